/** The points of a defined game: who is ahead, and what bots make of them. */
import type { Move, Place, Result, Seat } from '../rules.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { softmax } from '../search/softmax.ts';
import { ranked } from '../seats.ts';
import type { Moves } from './moves.ts';
import type { AnyDefinition, AnyState } from './plan.ts';

/** Preferences of bots are rounded to hundredths. */
const FINE = 100;

type Scored = Pick<Place, 'score' | 'items'>;

/** The points of every seat, and what they are for. */
function scoresOf({ score }: AnyDefinition, state: AnyState): readonly Scored[] {
  return Array.from({ length: state.seats }, (_, seat) => {
    const given = score(state, seat);
    const items = Object.entries(typeof given === 'number' ? { points: given } : given).map(([code, worth]) => {
      if (typeof worth === 'number') return { code, points: worth };
      return { code, points: worth[0], count: worth[1] };
    });
    return { score: items.reduce((total, { points }) => total + points, 0), items };
  });
}

export function resultOf(definition: AnyDefinition, state: AnyState): Result | undefined {
  if (state.over === '') return undefined;
  const scores = scoresOf(definition, state);
  const tie = (seat: Seat) => definition.tie?.(state, seat) ?? 0;
  const places = ranked(scores, (a, b) => {
    const lead = scores[a]!.score - scores[b]!.score;
    return lead > 0 || (lead === 0 && tie(a) > tie(b));
  });
  return { ending: state.over, places };
}

export function knowledgeOf(definition: AnyDefinition, moves: Moves): Knowledge<AnyState> {
  const { spread = 4, horizon = 60, prefers } = definition.bot ?? {};
  return {
    horizon,
    playout(state, seat, random): Move {
      const legal = moves.legal(state, seat);
      if (prefers === undefined) return random.pick(legal);
      const weights = legal.map((move) => Math.round(FINE * prefers(state, move as never, seat)));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return total > 0 ? legal[random.indexOf(weights, total)]! : random.pick(legal);
    },
    evaluate: (state) =>
      softmax(
        scoresOf(definition, state).map(({ score }) => score),
        spread,
      ),
  };
}
