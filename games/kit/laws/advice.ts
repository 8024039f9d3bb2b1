/** Law 12: a refusal never advises what can't be done. */
import type { Move, Refusal, Seat } from '../rules.ts';
import { demand } from './law.ts';

/** A move that was refused, with everything that its seat may do instead. */
export interface Refused<State, M extends Move> {
  readonly state: State;
  readonly seat: Seat;
  /** The move that was asked for; it can be any value if it was malformed. */
  readonly move: M;
  readonly refusal: Refusal;
  readonly legal: readonly M[];
}

/**
 * For each code of a game's refusals: whether what its sentence advises can be done in this position; null if the
 * sentence advises nothing that could fail. A game has this in test/games/<game>/advice.ts.
 */
export type Advice<State = object, M extends Move = Move, Code extends string = string> = Readonly<
  Record<Code, null | ((at: Refused<State, M>) => boolean)>
>;

/**
 * The codes that every game shares (games/kit/moves.ts). Their sentences belong to the client's table, not to a game.
 */
const COMMON: ReadonlySet<string> = new Set(['gameOver', 'notYourTurn', 'malformed', 'wrongPhase']);

/** Demands that what the refusal's sentence advises can be done. */
export function advisesWell(advice: Advice, refused: Refused<object, Move>): void {
  const { code } = refused.refusal;
  const judge = Object.hasOwn(advice, code) ? advice[code] : undefined;
  demand(12, judge !== undefined || COMMON.has(code), () => `no word on what ${code} advises`);
  const told = () => `${JSON.stringify(refused.move)} of ${refused.seat}: ${JSON.stringify(refused.refusal)}`;
  demand(12, !judge || judge(refused), () => `what the refusal advises can't be done: ${told()}`);
}
