/** Moves figures: each step, what the figure finds there, and the free steps that follow. */
import type { Random } from '../kit/random.ts';
import type { Emit, Seat } from '../kit/rules.ts';
import { spaceOf } from './board.ts';
import { BRIDGE, COLOURS, CROSSINGS, PATHS, STATUE, STEP, STEPS, TILE_POINTS } from './data.ts';
import { endExpedition } from './expedition.ts';
import type { Bonus, Figure, LostCitiesEvent, State } from './types.ts';

const TILE_BONUSES: readonly Bonus[] = COLOURS.map((_, colour) => ({ source: 'tile', colour }));
const SUMMIT_BONUSES: readonly Bonus[] = COLOURS.map((_, colour) => ({ source: 'summit', colour }));

export function figureOn(state: State, seat: Seat, colour: number): Figure {
  return state.researchers[seat] === colour ? 'researcher' : 'explorer';
}

/** Whether a free step may move the figure of `seat` on a path: it has started and isn't at the end. */
export function canStep(state: State, seat: Seat, colour: number): boolean {
  const step = state.steps[seat * PATHS + colour]!;
  return step > 0 && step < STEPS;
}

/**
 * Moves a figure one step, carries out what it finds there and continues the turn. If it is the fifth to cross the
 * bridge, the expedition ends at once instead (Lost Cities 7.1).
 */
export function moveOn(
  state: State,
  seat: Seat,
  colour: number,
  by: 'card' | Bonus['source'],
  random: Random,
  emit: Emit<LostCitiesEvent>,
): void {
  const at = seat * PATHS + colour;
  const step = state.steps[at]! + 1;
  state.steps[at] = step;
  emit?.({ type: 'figureMoved', seat, colour, figure: figureOn(state, seat, colour), step, by });
  if (step === BRIDGE + 1 && crossings(state) === CROSSINGS) {
    endExpedition(state, 'bridge', random, emit);
    return;
  }
  if (step === STEPS && state.options.summitBonus === 'arrival') earn(state, seat, SUMMIT_BONUSES[colour]!, emit);
  // Last in, first out: the tile of the last step comes before its bonus (Lost Cities 6.2).
  comeTo(state, seat, colour, step, emit);
  goOn(state, seat);
}

/**
 * What a card does on the row of a figure that has arrived: nothing, or it gives another figure a step (Lost Cities
 * 6.4, 6.5).
 */
export function stayAtSummit(state: State, seat: Seat, colour: number, emit: Emit<LostCitiesEvent>): void {
  if (state.options.summitBonus === 'laterCards') earn(state, seat, SUMMIT_BONUSES[colour]!, emit);
  goOn(state, seat);
}

/**
 * Continues with the next free step that can be used, or with drawing. Free steps that can't move any figure are
 * dropped.
 */
export function goOn(state: State, seat: Seat): void {
  if (state.pending.length > 0 && !someCanStep(state, seat)) state.pending.length = 0;
  state.stage = state.pending.length > 0 ? 'bonus' : 'draw';
}

/** How many figures of all players stand beyond the bridge. */
export function crossings(state: State): number {
  let count = 0;
  for (let at = 0; at < state.steps.length; at++) if (state.steps[at]! > BRIDGE) count++;
  return count;
}

function comeTo(state: State, seat: Seat, colour: number, step: number, emit: Emit<LostCitiesEvent>): void {
  const space = spaceOf(colour, step);
  const tile = state.tiles[space]!;
  if (tile < 0) return;
  if (tile === STATUE) {
    state.tiles[space] = -1;
    state.statues[seat]! += 1;
    emit?.({ type: 'statueTaken', seat, space });
  } else if (tile === STEP) {
    earn(state, seat, TILE_BONUSES[colour]!, emit);
  } else {
    const points = TILE_POINTS[tile]!;
    state.points[seat]! += points;
    state.rewards[seat]! += points;
    state.rewardCounts[seat]! += 1;
    emit?.({ type: 'pointsTaken', seat, space, points });
  }
}

function earn(state: State, seat: Seat, bonus: Bonus, emit: Emit<LostCitiesEvent>): void {
  if (!someCanStep(state, seat)) return;
  state.pending.push(bonus);
  emit?.({ type: 'stepEarned', seat, ...bonus });
}

/** Whether a free step could move any figure of `seat`. */
export function someCanStep(state: State, seat: Seat): boolean {
  for (let colour = 0; colour < PATHS; colour++) if (canStep(state, seat, colour)) return true;
  return false;
}
