/** What a game that is over came to, worked out from its page of rules, beside what its rules say. */
import type { Result, Seat } from '../../games/kit/rules.ts';

/** The score of each seat, and who comes before whom; or what can't be about the end. */
export interface Outcome {
  readonly ending: string;
  readonly scores: readonly number[];
  /** Whether the first seat is placed before the second. */
  before(a: Seat, b: Seat): boolean;
}

/** An `outcome` in test/games/<game>/outcome.ts. Undefined while the game goes on. */
export type OutcomeOf<State> = (end: State) => Outcome | string | undefined;

/** What is wrong with a result by the page of rules, or undefined. */
export function misjudged(outcome: Outcome | string | undefined, result: Result | undefined): string | undefined {
  if (typeof outcome === 'string') return outcome;
  if (outcome === undefined || result === undefined) {
    return outcome === result ? undefined : `the game is ${result === undefined ? 'over' : 'not over'}`;
  }
  const { ending, scores, before } = outcome;
  if (result.ending !== ending) return `it ended by ${ending}, not by ${result.ending}`;
  for (const { seat, rank, score } of result.places) {
    if (score !== scores[seat]) return `seat ${seat} has ${scores[seat]} points, not ${score}`;
    const ahead = scores.filter((_, other) => before(other, seat)).length;
    if (rank !== ahead + 1) return `seat ${seat} is number ${ahead + 1}, not ${rank}`;
  }
  return undefined;
}
