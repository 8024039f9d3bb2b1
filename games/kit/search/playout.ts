import type { Random } from '../random.ts';
import type { Move, Rules } from '../rules.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * Plays on from `state` by the game's own policy, until the game is over or the horizon is reached. Changes `state`.
 */
export function playOut<State extends object, M extends Move>(
  rules: Rules<State, M>,
  knowledge: Knowledge<State, M>,
  state: State,
  random: Random,
): void {
  for (let left = knowledge.horizon; left > 0; left--) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) return;
    rules.apply(state, seat, knowledge.playout(state, seat, random), random, undefined);
  }
}
