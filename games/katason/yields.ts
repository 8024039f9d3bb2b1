/**
 * What the houses and cities around each hex draw from it. Something is built in one move of sixty, so what was counted is
 * kept from call to call; it is counted anew for another state, or when the pieces left tell that something was built.
 */
import { filled } from '../kit/counts.ts';
import { cornersOfHex, hexes } from './board.ts';
import { leftToAll, ownerOf, yieldOf } from './buildings.ts';
import { DESERT, KINDS } from './data.ts';
import type { State } from './types.ts';

const HEXES = hexes.length;
/** Numbers are 0 (the desert) to 12. */
const NUMBERS = 13;

/** Everything that follows from terrain, numbers and buildings. Seats count from 0 to 3 however many there are. */
export interface Yields {
  /** Cards a roll brings each seat from a hex, by `4 * hex + seat`, */
  readonly cards: Uint8Array;
  /** all of them together, */
  readonly total: Uint8Array;
  /** the same by seat in one word, four bits each from seat 0 up, */
  readonly packed: Uint16Array;
  /** and the cards of all hexes that bear a number. */
  readonly drawn: Uint8Array;
  /** For each seat its pips by resource, cities twice, as if there were no robber. */
  readonly income: readonly number[][];
  /** The owners of houses and cities around each hex, as a set of bits. */
  readonly owners: Uint8Array;
  /** The first hex that bears a number, and the next one with the same after each hex; −1 for none. */
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

/** Good until something is built, and until the next call for another state. */
export function yieldsOf(state: State): Yields {
  const built = piecesLeft(state);
  if (countedFor === state && countedAt === built) return counted;
  countedFor = state;
  countedAt = built;
  chainNumbers(state.numbers);
  counted.drawn.fill(0);
  for (let seat = 0; seat < 4; seat++) for (let kind = 0; kind < KINDS; kind++) counted.income[seat]![kind] = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    countHex(state, hex);
    counted.drawn[state.numbers[hex]!]! += counted.total[hex]!;
  }
  return counted;
}

/** Changes with every house and city that is built. */
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

function countHex({ corners, terrain, numbers }: State, hex: number): void {
  const { cards, total, packed, owners, income } = counted;
  const kind = terrain[hex]!;
  const chances = pips(numbers[hex]!);
  for (let seat = 0; seat < 4; seat++) cards[4 * hex + seat] = 0;
  total[hex] = 0;
  packed[hex] = 0;
  owners[hex] = 0;
  const around = cornersOfHex[hex]!;
  for (let i = 0; i < around.length; i++) {
    const building = corners[around[i]!]!;
    if (building === 0) continue;
    const owner = ownerOf(building);
    const count = yieldOf(building);
    cards[4 * hex + owner]! += count;
    total[hex] += count;
    packed[hex] += count << (4 * owner);
    owners[hex] |= 1 << owner;
    if (kind !== DESERT) income[owner]![kind]! += count * chances;
  }
}

/** Chances in 36 that a number is rolled; 0 for the desert. */
export function pips(number: number): number {
  return number === 0 ? 0 : 6 - Math.abs(7 - number);
}
