/** What the network that plays Lost Cities looks at in a move: nothing that its seat couldn't see. */
import type { Seat } from '../../kit/rules.ts';
import { CARDS, colourOf, spaceOf, valueOf } from '../board.ts';
import {
  BRIDGE,
  CROSSINGS,
  EXPEDITIONS,
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
import { stepScore } from '../score.ts';
import type { LostCitiesMove, State } from '../types.ts';
import { counted, countCards, heldIn, rangeAfter, takes, unseenIn } from './cards.ts';
import { pathWorth, turnsLeft } from './outlook.ts';
import { worthOf } from './worth.ts';

/** Inputs that all moves of a decision share come first. */
export const SHARED = 16;
export const INPUTS = SHARED + 53;
/** No decision has more moves than this. */
export const MOST_MOVES = 64;

/** Where each kind of input begins among those of a move. */
const AT = { kind: 0, worth: 8, path: 9, step: 16, card: 31, hand: 38 } as const;

/** The input that tells what a move looks worth at first sight. */
export const WORTH = SHARED + AT.worth;

/** What is the same for all moves of the decision looked at. */
const now = { left: 0, crossed: 0, busy: 0, lead: 0 };

/** Writes the inputs of all moves: the shared ones into `shared`, then each move's others one after the other into `own`. */
export function noteMoves(
  state: State,
  seat: Seat,
  moves: readonly LostCitiesMove[],
  shared: Float64Array,
  own: Float64Array,
): void {
  noteShared(state, seat, shared);
  own.fill(0, 0, moves.length * (INPUTS - SHARED));
  for (let i = 0; i < moves.length; i++) noteMove(state, seat, moves[i]!, own, i * (INPUTS - SHARED));
}

function noteShared(state: State, seat: Seat, to: Float64Array): void {
  const { seats, steps } = state;
  now.left = turnsLeft(state);
  now.busy = countCards(state, seat);
  now.crossed = crossings(state);
  let [begun, others] = [0, 0];
  for (let at = 0; at < steps.length; at++) {
    if (steps[at] === 0) continue;
    if (Math.floor(at / PATHS) === seat) begun++;
    else others++;
  }
  now.lead = leadOf(state, seat);
  to[0] = 1;
  to[1] = now.left / 20;
  to[2] = state.deckSize / 50;
  to[3] = now.crossed / CROSSINGS;
  to[4] = begun / PATHS;
  to[5] = others / PATHS / (seats - 1);
  to[6] = now.busy / 8;
  to[7] = now.lead / 100;
  to[8] = state.researchers[seat]! < 0 ? 1 : 0;
  to[9] = state.stalled / 50;
  to[10] = Math.min(1, now.left / 8);
  to[11] = (EXPEDITIONS[state.options.length] - state.expeditions.length - 1) / 2;
  to[12] = (seats - 2) / 2;
  to[13] = state.explorersLeft[seat]! / EXPLORERS;
  to[14] = state.options.bothDirections ? 1 : 0;
  to[15] = state.options.lowestStart ? 0 : 1;
}

/** What the figures of `seat` score where they stand, less the best rival's. */
function leadOf(state: State, seat: Seat): number {
  let [own, best] = [0, -Infinity];
  for (let other = 0; other < state.seats; other++) {
    const { explorers, researcher } = stepScore(state, other);
    if (other === seat) own = explorers + researcher;
    else best = Math.max(best, explorers + researcher);
  }
  return own - best;
}

function noteMove(state: State, seat: Seat, move: LostCitiesMove, to: Float64Array, at: number): void {
  to[at + AT.worth] = worthOf(state, seat, move, now.left) / 10;
  switch (move.type) {
    case 'startPath': {
      const researcher = move.figure === 'researcher';
      to[at + AT.kind + (researcher ? 1 : 0)] = 1;
      noteStep(state, seat, colourOf(move.card), researcher, to, at);
      noteLaid(state, seat, move.card, researcher, to, at);
      return;
    }
    case 'advance':
      to[at + AT.kind + 2] = 1;
      noteStep(state, seat, colourOf(move.card), false, to, at);
      noteLaid(state, seat, move.card, false, to, at);
      return;
    case 'discard':
      to[at + AT.kind + 3] = 1;
      notePath(state, seat, colourOf(move.card), false, to, at);
      noteCard(state, seat, move.card, to, at);
      noteBuried(state, seat, colourOf(move.card), to, at);
      return;
    case 'moveFigure':
      to[at + AT.kind + 4] = 1;
      noteStep(state, seat, move.colour, false, to, at);
      return;
    case 'takeDiscard':
      to[at + AT.kind + 5] = 1;
      notePath(state, seat, move.colour, false, to, at);
      noteCard(state, seat, state.piles[move.colour]!.at(-1)!, to, at);
      return;
    default:
      to[at + AT.kind + (move.type === 'drawCard' ? 6 : 7)] = 1;
  }
}

/** Notes the path a move is about. Returns whether the researcher walks it. */
function notePath(state: State, seat: Seat, colour: number, starts: boolean, to: Float64Array, at: number): boolean {
  const { seats, steps, tops } = state;
  const own = seat * PATHS + colour;
  const researcher = starts || state.researchers[seat] === colour;
  let [best, without] = [0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, steps[other * PATHS + colour]!);
    if (tops[other * PATHS + colour]! < 0) without++;
  }
  const path = at + AT.path;
  to[path] = steps[own]! / STEPS;
  to[path + 1] = researcher ? 1 : 0;
  to[path + 2] = counted.held[colour]! / 4;
  to[path + 3] = counted.unseen[colour]! / 10;
  to[path + 4] = tops[own]! < 0 ? 1 : 0;
  to[path + 5] = without / (seats - 1);
  to[path + 6] = best / STEPS;
  return researcher;
}

