/**
 * Law 15: checks the effect of a move against an oracle, which was written from the rules of the game and not from its
 * code.
 */
import type { GameEvent, Move, Seat } from '../rules.ts';
import { Broken } from './law.ts';
import type { Step } from './step.ts';

/** A move with the positions before and after it, and its events. */
export interface Transition<State, M extends Move, E extends GameEvent> {
  readonly before: State;
  readonly seat: Seat;
  readonly move: M;
  readonly after: State;
  readonly events: readonly E[];
}

/**
 * Follows a game from one position on. For each move: says what is wrong with it, or returns undefined. The type of a
 * method, and so is that of an oracle, so that one that knows its game's state is taken where any is.
 */
export type Watch<State = object, M extends Move = Move, E extends GameEvent = GameEvent> = {
  watch(transition: Transition<State, M, E>): string | undefined;
}['watch'];

/** Starts a watch from a position. A game's `oracle` is in test/games/<game>/oracle.ts. */
export type Oracle<State = object, M extends Move = Move, E extends GameEvent = GameEvent> = {
  begin(start: State): Watch<State, M, E>;
}['begin'];

/** Demands that a move did what the watch expects, if there is a watch. */
export function foreseen(watch: Watch | undefined, { before, seat, move, after }: Step): void {
  const wrong = watch?.({ before: before.state, seat, move, after: after.state, events: after.events });
  if (wrong !== undefined) throw new Broken({ law: 15, found: wrong, place: { made: { seat, move } } });
}

/**
 * Checks how the end of a turn was told: if the turn passed on, exactly one event must say whose it was and whose it is
 * now. Says what is wrong.
 */
export function turnTold(
  passed: boolean,
  before: { readonly turn: Seat },
  after: { readonly turn: Seat },
  events: readonly (GameEvent & { readonly seat?: unknown; readonly next?: unknown })[],
): string | undefined {
  const told = events.filter(({ type }) => type === 'turnEnded');
  if (told.length !== (passed ? 1 : 0)) return `turnEnded was told ${told.length} times`;
  const [event] = told;
  if (event === undefined || (event.seat === before.turn && event.next === after.turn)) return undefined;
  return `the turn went from ${before.turn} to ${after.turn}, told was ${JSON.stringify(event)}`;
}
