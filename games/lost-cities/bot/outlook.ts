/** How an expedition is likely to go on for a seat. Worths are in points. */
import type { Seat } from '../../kit/rules.ts';
import { CARDS } from '../board.ts';
import { BRIDGE, CROSSINGS, STEPS, STEP_POINTS, VALUES } from '../data.ts';
import { ceilingOf, floorOf } from '../rows.ts';
import type { State } from '../types.ts';

/** Turns a seat has for each of its share of the deck's cards: more than one, since some draw discards instead. */
const PER_CARD = 1.15;
/** What part of all steps the figures nearest to their bridges make. */
const HURRY = 0.28;
/** Fitting cards that a turn brings on average to a row that takes every value. */
const LUCK = 0.14;

const distances: number[] = Array.from({ length: BRIDGE + 2 }, () => 0);

/** About how many turns each seat still has in this expedition. */
export function turnsLeft(state: State): number {
  const { seats, steps } = state;
  distances.fill(0);
  let needed = CROSSINGS;
  for (let at = 0; at < steps.length; at++) {
    if (steps[at]! > BRIDGE) needed--;
    else distances[BRIDGE + 1 - steps[at]!]! += 1;
  }
  let walk = 0;
  for (let distance = 1; distance < distances.length && needed > 0; distance++) {
    const count = Math.min(needed, distances[distance]!);
    walk += count * distance;
    needed -= count;
  }
  return Math.min((PER_CARD * state.deckSize) / seats, walk / (HURRY * seats));
}

/** How many cards in the hand of `seat` fit its row of a colour. */
export function fitting(state: State, seat: Seat, colour: number): number {
  const hand = seat * CARDS;
  const ceiling = ceilingOf(state, seat, colour);
  let count = 0;
  for (let card = floorOf(state, seat, colour); card <= ceiling; card++) count += state.hands[hand + card]!;
  return count;
}

/** The points a figure will have after `left` turns, from its step, the cards in hand that fit, and how many values its row still takes. */
export function pathWorth(step: number, fits: number, values: number, left: number): number {
  const steps = Math.min(fits + (LUCK * left * values) / VALUES, left);
  const reached = Math.min(step + steps, STEPS);
  const whole = Math.floor(reached);
  const from = STEP_POINTS[whole]!;
  return whole === STEPS ? from : from + (reached - whole) * (STEP_POINTS[whole + 1]! - from);
}
