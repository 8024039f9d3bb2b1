/**
 * What a position is worth to each seat: its chance to win. When the winner is as good as decided, a small part depends
 * on the score.
 */
import type { Move, Rules, Seat } from '../rules.ts';
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

/** A chance is kept at least this far from 0 and from 1 where odds are asked for. */
const LEAST = 0.001;

/** The worth for each seat, from 0 to 1. */
export function worthOf<State extends object, M extends Move>(judge: Judge<State, M>, state: State): readonly number[] {
  const chances = chancesOf(judge, state);
  const { margin } = judge.knowledge;
  const share = SHARE * decidedness(chances);
  if (margin === undefined || share === 0) return chances;
  const points = margin.points(state);
  return chances.map(
    (chance, seat) => (1 - share) * chance + share * (0.5 + 0.5 * Math.tanh(lead(points, seat) / margin.wide)),
  );
}

/**
 * What a position promises a seat, as the logarithm of its odds to win. Once the winner is as good as decided, these tell
 * positions apart no more, and points ahead count as odds would: those of half the lead that hardly matters e times as much.
 */
export function promiseOf<State extends object, M extends Move>(
  judge: Judge<State, M>,
  state: State,
  seat: Seat,
): number {
  const chances = chancesOf(judge, state);
  const chance = Math.min(1 - LEAST, Math.max(LEAST, chances[seat] ?? 0));
  const odds = Math.log(chance / (1 - chance));
  const { margin } = judge.knowledge;
  const decided = decidedness(chances);
  if (margin === undefined || decided === 0) return odds;
  return odds + (decided * 2 * lead(margin.points(state), seat)) / margin.wide;
}

function chancesOf<State extends object, M extends Move>(
  { rules, knowledge }: Judge<State, M>,
  state: State,
): readonly number[] {
  const result = rules.result(state);
  return result === undefined ? knowledge.evaluate(state) : rewards(result);
}

/** How far the winner is decided: 0 while the game is open, 1 when it is certain. */
function decidedness(chances: readonly number[]): number {
  return Math.max(0, Math.max(...chances) - DECIDED) / (1 - DECIDED);
}

/** The points a seat is ahead of the best other seat. */
function lead(points: readonly number[], seat: number): number {
  let best = -Infinity;
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other]!);
  return points[seat]! - best;
}
