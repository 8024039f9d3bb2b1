/**
 * What a position is worth to each seat: its chance to win. When the winner is as good as decided, a small part depends
 * on the score.
 */
import type { Move, Rules } from '../rules.ts';
import type { Knowledge } from './knowledge.ts';
import { rewards } from './rewards.ts';

interface Judge<State extends object, M extends Move> {
  readonly rules: Pick<Rules<State, M>, 'result'>;
  readonly knowledge: Pick<Knowledge<State, M>, 'evaluate' | 'margin'>;
}

/** When one seat's chance to win exceeds this, the score begins to count. */
const DECIDED = 0.9;
/** The part of the worth that depends on the score when the winner is certain. */
const SHARE = 0.06;

/** The worth for each seat, from 0 to 1. */
export function worthOf<State extends object, M extends Move>(
  { rules, knowledge }: Judge<State, M>,
  state: State,
): readonly number[] {
  const result = rules.result(state);
  const chances = result === undefined ? knowledge.evaluate(state) : rewards(result);
  const { margin } = knowledge;
  const decided = Math.max(...chances);
  if (margin === undefined || decided <= DECIDED) return chances;
  const share = (SHARE * (decided - DECIDED)) / (1 - DECIDED);
  const points = margin.points(state);
  return chances.map((chance, seat) => (1 - share) * chance + share * lead(points, seat, margin.wide));
}

/** How far a seat is ahead of the best other seat, from 0 to 1; ½ if they are level. */
function lead(points: readonly number[], seat: number, wide: number): number {
  let best = -Infinity;
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other]!);
  return 0.5 + 0.5 * Math.tanh((points[seat]! - best) / wide);
}
