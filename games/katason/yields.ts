/**
 * What houses and cities get from the hexes. Only about one move in sixty builds something, so the counts are cached:
 * they are recomputed for another state, or when the number of pieces left shows that something was built.
 */
import { filled } from '../kit/counts.ts';
import { corners as cornerSites, hexes, hexesOfCorner } from './board.ts';
import { leftToAll, ownerOf, yieldOf } from './buildings.ts';
import { DESERT, KINDS } from './data.ts';
import type { State } from './types.ts';

const HEXES = hexes.length;
const CORNERS = cornerSites.length;
/** Numbers are 0 (the desert) to 12. */
const NUMBERS = 13;

/** Everything that follows from terrain, numbers and buildings. Arrays have room for four seats, however many play. */
export interface Yields {
  /** How many cards a roll brings each seat from a hex, by `4 * hex + seat`. */
  readonly cards: Uint8Array;
  /** By hex: the sum over all seats. */
  readonly total: Uint8Array;
  /** By hex: the same cards by seat, in one word with four bits for each seat. */
  readonly packed: Uint16Array;
  /** By number: the cards of all hexes with that number. */
  readonly drawn: Uint8Array;
  /** For each seat: its pips by resource, with cities counted twice and the robber ignored. */
  readonly income: readonly number[][];
  /** By hex: the owners of the houses and cities around it, as bits. */
  readonly owners: Uint8Array;
  /** By number: the first hex with it; and by hex, the next one with the same number. −1 for none. */
  readonly first: Int8Array;
  readonly next: Int8Array;
}

const counted: Yields = {
  cards: new Uint8Array(4 * HEXES),
  total: new Uint8Array(HEXES),
  packed: new Uint16Array(HEXES),
  drawn: new Uint8Array(NUMBERS),
  income: [0, 1, 2, 3].map(() => filled(KINDS, 0)),
  owners: new Uint8Array(HEXES),
  first: new Int8Array(NUMBERS),
  next: new Int8Array(HEXES),
};
let countedFor: State | undefined;
let countedAt = -1;

/** The yields of a state. Valid until something is built, and until the next call for another state. */
export function yieldsOf(state: State): Yields {
  const built = piecesLeft(state);
  if (countedFor === state && countedAt === built) return counted;
  countedFor = state;
  countedAt = built;
  clear();
  chainNumbers(state.numbers);
  for (let corner = 0; corner < CORNERS; corner++) if (state.corners[corner] !== 0) count(state, corner);
  return counted;
}

/** A number that changes with every house and city. */
function piecesLeft({ housesLeft, citiesLeft }: State): number {
  return leftToAll(housesLeft) + 32 * leftToAll(citiesLeft);
}

function chainNumbers(numbers: readonly number[]): void {
  const { first, next } = counted;
  first.fill(-1);
  for (let hex = HEXES - 1; hex >= 0; hex--) {
    next[hex] = first[numbers[hex]!]!;
    first[numbers[hex]!] = hex;
  }
}

function clear(): void {
  const { cards, total, packed, drawn, owners, income } = counted;
  for (let at = 0; at < 4 * HEXES; at++) cards[at] = 0;
  for (let hex = 0; hex < HEXES; hex++) total[hex] = packed[hex] = owners[hex] = 0;
  for (let number = 0; number < NUMBERS; number++) drawn[number] = 0;
  for (let seat = 0; seat < income.length; seat++) {
    for (let kind = 0; kind < KINDS; kind++) income[seat]![kind] = 0;
  }
}

/** Adds what the building on a corner gets. */
function count({ corners, terrain, numbers }: State, corner: number): void {
  const { cards, total, packed, drawn, owners, income } = counted;
  const owner = ownerOf(corners[corner]!);
  const each = yieldOf(corners[corner]!);
  const around = hexesOfCorner[corner]!;
  for (let i = 0; i < around.length; i++) {
    const hex = around[i]!;
    const kind = terrain[hex]!;
    cards[4 * hex + owner]! += each;
    total[hex]! += each;
    packed[hex]! += each << (4 * owner);
    owners[hex]! |= 1 << owner;
    drawn[numbers[hex]!]! += each;
    if (kind !== DESERT) income[owner]![kind]! += each * pips(numbers[hex]!);
  }
}

/** The chances, in 36ths, that a number is rolled; 0 for the desert. */
export function pips(number: number): number {
  return number === 0 ? 0 : 6 - Math.abs(7 - number);
}
