/** The parts of a turn: its actions, new land, and cards. */
import { filled, sum } from '../kit/counts.ts';
import { drawCard, reshuffle } from '../kit/deck.ts';
import type { Random } from '../kit/random.ts';
import type { Emit, Seat } from '../kit/rules.ts';
import { ACTIONS, BUILDINGS, IDLE_CARDS, STACKS, STILL_ROUNDS, TERRAIN_KINDS } from './data.ts';
import { drawTile } from './land.ts';
import type { AttikaEvent, AttikaRefusal, State } from './types.ts';

/**
 * Why the seat whose turn it is has no action of this mode. The first action of a turn fixes its mode. Attika 2.1, 2.2
 */
export function refuseAction(state: State, mode: 'draw' | 'build'): AttikaRefusal | undefined {
  if (state.mode === 'open') return undefined;
  if (state.mode !== mode) return { code: mode === 'draw' ? 'buildingTurn' : 'drawingTurn' };
  if (state.actions > 0) return undefined;
  return { code: refuseAmphora(state, state.turn) === undefined ? 'amphoraFirst' : 'noActionsLeft' };
}

/** Why the seat can't give up an amphora for one more action. Attika 6.3 */
export function refuseAmphora(state: State, seat: Seat): AttikaRefusal | undefined {
  if (state.amphorae[seat] === 0) return { code: 'noAmphora' };
  if (state.mode === 'open') return { code: 'noModeYet' };
  return refuseMode(state, seat, state.mode);
}

export function spendAction(state: State, mode: 'draw' | 'build'): void {
  if (state.mode === 'open') {
    state.mode = mode;
    state.actions = ACTIONS[mode];
    state.still = 0;
  }
  state.actions--;
}

/**
 * Why no action of this mode is possible, however many are left: no stack to draw from, or nothing on the mat. Attika
 * 2.7, 6.3
 */
export function refuseMode(state: State, seat: Seat, mode: 'draw' | 'build'): AttikaRefusal | undefined {
  if (mode === 'draw') return holdsAny(state.stacks, seat, STACKS.length) ? undefined : { code: 'stacksEmpty' };
  return holdsAny(state.mats, seat, BUILDINGS.length) ? undefined : { code: 'matEmpty' };
}

/** Whether everybody can see that this turn has no more actions: none is left, or none can be used. */
export function isSpent(state: State, seat: Seat): boolean {
  const { mode, actions } = state;
  return mode !== 'open' && (actions === 0 || refuseMode(state, seat, mode) !== undefined);
}

function holdsAny(counts: readonly number[], seat: Seat, width: number): boolean {
  for (let at = seat * width; at < (seat + 1) * width; at++) if (counts[at]! > 0) return true;
  return false;
}

/** After the building of an exhausted stack is settled, new land follows if there is any. Attika 7.1, 7.4 */
export function resume(state: State, seat: Seat, random: Random, emit: Emit<AttikaEvent>): void {
  state.phase = 'actions';
  if (!state.exhausted) return;
  state.exhausted = false;
  if (!state.tiles.includes(1)) return;
  state.tile = drawTile(state.tiles, random);
  state.phase = 'expansion';
  emit?.({ type: 'landDrawn', seat, tile: state.tile });
}

/** The discards become the deck as soon as it is empty. Attika 2.6 */
export function renewDeck(state: State, emit: Emit<AttikaEvent>): void {
  if (state.deckSize === 0 && reshuffle(state)) emit?.({ type: 'deckShuffled' });
}

/** How many cards the end of the turn brings, limited to how many can be drawn. Attika 2.2, 2.6, 6.3 */
export function cardsDue({ mode, actions }: State, amphorae: number): number {
  return (mode === 'open' ? IDLE_CARDS : actions) + amphorae;
}

export function cardsAtEnd(state: State, amphorae = 0): number {
  return Math.min(cardsDue(state, amphorae), state.deckSize + sum(state.discards));
}

/** Draws cards, and returns how many. Attika 2.6 */
export function drawCards(state: State, seat: Seat, count: number, random: Random, emit: Emit<AttikaEvent>): number {
  const cards = filled(TERRAIN_KINDS, 0);
  let drawn = 0;
  for (; drawn < count && state.deckSize > 0; drawn++) {
    cards[drawCard(state, seat, random)]!++;
    renewDeck(state, emit);
  }
  if (drawn > 0) emit?.({ type: 'cardsDrawn', seat, count: drawn, secret: { seats: [seat], cards } });
  return drawn;
}

/**
 * Counts a turn in which nothing changed: nothing was turned up or built, and no card was left to draw. Because
 * everything that can change is used up at some time, a game that counts such turns ends. Attika 8.4
 */
export function standStill(state: State, emit: Emit<AttikaEvent>): void {
  state.still++;
  if (state.still % state.seats !== 0) return;
  const rounds = state.still / state.seats;
  const left = STILL_ROUNDS - rounds;
  if (left === 0) state.ending = 'stalled';
  emit?.({ type: 'roundStill', rounds, left });
}
