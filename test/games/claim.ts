/**
 * What hints claim, held against what the move then brings. Each game has a `claims.ts` with a checker for each code
 * its hints can say; the types ask for one where a code is new.
 */
import type { GameEvent, Move, Rules, Seat } from '../../games/kit/rules.ts';
import type { Reason } from '../../games/kit/search/knowledge.ts';

/** What was told, with whatever it says. */
export type Told = GameEvent & Readonly<Record<string, unknown>>;

/** A move that was made, with the whole state before it and after it. */
export interface Made<State, M> {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: M;
  readonly events: readonly Told[];
}

/** The reason with a certain code, also where one form of reason has several codes. */
export type ClaimOf<R extends Reason, Code> = R extends Reason ? (Code extends R['code'] ? R : never) : never;

export interface Claims<State, M, R extends Reason> {
  /** Whether a claim came true, told by the rules or by counting, never by what made the claim. */
  readonly holds: { readonly [Code in R['code']]: (claim: ClaimOf<R, Code>, made: Made<State, M>) => boolean };
  /** Codes that must be said, and when. */
  readonly owed?: { readonly [Code in R['code']]?: (made: Made<State, M>) => boolean };
  /** What a match is begun with so that everything there is to claim happens; by default what games usually have. */
  readonly tables?: readonly { readonly players?: number; readonly options: object }[];
}

/** Makes a move in a copy of the state; with chance that differs from the match's own. */
export function make<State extends object, M extends Move>(
  rules: Rules<State, M>,
  before: State,
  seat: Seat,
  move: M,
  random: Parameters<Rules<State, M>['apply']>[3],
): Made<State, M> {
  const after = rules.clone(before);
  const events: Told[] = [];
  rules.apply(after, seat, move, random, (event) => events.push(event as Told));
  return { before, after, seat, move, events };
}
