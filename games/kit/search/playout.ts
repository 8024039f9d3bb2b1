import type { Random } from '../random.ts';
import type { Move, Rules, Seat } from '../rules.ts';
import type { Candidate, Knowledge } from './knowledge.ts';

/**
 * Plays on from `state` by the game's own policy, until the game is over or the horizon is reached. Changes `state`.
 */
export function playOut<State extends object, M extends Move>(
  rules: Rules<State, M>,
  knowledge: Knowledge<State, M>,
  state: State,
  random: Random,
): void {
  for (let left = knowledge.horizon ?? 0; left > 0; left--) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) return;
    rules.apply(state, seat, knowledge.playout(state, seat, random), random, undefined);
  }
}

/** The fineness of weights where a move is drawn by them. */
const PARTS = 1000;

/** Makes a `playout` of candidates, for games that search without playouts: the more promising a move, the likelier. */
export function byPromise<State extends object, M extends Move>(
  candidates: (state: State, seat: Seat) => readonly Candidate<M>[],
): (state: State, seat: Seat, random: Random) => M {
  return (state, seat, random) => {
    const open = candidates(state, seat);
    const most = open.reduce((best, { weight }) => Math.max(best, weight), 0);
    const parts = open.map(({ weight }) => Math.ceil((PARTS * weight) / most));
    const total = parts.reduce((sum, part) => sum + part, 0);
    return open[random.indexOf(parts, total)]!.move;
  };
}
