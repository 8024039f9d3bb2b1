/** Law 12: a refusal never advises what can't be done. */
import type { Move, Refusal, Seat } from '../rules.ts';
import { demand } from './law.ts';

/** A move that was refused, and all that its seat may do instead. */
export interface Refused<State, M extends Move> {
  readonly state: State;
  readonly seat: Seat;
  /** What was asked for; anything at all where it was malformed. */
  readonly move: M;
  readonly refusal: Refusal;
  readonly legal: readonly M[];
}

/**
 * For each code of a game's refusals whether what its sentence advises can be done here; null where it advises nothing
 * that could fail. In test/games/<game>/advice.ts.
 */
export type Advice<State = object, M extends Move = Move, Code extends string = string> = Readonly<
  Record<Code, null | ((at: Refused<State, M>) => boolean)>
>;

/** The codes every game knows (games/kit/moves.ts); their sentences are the table's. */
const COMMON: ReadonlySet<string> = new Set(['gameOver', 'notYourTurn', 'malformed', 'wrongPhase']);

/** Demands that the advice for a refusal holds. */
export function advisesWell(advice: Advice, refused: Refused<object, Move>): void {
  const { code } = refused.refusal;
  const judge = Object.hasOwn(advice, code) ? advice[code] : undefined;
  demand(12, judge !== undefined || COMMON.has(code), () => `no word on what ${code} advises`);
  const told = () => `${JSON.stringify(refused.move)} of ${refused.seat}: ${JSON.stringify(refused.refusal)}`;
  demand(12, !judge || judge(refused), () => `what the refusal advises can't be done: ${told()}`);
}
