/** How likely each seat is to win, from buildings on the board, what lies ready, and the shortest way between two shrines. */
import type { Seat } from '../../kit/rules.ts';
import { softmax } from '../../kit/search/softmax.ts';
import { PIECES } from '../data.ts';
import { gaps } from '../links.ts';
import type { State } from '../types.ts';

/** In buildings, what a card in hand is worth, an amphora, and the best link between shrines by the gaps left in it. */
const CARD = 0.18;
const AMPHORA = 0.6;
const LINKS: readonly number[] = [30, 14, 7, 3.5, 1.5, 0.5];
/** Cards beyond these are worth no more. */
export const MOST_CARDS = 12;
/** This many of the last buildings count for more. */
const LAST = 5;
/** Buildings of difference that make a chance e times as large. */
const SPREAD = 2.5;

/** Chances by seat. */
export function evaluate(state: State): readonly number[] {
  const strengths = state.pieces.map((done, seat) => {
    const cards = Math.min(state.handSizes[seat]!, MOST_CARDS) * CARD;
    return done + cards + state.amphorae[seat]! * AMPHORA + lastBuildings(done) * 0.8 + linkWorth(gapsOf(state, seat));
  });
  return softmax(strengths, SPREAD);
}

/** Of the last buildings, how many stand. */
export function lastBuildings(done: number): number {
  return Math.max(0, done - PIECES + LAST);
}

/** The gaps in the best link of a seat; Infinity where there are more than are worth counting. */
export function gapsOf(state: State, seat: Seat): number {
  return gaps(state, seat, LINKS.length);
}

/** What a link with so many gaps is worth, in buildings. */
export function linkWorth(missing: number): number {
  return LINKS[missing] ?? 0;
}
