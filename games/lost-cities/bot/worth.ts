/** What each move looks worth at first sight, in points; only differences matter. */
import type { Seat } from '../../kit/rules.ts';
import { CARDS, colourOf, spaceOf, valueOf } from '../board.ts';
import { PATHS, RESEARCHER_FACTOR, STATUE, STEP, STEPS, STEP_POINTS, TILE_POINTS, VALUES } from '../data.ts';
import { ceilingOf, floorOf } from '../rows.ts';
import type { LostCitiesMove, State } from '../types.ts';
import { fitting, pathWorth } from './outlook.ts';

/** What a step is worth beyond its own points, for where it leads. */
const STEP_WORTH = 7;
const STATUE_WORTH = 10;
const FREE_STEP_WORTH = 5.5;
/** What is lost with each value skipped on a row, and with each own card skipped. */
const SKIPPED = 1.6;
const OWN_SKIPPED = 7;
/** What a fitting card in hand is worth, before what it would skip is taken off. */
const FITTING = 8;
/** What a card of a colour not started is worth, and how much more for each card of its colour in hand. */
const UNSTARTED = 0.5;
const COMPANY = 1.2;
/** What a card is worth to a rival whose row it continues, less what it would skip. */
const GIFT = 5;
/** What a card from the deck is worth. */
const UNKNOWN = 3;
/** So many turns are enough to wait for better cards; starting a path takes so many more. */
const PATIENT_TURNS = 8;
const START_TURNS = 5;
/** How much of what a path promises is won by starting it now. */
const START_SHARE = 0.3;
/** How much more than an explorer the one researcher must promise. */
const RESEARCHER_PRICE = 25;
/** What it is worth to start a path that promises nothing. */
const HOPELESS = -20;

/** `left` is `turnsLeft(state)`. */
export function worthOf(state: State, seat: Seat, move: LostCitiesMove, left: number): number {
  switch (move.type) {
    case 'startPath':
      return startWorth(state, seat, move.card, move.figure === 'researcher', left);
    case 'advance':
      return stepWorth(state, seat, colourOf(move.card)) - skipLoss(state, seat, move.card, left);
    case 'discard':
      return -keepWorth(state, seat, move.card, left) - giftWorth(state, seat, move.card);
    case 'moveFigure':
      return stepWorth(state, seat, move.colour);
    case 'declineStep':
      return 0;
    case 'drawCard':
      return UNKNOWN;
    default:
      return keepWorth(state, seat, state.piles[move.colour]!.at(-1)!, left);
  }
}

/** What moving the figure on a path is worth, with the tile it reaches. */
function stepWorth(state: State, seat: Seat, colour: number): number {
  const step = state.steps[seat * PATHS + colour]!;
  if (step === STEPS) return 0;
  const factor = state.researchers[seat] === colour ? RESEARCHER_FACTOR : 1;
  const points = STEP_POINTS[step + 1]! - STEP_POINTS[step]!;
  const helps = step + 1 === STEPS && state.options.summitBonus === 'arrival' ? FREE_STEP_WORTH : 0;
  return (factor * (points + STEP_WORTH)) / 2 + helps + tileWorth(state.tiles[spaceOf(colour, step + 1)]!);
}

function tileWorth(tile: number): number {
  if (tile < 0) return 0;
  if (tile === STATUE) return STATUE_WORTH;
  return tile === STEP ? FREE_STEP_WORTH : TILE_POINTS[tile]!;
}

/** What is lost on a row by laying a fitting card that skips others. */
function skipLoss(state: State, seat: Seat, card: number, left: number): number {
  const top = state.tops[seat * PATHS + colourOf(card)]!;
  const low = Math.min(top, card);
  const high = Math.max(top, card);
  let own = 0;
  for (let skipped = low; skipped <= high; skipped++) if (skipped !== card) own += state.hands[seat * CARDS + skipped]!;
  return (SKIPPED * (high - low) + OWN_SKIPPED * own) * patience(left);
}

/** What a card is worth to `seat`, in its hand or about to be. */
function keepWorth(state: State, seat: Seat, card: number, left: number): number {
  const colour = colourOf(card);
  const top = state.tops[seat * PATHS + colour]!;
  if (top < 0) return (UNSTARTED + COMPANY * held(state, seat, colour)) * patience(left - START_TURNS);
  if (!fits(state, seat, card)) return 0;
  return Math.max(1, FITTING - SKIPPED * Math.abs(card - top) * patience(left));
}

/** What a discard is worth to the rivals. Who is later at turn counts for less, since the card may be gone by then. */
function giftWorth(state: State, seat: Seat, card: number): number {
  const colour = colourOf(card);
  let worth = 0;
  let share = 1;
  for (let i = 1; i < state.seats; i++) {
    const rival = (seat + i) % state.seats;
    const top = state.tops[rival * PATHS + colour]!;
    if (top >= 0 && fits(state, rival, card)) worth += share * Math.max(0, GIFT - SKIPPED * Math.abs(card - top));
    share /= 2;
  }
  return worth;
}

/** What starting a path promises, from the cards in hand and the turns left for it. */
function startWorth(state: State, seat: Seat, card: number, researcher: boolean, left: number): number {
  const company = held(state, seat, colourOf(card)) - 1;
  const turns = left - 1 - busy(state, seat);
  if (turns <= 0) return HOPELESS;
  const promise = pathWorth(1, company, VALUES - valueOf(card), turns);
  const points = researcher ? RESEARCHER_FACTOR * promise - RESEARCHER_PRICE : promise;
  return START_SHARE * points + (promise > 0 ? 0 : HOPELESS);
}

/** How many turns `seat` needs for the fitting cards it holds. */
function busy(state: State, seat: Seat): number {
  let count = 0;
  for (let colour = 0; colour < PATHS; colour++) {
    if (state.tops[seat * PATHS + colour]! >= 0) count += fitting(state, seat, colour);
  }
  return count;
}

function held(state: State, seat: Seat, colour: number): number {
  const from = seat * CARDS + colour * VALUES;
  let count = 0;
  for (let at = from; at < from + VALUES; at++) count += state.hands[at]!;
  return count;
}

/** Whether a card would move the figure of `seat` on. */
function fits(state: State, seat: Seat, card: number): boolean {
  const colour = colourOf(card);
  if (state.steps[seat * PATHS + colour] === STEPS) return false;
  return card >= floorOf(state, seat, colour) && card <= ceilingOf(state, seat, colour);
}

/** 1 while there is time to wait for better cards, 0 at the end. */
function patience(left: number): number {
  return Math.min(1, Math.max(0, left / PATIENT_TURNS));
}
