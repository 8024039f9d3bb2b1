/** First impressions of the moves at a search's root: the game's evaluation of the position after each move. */
import type { Random } from '../random.ts';
import type { Move, Rules, Seat } from '../rules.ts';
import type { Candidate, Knowledge } from './knowledge.ts';
import { promiseOf } from './worth.ts';

interface Judge<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
  readonly random: Random;
  candidates(state: State, seat: Seat): readonly Candidate<M>[];
}

/** Weighs all moves of `seat` by its odds to win after each, to the power of `trust`. Doesn't change the state. */
export function foreseen<State extends object, M extends Move>(
  judge: Judge<State, M>,
  state: State,
  seat: Seat,
  trust: number,
): readonly Candidate<M>[] {
  return allMoves(judge, state, seat).map((move) => {
    return { move, weight: Math.exp(trust * promiseAfter(judge, state, seat, move)) };
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
function promiseAfter<State extends object, M extends Move>(
  { rules, knowledge, random, candidates }: Judge<State, M>,
  state: State,
  seat: Seat,
  move: M,
): number {
  const after = rules.clone(state);
  rules.apply(after, seat, move, random, undefined);
  if (rules.toMove(after)[0] === seat) rules.apply(after, seat, weightiest(candidates(after, seat)), random, undefined);
  return promiseOf({ rules, knowledge }, after, seat);
}

function weightiest<M extends Move>(candidates: readonly Candidate<M>[]): M {
  return candidates.reduce((best, one) => (one.weight > best.weight ? one : best)).move;
}
