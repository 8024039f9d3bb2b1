/** What a seat knows of each colour's cards: those it holds, and those that may still come. No other hand is looked at. */
import type { Seat } from '../../kit/rules.ts';
import { CARDS, cardOf } from '../board.ts';
import { COPIES, PATHS, STEPS, VALUES } from '../data.ts';
import { ceilingOf, direction, floorOf } from '../rows.ts';
import type { State } from '../types.ts';

/** Cards between two values of a row, both included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** By colour, as counted last. */
interface Counted {
  /** Cards in hand that the row takes; all of the colour where it isn't begun. */
  readonly fitting: Int32Array;
  readonly held: Int32Array;
  /** Cards that the row takes and that may still come. */
  readonly unseen: Int32Array;
}

export const counted: Counted = {
  fitting: new Int32Array(PATHS),
  held: new Int32Array(PATHS),
  unseen: new Int32Array(PATHS),
};

/** By card, how many of it lie neither on the table, open on a pile nor in the hand of `seat`. */
const left = new Int32Array(CARDS);

/** Counts the cards of every colour for `seat`. Returns how many turns it needs to lay those that fit its rows. */
export function countCards(state: State, seat: Seat): number {
  const { seats, hands, laid, piles } = state;
  left.fill(COPIES);
  for (let owner = 0; owner < seats; owner++) {
    for (let card = 0; card < CARDS; card++) left[card]! -= laid[owner * CARDS + card]!;
  }
  for (const pile of piles) if (pile.length > 0) left[pile[pile.length - 1]!]! -= 1;
  let busy = 0;
  for (let colour = 0; colour < PATHS; colour++) {
    const begun = state.tops[seat * PATHS + colour]! >= 0;
    const low = begun ? floorOf(state, seat, colour) : cardOf(colour, 0);
    const high = begun ? ceilingOf(state, seat, colour) : cardOf(colour, VALUES - 1);
    let [fitting, held, unseen] = [0, 0, 0];
    for (let card = cardOf(colour, 0); card < cardOf(colour, VALUES); card++) {
      const own = hands[seat * CARDS + card]!;
      left[card]! -= own;
      held += own;
      if (card < low || card > high) continue;
      fitting += own;
      unseen += left[card]!;
    }
    counted.fitting[colour] = fitting;
    counted.held[colour] = held;
    counted.unseen[colour] = unseen;
    if (begun && state.steps[seat * PATHS + colour]! < STEPS) busy += fitting;
  }
  return busy;
}

/** Cards that a row would still take once `card` lies on it. A row that may still rise or fall goes where more values are left. */
export function rangeAfter(state: State, seat: Seat, colour: number, card: number): Range {
  const top = state.tops[seat * PATHS + colour]!;
  const lowest = cardOf(colour, 0);
  const highest = cardOf(colour, VALUES - 1);
  const way = top < 0 ? 0 : direction(state, seat, colour) || Math.sign(card - top);
  const rises = way > 0 || !state.options.bothDirections || (way === 0 && highest - card >= card - lowest);
  return rises ? { low: card, high: highest } : { low: lowest, high: card };
}

/** Cards of a range in the hand of `seat`. */
export function heldIn({ hands }: State, seat: Seat, { low, high }: Range): number {
  let count = 0;
  for (let card = low; card <= high; card++) count += hands[seat * CARDS + card]!;
  return count;
}

/** Cards of a range that may still come, as counted last. */
export function unseenIn({ low, high }: Range): number {
  let count = 0;
  for (let card = low; card <= high; card++) count += left[card]!;
  return count;
}

/** Whether `seat` has a row that takes a card, and its figure can go on. */
export function takes(state: State, seat: Seat, colour: number, card: number): boolean {
  const at = seat * PATHS + colour;
  if (state.tops[at]! < 0 || state.steps[at] === STEPS) return false;
  return card >= floorOf(state, seat, colour) && card <= ceilingOf(state, seat, colour);
}
