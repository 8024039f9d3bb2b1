/** Chooses the move to play among those that a search has tried. */
import type { Random } from '../random.ts';
import type { Move } from '../rules.ts';
import type { Candidate } from './knowledge.ts';

export interface Considered<M extends Move = Move> {
  readonly move: M;
  readonly visits: number;
  /** The chance to win after this move, 0 to 1, as the search estimated it for the seat. */
  readonly value: number;
}

/** With fewer visits than this, a move's value is mostly chance. */
const TRUSTED = 8;
/**
 * How many visits a move needs before its value is believed, as a part of the most visited move's visits: `narrow` for
 * a leeway near 0, and never less than `wide`. The less a level may give away, the better the value must be known.
 */
const PART = { narrow: 1 / 4, wide: 1 / 16 } as const;

/**
 * With a chance below this, or as near to certain victory, a level gives away less and less. Otherwise all moves of a lost
 * match would be bearable, and it would waste what it has.
 */
const OPEN = 0.1;

/** A move that people shake their heads at must be better than all others by this much of a chance to win. */
const GAIN = 0.03;

/** One of `candidates`, at least one, drawn by how promising they look: the higher the temperature, the more alike. */
export function drawn<M extends Move>(candidates: readonly Candidate<M>[], temperature: number, random: Random): M {
  const most = Math.max(...candidates.map(({ weight }) => weight));
  const weights = candidates.map(({ weight }) => 1 + Math.round(1e6 * (weight / most) ** (1 / temperature)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return candidates[random.indexOf(weights, total)]!.move;
}

/**
 * Leaves out the moves that people shake their heads at. Only one that the search trusts most, and finds much better than
 * all others, stays, alone; not with a leeway, since such a level knows values only roughly.
 */
export function withoutRegret<M extends Move>(
  considered: readonly Considered<M>[],
  leeway: number,
  regrets: (move: M) => boolean,
): readonly Considered<M>[] {
  const others = considered.filter(({ move }) => !regrets(move));
  const [first] = considered;
  if (first === undefined || others.length === 0) return considered;
  const gain = first.value - Math.max(...others.map(({ value }) => value));
  return leeway === 0 && regrets(first.move) && gain > GAIN ? [first] : others;
}

/**
 * The most visited of `considered`, which is sorted by visits. With a leeway: a random move among those with enough
 * visits to trust that they lose no more than the leeway; those that lose less are chosen more often.
 */
export function choose<M extends Move>(
  considered: readonly Considered<M>[],
  leeway: number,
  random: Random,
): Considered<M> | undefined {
  const bearable = leeway === 0 ? [] : withinLeeway(considered, leeway);
  if (bearable.length === 0) return considered[0];
  const weights = bearable.map(({ loss, bound }) => 1 + Math.round(1000 * (bound === 0 ? 0 : 1 - loss / bound)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return bearable[random.indexOf(weights, total)]?.one;
}

function withinLeeway<M extends Move>(considered: readonly Considered<M>[], leeway: number) {
  const part = Math.max(PART.wide, PART.narrow - leeway / 2);
  const least = Math.max(TRUSTED, part * (considered[0]?.visits ?? 0));
  const trusted = considered.filter(({ visits }) => visits >= least);
  const best = Math.max(...trusted.map(({ value }) => value));
  const bound = leeway * 4 * best * (1 - best) * openness(best);
  return trusted.map((one) => ({ one, loss: best - one.value, bound })).filter(({ loss }) => loss <= bound);
}

/** Whether there is still a place to win or lose, from 0 to 1: at either end only the score is left to play for. */
function openness(best: number): number {
  return Math.min(1, best / OPEN, (1 - best) / OPEN);
}
