/** What a game of Katason came to: points counted on the island, the longest road walked out edge by edge. */
import { cornersOfEdge, edgesOfCorner } from '../../../games/katason/board.ts';
import { CARDS } from '../../../games/katason/data.ts';
import type { State } from '../../../games/katason/types.ts';
import type { OutcomeOf } from '../outcome.ts';

const KNIGHT = CARDS.indexOf('knight');
const POINT = CARDS.indexOf('point');
/** Katason 11.5: initial placement takes two steps a seat. */
const MOST_TURNS = 2000;

/** Katason 11 */
export const outcome: OutcomeOf<State> = (state) => {
  const { seats, winner, round } = state;
  if (winner < 0 && round < MOST_TURNS + 2 * seats) return undefined;
  const each = [...Array.from({ length: seats }).keys()];
  const trails = each.map((seat) => longestTrail(state, seat));
  const knights = each.map((seat) => state.played[seat * CARDS.length + KNIGHT]!);
  const wrong = unfit('road', state.roadAward, trails, 5) ?? unfit('knight', state.knightAward, knights, 3);
  if (wrong !== undefined) return wrong;
  const scores = each.map((seat) => {
    const awards = [state.roadAward, state.knightAward].filter((holder) => holder === seat).length;
    return standing(state, seat) + pointCards(state, seat) + 2 * awards;
  });
  if (winner >= 0 && scores[winner]! < 10) return `${winner} declared victory with ${scores[winner]} points`;
  const before = (a: number, b: number) => b !== winner && (a === winner || scores[a]! > scores[b]!);
  return { ending: winner < 0 ? 'stalled' : 'declared', scores, before };
};

/** Katason 10.4, 10.6: the most has the award, of several one of them, and nobody where the most is too little. */
function unfit(award: string, holder: number, counts: readonly number[], least: number): string | undefined {
  const most = Math.max(...counts);
  const right = most < least ? holder === -1 : counts[holder] === most;
  return right ? undefined : `the ${award} award is with ${holder} at ${counts.join(' ')}`;
}

/** Houses count one, cities two. */
function standing({ corners }: State, seat: number): number {
  return (
    corners.filter((piece) => piece === 1 + 2 * seat).length +
    2 * corners.filter((piece) => piece === 2 + 2 * seat).length
  );
}

/** Those drawn in this turn as well (8.4). */
function pointCards({ cards, fresh, turn }: State, seat: number): number {
  return cards[seat * CARDS.length + POINT]! + (turn === seat ? fresh[POINT]! : 0);
}

/** Each road once, corners as often as one likes, but on past no house or city of another's. Katason 10.1, 10.2 */
function longestTrail({ edges, corners }: State, seat: number): number {
  const used = new Set<number>();
  const shut = (corner: number) => corners[corner]! > 0 && Math.trunc((corners[corner]! - 1) / 2) !== seat;
  const from = (corner: number): number => {
    let most = 0;
    for (const edge of edgesOfCorner[corner]!) {
      if (edges[edge] !== seat || used.has(edge)) continue;
      used.add(edge);
      const [one, other] = cornersOfEdge[edge]!;
      const next = one === corner ? other : one;
      most = Math.max(most, 1 + (shut(next) ? 0 : from(next)));
      used.delete(edge);
    }
    return most;
  };
  return Math.max(...[...corners.keys()].map(from));
}
