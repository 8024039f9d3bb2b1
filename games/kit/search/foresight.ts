/** First impressions of the moves at a search's root: the game's evaluation of the position after each move. */
import type { Random } from '../random.ts';
import type { Move, Rules, Seat } from '../rules.ts';
import type { Candidate, Knowledge } from './knowledge.ts';
import { worthOf } from './worth.ts';

interface Judge<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
  readonly random: Random;
  candidates(state: State, seat: Seat): readonly Candidate<M>[];
}

/** A chance is kept at least this far from 0 and from 1. */
const LEAST = 0.001;

/** Weighs all moves of `seat` by its odds to win after each, to the power of `trust`. Doesn't change the state. */
export function foreseen<State extends object, M extends Move>(
  judge: Judge<State, M>,
  state: State,
  seat: Seat,
  trust: number,
): readonly Candidate<M>[] {
  return allMoves(judge, state, seat).map((move) => {
    const chance = Math.min(1 - LEAST, Math.max(LEAST, chanceAfter(judge, state, seat, move)));
    return { move, weight: (chance / (1 - chance)) ** trust };
  });
}

/** Lists candidates first, best first: among equally promising moves a search prefers the earlier ones. */
function allMoves<State extends object, M extends Move>(
  { rules, candidates }: Judge<State, M>,
  state: State,
  seat: Seat,
): readonly M[] {
  const promising = candidates(state, seat).toSorted((a, b) => b.weight - a.weight);
  const found = new Map(promising.map(({ move }) => [JSON.stringify(move), move]));
  for (const move of rules.legal(state, seat)) {
    const key = JSON.stringify(move);
    if (!found.has(key)) found.set(key, move);
  }
  return [...found.values()];
}

/** If the same seat has to complete a move, the move is judged together with its most promising completion. */
function chanceAfter<State extends object, M extends Move>(
  { rules, knowledge, random, candidates }: Judge<State, M>,
  state: State,
  seat: Seat,
  move: M,
): number {
  const after = rules.clone(state);
  rules.apply(after, seat, move, random, undefined);
  if (rules.toMove(after)[0] === seat) rules.apply(after, seat, weightiest(candidates(after, seat)), random, undefined);
  return worthOf({ rules, knowledge }, after)[seat] ?? 0;
}

function weightiest<M extends Move>(candidates: readonly Candidate<M>[]): M {
  return candidates.reduce((best, one) => (one.weight > best.weight ? one : best)).move;
}
