/** Ranks the seats of a defined game by its `score` and `tie`. */
import type { Place, Result, ScoreItem, Seat } from '../rules.ts';
import { ranked } from '../seats.ts';
import type { AnyDefinition } from './plan.ts';
import type { Names, StateOf } from './types.ts';

type Scored = Pick<Place, 'score' | 'items'>;

export class Scores {
  constructor(private readonly definition: AnyDefinition) {}

  result(state: StateOf<Names>): Result | undefined {
    if (state.over === '') return undefined;
    const { tie } = this.definition;
    const scores: Scored[] = [];
    for (let seat = 0; seat < state.seats; seat++) scores.push(this.of(state, seat));
    const places = ranked(scores, (a, b) => {
      const lead = scores[a]!.score - scores[b]!.score;
      return lead > 0 || (lead === 0 && tie !== undefined && tie(state, a) > tie(state, b));
    });
    return { ending: state.over, places };
  }

  /** The points of a seat, and what they are for. */
  of(state: StateOf<Names>, seat: Seat): Scored {
    const score = this.definition.score(state, seat);
    if (typeof score === 'number') return { score, items: [{ code: 'points', points: score }] };
    const items: ScoreItem[] = [];
    let total = 0;
    for (const code of Object.keys(score)) {
      const worth = score[code]!;
      const points = typeof worth === 'number' ? worth : worth[0];
      items.push(typeof worth === 'number' ? { code, points } : { code, points, count: worth[1] });
      total += points;
    }
    return { score: total, items };
  }
}
