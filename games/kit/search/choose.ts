/** Which of the moves that were thought of is played. */
import type { Random } from '../random.ts';
import type { Move } from '../rules.ts';
import type { Candidate } from './knowledge.ts';

export interface Considered<M extends Move = Move> {
  readonly move: M;
  readonly visits: number;
  /** The chance to win after this move, 0 to 1, as the search estimated it for the seat. */
  readonly value: number;
}

/** A move that people shake their heads at must be better than all others by this much of a chance to win. */
const GAIN = 0.03;

/** How finely odds are told apart when a move is drawn. */
const FINE = 1e6;

/** Whoever is hasty still sees that a move is hopeless: no more promising than this part of the best. */
const HOPELESS = 0.001;

/**
 * One of `candidates`, at least one, drawn by how promising they look: the higher the temperature, the more alike. None
 * that is hopeless.
 */
export function drawn<M extends Move>(candidates: readonly Candidate<M>[], temperature: number, random: Random): M {
  const most = Math.max(...candidates.map(({ weight }) => weight));
  const odds = candidates.map(({ weight }) => {
    const part = weight / most;
    return part <= HOPELESS ? 0 : Math.round(FINE * part ** (1 / temperature));
  });
  const total = odds.reduce((sum, one) => sum + one, 0);
  return candidates[random.indexOf(odds, total)]!.move;
}

/**
 * The move that the search trusts most, the first of `considered`; where people shake their heads at it, only if it is
 * much better than all others, or there is no other. Undefined if nothing was considered.
 */
export function choose<M extends Move>(
  considered: readonly Considered<M>[],
  regrets: (move: M) => boolean,
): Considered<M> | undefined {
  const [first] = considered;
  const others = considered.filter(({ move }) => !regrets(move));
  if (first === undefined || others.length === 0 || others[0] === first) return first;
  const gain = first.value - Math.max(...others.map(({ value }) => value));
  return gain > GAIN ? first : others[0];
}
