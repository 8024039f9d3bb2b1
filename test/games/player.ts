/** Makes moves in tests, of games in which one seat decides at a time. */
import { expect } from 'vitest';
import { type Random, randomFrom } from '../../games/kit/random.ts';
import type { GameEvent, Move, Rules } from '../../games/kit/rules.ts';

export function player<State extends object, M extends Move, Options extends object, E extends GameEvent>(
  rules: Rules<State, M, Options, E>,
) {
  const mover = (state: State) => rules.toMove(state)[0]!;
  return {
    /** Makes a move of whoever is to move, which must be allowed, and returns what happened. */
    play(state: State, move: M, random: Random = randomFrom('play')): E[] {
      const events: E[] = [];
      const seat = mover(state);
      expect(rules.refuse(state, seat, move)).toBeUndefined();
      rules.apply(state, seat, move, random, (event) => events.push(event));
      return events;
    },
    /** Why whoever is to move may not make a move; undefined where they may. */
    refusal: (state: State, move: M): string | undefined => rules.refuse(state, mover(state), move)?.code,
  };
}
