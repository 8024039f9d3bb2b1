/** Who has won. */
import type { Result, Seat } from '../rules.ts';
import { ranked } from '../seats.ts';
import type { AnyDefinition } from './plan.ts';
import type { Names, StateOf } from './types.ts';

export class Scores {
  constructor(private readonly definition: AnyDefinition) {}

  result(state: StateOf<Names>): Result | undefined {
    if (state.over === '') return undefined;
    const seats = Array.from({ length: state.seats }, (_, seat) => seat);
    const scores = seats.map((seat) => this.of(state, seat));
    const ties = seats.map((seat) => this.definition.tie?.(state, seat) ?? 0);
    const ahead = (a: Seat, b: Seat) =>
      scores[a]!.score > scores[b]!.score || (scores[a]!.score === scores[b]!.score && ties[a]! > ties[b]!);
    return { ending: state.over, places: ranked(scores, ahead) };
  }

  /** The points of a seat, and what they are for. */
  of(state: StateOf<Names>, seat: Seat) {
    const score = this.definition.score(state, seat);
    const items = Object.entries(typeof score === 'number' ? { points: score } : score).map(([code, worth]) =>
      typeof worth === 'number' ? { code, points: worth } : { code, points: worth[0], count: worth[1] },
    );
    let total = 0;
    for (const { points } of items) total += points;
    return { score: total, items };
  }
}
