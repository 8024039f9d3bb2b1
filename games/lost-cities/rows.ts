/** The rows of cards in front of the players, and which cards may be laid on them. */
import type { Seat } from '../kit/rules.ts';
import { CARDS, cardOf, colourOf } from './board.ts';
import { PATHS, VALUES } from './data.ts';
import type { State } from './types.ts';

/** The cards of a row in the order they were laid. */
export function rowOf(state: State, seat: Seat, colour: number): readonly number[] {
  const row: number[] = [];
  for (let value = 0; value < VALUES; value++) {
    const card = cardOf(colour, value);
    for (let copy = 0; copy < state.laid[seat * CARDS + card]!; copy++) row.push(card);
  }
  return direction(state, seat, colour) < 0 ? row.toReversed() : row;
}

/** 1 for a row that can only rise, −1 for one that can only fall, 0 while both are possible. */
export function direction(state: State, seat: Seat, colour: number): number {
  if (!state.options.bothDirections) return 1;
  const at = seat * PATHS + colour;
  return Math.sign(state.tops[at]! - state.firsts[at]!);
}

/** The lowest card that can be laid on an existing row. */
export function floorOf(state: State, seat: Seat, colour: number): number {
  return direction(state, seat, colour) > 0 ? state.tops[seat * PATHS + colour]! : cardOf(colour, 0);
}

/** The highest card that can be laid on an existing row. */
export function ceilingOf(state: State, seat: Seat, colour: number): number {
  return direction(state, seat, colour) < 0 ? state.tops[seat * PATHS + colour]! : cardOf(colour, VALUES - 1);
}

/** Whether a row takes a card (Lost Cities 3.5); one that isn’t begun takes any of its colour. */
export function fits(state: State, seat: Seat, card: number): boolean {
  const colour = colourOf(card);
  return card >= floorOf(state, seat, colour) && card <= ceilingOf(state, seat, colour);
}

/** Puts a card on a row, and starts the row if there is none. */
export function lay(state: State, seat: Seat, card: number): void {
  const at = seat * PATHS + colourOf(card);
  if (state.tops[at]! < 0) state.firsts[at] = card;
  state.tops[at] = card;
  state.laid[seat * CARDS + card]! += 1;
}

/** Whether a new path must be started with the lowest card of its colour (Lost Cities 3.3). */
export function startsLowest(state: State): boolean {
  return state.options.lowestStart && !state.options.bothDirections;
}

/** The lowest card of a colour in the hand of `seat`, or −1. */
export function lowestHeld(state: State, seat: Seat, colour: number): number {
  const from = cardOf(colour, 0);
  for (let card = from; card < from + VALUES; card++) if (state.hands[seat * CARDS + card]! > 0) return card;
  return -1;
}
