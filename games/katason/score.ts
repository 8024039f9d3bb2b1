/** Points by item, and the final ranking. */
import type { Place, Result, ScoreItem, Seat } from '../kit/rules.ts';
import { ranked } from '../kit/seats.ts';
import { KINDS, PIECES, POINT, POINTS } from './data.ts';
import { isOver } from './flow.ts';
import type { State } from './types.ts';

/** All points of `seat` that `state` shows: hidden point cards of a view don't count. */
export function points(state: State, seat: Seat): number {
  return (
    POINTS.house * (PIECES.houses - state.housesLeft[seat]!) +
    POINTS.city * (PIECES.cities - state.citiesLeft[seat]!) +
    POINTS.card * pointCards(state, seat) +
    (state.roadAward === seat ? POINTS.award : 0) +
    (state.knightAward === seat ? POINTS.award : 0)
  );
}

export function scoreItems(state: State, seat: Seat): readonly ScoreItem[] {
  const item = (code: string, count: number, each: number) => ({ code, points: count * each, count });
  return [
    item('houses', PIECES.houses - state.housesLeft[seat]!, POINTS.house),
    item('cities', PIECES.cities - state.citiesLeft[seat]!, POINTS.city),
    item('pointCards', pointCards(state, seat), POINTS.card),
    { code: 'roadAward', points: state.roadAward === seat ? POINTS.award : 0 },
    { code: 'knightAward', points: state.knightAward === seat ? POINTS.award : 0 },
  ];
}

/** Every seat with its points. The player who declared victory is first, whatever others have. Katason 11.4, 11.5 */
function standing(state: State): readonly Place[] {
  const { winner } = state;
  const scores = state.handSizes.map((_, seat) => ({ score: points(state, seat), items: scoreItems(state, seat) }));
  const ahead = (a: Seat, b: Seat) => b !== winner && (a === winner || scores[a]!.score > scores[b]!.score);
  return ranked(scores, ahead);
}

export function result(state: State): Result | undefined {
  if (!isOver(state)) return undefined;
  return { ending: state.winner < 0 ? 'stalled' : 'declared', places: standing(state) };
}

/** A point card counts from the moment it is drawn (Katason 8.4). */
function pointCards(state: State, seat: Seat): number {
  const held = state.cards[seat * KINDS + POINT]!;
  if (held < 0) return 0;
  return state.turn === seat ? held + state.fresh[POINT]! : held;
}