/** Notes a figure's step, by a card or free. */
function noteStep(state: State, seat: Seat, colour: number, starts: boolean, to: Float64Array, at: number): void {
  const researcher = notePath(state, seat, colour, starts, to, at);
  const factor = researcher ? RESEARCHER_FACTOR : 1;
  const from = state.steps[seat * PATHS + colour]!;
  const step = at + AT.step;
  if (from === STEPS) {
    to[step] = 1;
    return;
  }
  const next = from + 1;
  to[step + 1] = (factor * (STEP_POINTS[next]! - STEP_POINTS[from]!)) / 30;
  to[step + 2] = (factor * STEP_POINTS[next]!) / 50;
  to[step + 3] = next / STEPS;
  to[step + 4] = next === 4 ? 1 : 0;
  to[step + 5] = next === STEPS ? 1 : 0;
  const tile = state.tiles[spaceOf(colour, next)]!;
  if (tile === STATUE) to[step + 6] = 1;
  else if (tile === STEP) to[step + 7] = 1;
  else if (tile >= 0) to[step + 8] = TILE_POINTS[tile]! / 10;
  if (next === BRIDGE + 1) noteCrossing(to, step + 9);
  if (next === STEPS) return;
  const ahead = state.tiles[spaceOf(colour, next + 1)]!;
  if (ahead === STATUE) to[step + 13] = 1;
  else if (ahead >= 0) to[step + 14] = 1;
}

function noteCrossing(to: Float64Array, at: number): void {
  to[at] = 1;
  if (now.crossed === CROSSINGS - 1) {
    to[at + 1] = 1;
    to[at + 2] = now.lead / 50;
  } else to[at + 3] = now.crossed / CROSSINGS;
}

/** Notes a card laid on a row: what it skips, and what could follow it. */
function noteLaid(state: State, seat: Seat, card: number, starts: boolean, to: Float64Array, at: number): void {
  const colour = colourOf(card);
  const own = seat * PATHS + colour;
  const begun = state.tops[own]! >= 0;
  const factor = starts || state.researchers[seat] === colour ? RESEARCHER_FACTOR : 1;
  const range = rangeAfter(state, seat, colour, card);
  const after = heldIn(state, seat, range) - 1;
  const turns = Math.max(0, now.left - 1 - (begun ? 0 : now.busy));
  const laid = at + AT.card;
  to[laid] = begun ? Math.abs(card - state.tops[own]!) / 10 : 0;
  to[laid + 1] = (counted.fitting[colour]! - 1 - after) / 3;
  to[laid + 2] = after / 4;
  to[laid + 3] = unseenIn(range) / 10;
  to[laid + 4] = valueOf(card) / 10;
  to[laid + 5] = (range.high - range.low) / 10;
  const step = Math.min(state.steps[own]! + 1, STEPS);
  to[laid + 6] = (factor * pathWorth(step, after, range.high - range.low + 1, turns)) / 30;
}

/** Notes a card given away or taken: whose rows it fits. */
function noteCard(state: State, seat: Seat, card: number, to: Float64Array, at: number): void {
  const { seats, tops } = state;
  const colour = colourOf(card);
  const hand = at + AT.hand;
  if (takes(state, seat, colour, card)) {
    to[hand] = 1;
    to[hand + 1] = Math.abs(card - tops[seat * PATHS + colour]!) / 10;
    to[hand + 2] = counted.fitting[colour]! / 4;
    to[hand + 3] = state.researchers[seat] === colour ? 1 : 0;
  } else if (tops[seat * PATHS + colour]! >= 0) to[hand + 4] = 1;
  const next = (seat + 1) % seats;
  for (let other = 0; other < seats; other++) {
    if (other === seat || !takes(state, other, colour, card)) continue;
    const near = other === next ? hand + 5 : hand + 8;
    to[near] = 1;
    to[near + 1] = Math.abs(card - tops[other * PATHS + colour]!) / 10;
    if (state.researchers[other] === colour) to[near + 2] = 1;
  }
  to[hand + 11] = valueOf(card) / VALUES;
  if (state.hands[seat * CARDS + card]! > 1) to[hand + 12] = 1;
}

/** Notes whether the card that a discard covers would fit the next seat's row, or one's own. */
function noteBuried(state: State, seat: Seat, colour: number, to: Float64Array, at: number): void {
  const top = state.piles[colour]!.at(-1);
  if (top === undefined) return;
  const next = (seat + 1) % state.seats;
  if (takes(state, next, colour, top)) to[at + AT.hand + 13] = 1;
  if (takes(state, seat, colour, top)) to[at + AT.hand + 14] = 1;
}
