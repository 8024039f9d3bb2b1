/** Law 15: what a move did, judged by somebody who knows the game but not its code. */
import type { GameEvent, Move, Seat } from '../rules.ts';
import { Broken } from './law.ts';
import type { Step } from './step.ts';

/** A move with the position before and after it, and what was told of it. */
export interface Deed<State, M extends Move, E extends GameEvent> {
  readonly before: State;
  readonly seat: Seat;
  readonly move: M;
  readonly after: State;
  readonly events: readonly E[];
}

/** Watches a game from a position on and says what is wrong with a move, or undefined. */
export type Watch<State = object, M extends Move = Move, E extends GameEvent = GameEvent> = (
  deed: Deed<State, M, E>,
) => string | undefined;

/** An `oracle` in test/games/<game>/oracle.ts: from the position a game is watched from. */
export type Oracle<State = object, M extends Move = Move, E extends GameEvent = GameEvent> = (
  start: State,
) => Watch<State, M, E>;

/** Demands that a move did what the watch, where there is one, expects. */
export function foreseen(watch: Watch | undefined, { before, seat, move, after }: Step): void {
  const wrong = watch?.({ before: before.state, seat, move, after: after.state, events: after.events });
  if (wrong !== undefined) throw new Broken(15, wrong, { made: { seat, move } });
}

/** What is wrong with how the end of a turn was told: once, with whose it was and whose it is, where the turn passed on. */
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
