/** Moves cards between hands and the bank. Every change of a hand goes through here, so that sums stay right. */
import type { Seat } from '../kit/rules.ts';
import { BANK_COUNT, COSTS, KINDS, KNIGHT } from './data.ts';
import type { Bundle, KatasonRefusal, State } from './types.ts';

const THINGS = ['road', 'house', 'city', 'card'] as const;

export function holds(state: State, seat: Seat, cards: Bundle): boolean {
  const { hands } = state;
  const at = seat * KINDS;
  for (let kind = 0; kind < KINDS; kind++) if (hands[at + kind]! < cards[kind]!) return false;
  return true;
}

/**
 * The bits in the result of `canPay`: things to buy, and from `FIRST_KIND` on the resources of which the hand has enough
 * to trade with the bank.
 */
export const CAN = { road: 1, house: 2, city: 4, card: 8 } as const;
const FIRST_KIND = THINGS.length;

/** By resource and number of cards: the things for which that number is enough. */
const ENOUGH = Uint8Array.from(
  Array.from({ length: KINDS * (BANK_COUNT + 1) }, (_, at) => {
    const [kind, count] = [Math.floor(at / (BANK_COUNT + 1)), at % (BANK_COUNT + 1)];
    return THINGS.reduce((things, thing) => (COSTS[thing][kind]! <= count ? things | CAN[thing] : things), 0);
  }),
);

/** What a hand can pay for, and the resources that it can give the bank in exchange, as bits. */
export function canPay({ hands, rates }: State, seat: Seat): number {
  let things = CAN.road | CAN.house | CAN.city | CAN.card;
  let kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = hands[seat * KINDS + kind]!;
    things &= ENOUGH[kind * (BANK_COUNT + 1) + count]!;
    if (count >= rates[seat * KINDS + kind]!) kinds |= 1 << kind;
  }
  return things | (kinds << FIRST_KIND);
}

/** The part of `canPay`'s result with the resources for the bank, as bits. */
export function kindsOf(things: number): number {
  return things >> FIRST_KIND;
}

/** Why `seat` can't pay a price: the missing cards by resource. */
export function refusePrice(state: State, seat: Seat, price: Bundle): KatasonRefusal | undefined {
  if (holds(state, seat, price)) return undefined;
  const missing = price.map((count, kind) => Math.max(0, count - state.hands[seat * KINDS + kind]!));
  return { code: 'cantAfford', missing };
}

/** Moves cards from the bank to a hand; a negative count moves them back. */
export function gain(state: State, seat: Seat, kind: number, count: number): void {
  state.bank[kind]! -= count;
  state.hands[seat * KINDS + kind]! += count;
  state.handSizes[seat]! += count;
}

/** Moves cards from a hand to the bank. */
export function pay(state: State, seat: Seat, cards: Bundle): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const count = cards[kind]!;
    if (count > 0) gain(state, seat, kind, -count);
  }
}

/** Moves cards from one hand to another. */
export function hand(state: State, from: Seat, to: Seat, kind: number, count: number): void {
  state.hands[from * KINDS + kind]! -= count;
  state.hands[to * KINDS + kind]! += count;
  state.handSizes[from]! -= count;
  state.handSizes[to]! += count;
}

/** How many knights `seat` has used. */
export function knightsOf(state: State, seat: Seat): number {
  return state.played[seat * KINDS + KNIGHT]!;
}

/** Two players change cards: `seat` gives `gives` and gets `gets`. */
export function swap(state: State, seat: Seat, partner: Seat, gives: Bundle, gets: Bundle): void {
  for (let kind = 0; kind < KINDS; kind++) hand(state, seat, partner, kind, gives[kind]! - gets[kind]!);
}
