/** What the network that says what a path will still bring looks at. Hands count as they lie: in a search they are a guess anyway. */
import type { Seat } from '../../kit/rules.ts';
import { CARDS, cardOf, spaceOf } from '../board.ts';
import {
  BRIDGE,
  CROSSINGS,
  EXPLORERS,
  PATHS,
  RESEARCHER_FACTOR,
  STATUE,
  STEP,
  STEPS,
  STEP_POINTS,
  TILE_POINTS,
  VALUES,
} from '../data.ts';
import { crossings } from '../figures.ts';
import { ceilingOf, direction, floorOf } from '../rows.ts';
import type { State } from '../types.ts';
import { counted, countCards, takes } from './cards.ts';
import { turnsLeft } from './outlook.ts';

/** Inputs that all paths of a seat share come first. */
export const SHARED = 13;
export const INPUTS = SHARED + 20;

/** Writes the inputs of all paths of a seat: the shared ones into `shared`, then each path's others one after the other into `own`. */
export function notePaths(state: State, seat: Seat, shared: Float64Array, own: Float64Array): void {
  const busy = countCards(state, seat);
  const left = turnsLeft(state);
  let begun = 0;
  for (let colour = 0; colour < PATHS; colour++) if (state.steps[seat * PATHS + colour]! > 0) begun++;
  const turn = state.turn === seat;
  shared[0] = 1;
  shared[1] = left / 20;
  shared[2] = state.deckSize / 50;
  shared[3] = crossings(state) / CROSSINGS;
  shared[4] = busy / 8;
  shared[5] = begun / PATHS;
  shared[6] = state.researchers[seat]! < 0 ? 1 : 0;
  shared[7] = turn ? 1 : 0;
  shared[8] = turn && state.stage === 'draw' ? 1 : 0;
  shared[9] = Math.min(1, left / 8);
  shared[10] = (state.seats - 2) / 2;
  shared[11] = state.explorersLeft[seat]! / EXPLORERS;
  shared[12] = state.options.bothDirections ? 1 : 0;
  own.fill(0);
  for (let colour = 0; colour < PATHS; colour++) notePath(state, seat, colour, own, colour * (INPUTS - SHARED));
}

function notePath(state: State, seat: Seat, colour: number, to: Float64Array, at: number): void {
  const path = seat * PATHS + colour;
  const step = state.steps[path]!;
  const top = state.tops[path]!;
  const researcher = state.researchers[seat] === colour;
  to[at] = top < 0 ? 1 : 0;
  to[at + 1] = step / STEPS;
  to[at + 2] = ((researcher ? RESEARCHER_FACTOR : 1) * STEP_POINTS[step]!) / 50;
  to[at + 3] = researcher ? 1 : 0;
  to[at + 4] = top < 0 ? 0 : openOf(state, seat, colour) / VALUES;
  to[at + 5] = counted.fitting[colour]! / 4;
  to[at + 6] = counted.held[colour]! / 4;
  to[at + 7] = counted.unseen[colour]! / 10;
  to[at + 8] = Math.min(1, counted.fitting[colour]! / 2);
  to[at + 9] = gapOf(state, seat, colour) / 10;
  to[at + 10] = step === STEPS ? 1 : 0;
  to[at + 11] = step > BRIDGE ? 1 : 0;
  noteAhead(state, colour, step, to, at + 12);
  let [best, fits] = [0, 0];
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, state.steps[other * PATHS + colour]!);
  }
  const pile = state.piles[colour]!;
  if (pile.length > 0 && takes(state, seat, colour, pile[pile.length - 1]!)) fits = 1;
  to[at + 15] = best / STEPS;
  to[at + 16] = fits;
  to[at + 17] = researcher ? counted.fitting[colour]! / 4 : 0;
  to[at + 18] = researcher ? step / STEPS : 0;
  to[at + 19] = step > 0 && step < 4 ? 1 : 0;
}

/** How many values a row still takes. */
function openOf(state: State, seat: Seat, colour: number): number {
  return ceilingOf(state, seat, colour) - floorOf(state, seat, colour) + 1;
}

/** How far from the row's top its nearest fitting card in hand is; for a row that isn't begun, how high the lowest card is. */
function gapOf(state: State, seat: Seat, colour: number): number {
  const top = state.tops[seat * PATHS + colour]!;
  const hand = seat * CARDS;
  const lowest = cardOf(colour, 0);
  const highest = lowest + VALUES - 1;
  const from = top < 0 ? lowest : top;
  const way = top < 0 ? 1 : direction(state, seat, colour);
  for (let gap = 0; gap < VALUES; gap++) {
    if (way >= 0 && from + gap <= highest && state.hands[hand + from + gap]! > 0) return gap;
    if (way <= 0 && from - gap >= lowest && state.hands[hand + from - gap]! > 0) return gap;
  }
  return VALUES;
}

/** Notes the statues, steps and points ahead of a figure; they count for less the farther away they are. */
function noteAhead(state: State, colour: number, step: number, to: Float64Array, at: number): void {
  for (let next = step + 1; next <= STEPS; next++) {
    const tile = state.tiles[spaceOf(colour, next)]!;
    if (tile < 0) continue;
    const near = 1 / (next - step);
    if (tile === STATUE) to[at]! += near;
    else if (tile === STEP) to[at + 1]! += near;
    else to[at + 2]! += (near * TILE_POINTS[tile]!) / 10;
  }
}
