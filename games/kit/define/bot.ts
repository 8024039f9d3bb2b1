/** What bots know of a game that gives only its rules: they turn points into chances to win. */
import type { Move } from '../rules.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { softmax } from '../search/softmax.ts';
import type { Moves } from './moves.ts';
import type { AnyDefinition } from './plan.ts';
import type { Scores } from './score.ts';
import type { MovesOf, Names, StateOf } from './types.ts';

/** Preferences are rounded to hundredths. */
const FINE = 100;

export function knowledgeOf({ bot = {} }: AnyDefinition, moves: Moves, scores: Scores): Knowledge<StateOf<Names>> {
  const { spread = 4, horizon = 60, prefers } = bot;
  return {
    horizon,
    playout(state, seat, random): Move {
      const legal = moves.legal(state, seat);
      if (prefers === undefined) return random.pick(legal);
      const weights = legal.map((move) => Math.round(FINE * prefers(state, move as MovesOf<Names>, seat)));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return total > 0 ? legal[random.indexOf(weights, total)]! : random.pick(legal);
    },
    evaluate(state) {
      const points: number[] = [];
      for (let seat = 0; seat < state.seats; seat++) points.push(scores.of(state, seat).score);
      return softmax(points, spread);
    },
  };
}
