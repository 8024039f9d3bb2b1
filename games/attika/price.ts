/** What a building costs on a hex, and which cards pay for it. */
import { ofSeat, sum } from '../kit/counts.ts';
import type { Seat } from '../kit/rules.ts';
import { FREE_BY, ROAD } from './board.ts';
import { BUILDINGS, TERRAIN_KINDS, ROAD_COST, SUBSTITUTE } from './data.ts';
import type { Bundle, State } from './types.ts';

/** The price: missing cards by terrain, plus cards of any terrain (for a road, and for founding a settlement). */
export interface Price {
  readonly missing: readonly number[];
  readonly any: number;
  /** The part of `any` that is for founding a settlement. */
  readonly fee: number;
  /** Whether it is free because of a building beside it. */
  readonly free: boolean;
}

const FREE: Price = { missing: [0, 0, 0, 0], any: 0, fee: 0, free: true };

/** The price of a building for a seat on an empty hex. Attika 4.1–4.7 */
export function priceOf(state: State, seat: Seat, kind: number, hex: number): Price {
  const beside = besideOwn(state, seat, hex);
  const freeBy = FREE_BY[kind]!;
  if (freeBy >= 0 && ((beside >> freeBy) & 1) === 1) return FREE;
  const fee = beside === 0 ? state.settlements[seat]! : 0;
  const marks = marksAround(state, hex);
  if (kind === ROAD) {
    const cost = Math.max(0, ROAD_COST - sum(marks));
    return { missing: [0, 0, 0, 0], any: cost + fee, fee, free: false };
  }
  const missing = BUILDINGS[kind]!.cost.map((cost, terrain) => Math.max(0, cost - marks[terrain]!));
  return { missing, any: fee, fee, free: false };
}

/** The kinds of the seat's own buildings next to a hex, as bits. */
function besideOwn(state: State, seat: Seat, hex: number): number {
  const { near } = state.land;
  const first = seat * BUILDINGS.length;
  let kinds = 0;
  for (let side = 0; side < 6; side++) {
    const other = near[hex * 6 + side]!;
    const kind = other < 0 ? -1 : state.built[other]! - first;
    if (kind >= 0 && kind < BUILDINGS.length) kinds |= 1 << kind;
  }
  return kinds;
}

/** How many marks of each terrain are on a hex and its empty neighbours. Attika 4.2 */
function marksAround(state: State, hex: number): number[] {
  const { near, marks } = state.land;
  const counts = [0, 0, 0, 0];
  if (marks[hex]! >= 0) counts[marks[hex]!]!++;
  for (let side = 0; side < 6; side++) {
    const other = near[hex * 6 + side]!;
    if (other >= 0 && state.built[other] === -1 && marks[other]! >= 0) counts[marks[other]!]!++;
  }
  return counts;
}

/** The fewest cards that pay the price; more than the seat has if it can't pay. */
export function leastCards(state: State, seat: Seat, { missing, any }: Price): number {
  let cards = any;
  for (let terrain = 0; terrain < TERRAIN_KINDS; terrain++) {
    const own = Math.min(missing[terrain]!, state.hands[seat * TERRAIN_KINDS + terrain]!);
    cards += own + (missing[terrain]! - own) * SUBSTITUTE;
  }
  return cards;
}

/**
 * The fewest cards that pay a price the seat can afford. Cards of any terrain are taken from those that the seat has
 * most of.
 */
export function cheapestCards(state: State, seat: Seat, price: Price): Bundle {
  const left = ofSeat(state.hands, seat, TERRAIN_KINDS);
  const given = [0, 0, 0, 0];
  let rest = leastCards(state, seat, price);
  for (let terrain = 0; terrain < TERRAIN_KINDS; terrain++) {
    given[terrain] = Math.min(price.missing[terrain]!, left[terrain]!);
    left[terrain]! -= given[terrain]!;
    rest -= given[terrain]!;
  }
  for (; rest > 0; rest--) {
    const most = left.indexOf(Math.max(...left));
    left[most]!--;
    given[most]!++;
  }
  return given;
}

/** Whether these cards pay a price exactly. A card counts for its own terrain if that is missing. Attika 4.4 */
export function pays(cards: Bundle, { missing, any }: Price): boolean {
  let given = 0;
  let due = any;
  for (let terrain = 0; terrain < TERRAIN_KINDS; terrain++) {
    const own = Math.min(missing[terrain]!, cards[terrain]!);
    given += cards[terrain]!;
    due += own + (missing[terrain]! - own) * SUBSTITUTE;
  }
  return given === due;
}

/** Moves the cards from a hand to the discards. */
export function pay(state: State, seat: Seat, cards: Bundle): void {
  for (let terrain = 0; terrain < TERRAIN_KINDS; terrain++) {
    state.hands[seat * TERRAIN_KINDS + terrain]! -= cards[terrain]!;
    state.handSizes[seat]! -= cards[terrain]!;
    state.discards[terrain]! += cards[terrain]!;
  }
}
