/** How a stock game ended, read from what it put into `ctx.gameover`. */
import type { Ctx } from 'boardgame.io';
import { seatOf } from '../action.ts';
import type { Place, Result, Seat } from '../rules.ts';

/** won: it names a winner or several. drawn: it says so. scored: by its scores alone. over: it says no more. */
export const endings = ['won', 'drawn', 'scored', 'over'] as const;

/**
 * The places by `gameover`: `winner` or `winners`, `draw`, and `scores` by seat (a list, or an object by player id).
 * Whoever wins is first, whatever the scores say; where it says nothing, all share the first place.
 */
export function outcome({ gameover, numPlayers }: Ctx): Result | undefined {
  if (gameover === undefined) return undefined;
  const said = (typeof gameover === 'object' && gameover !== null ? gameover : {}) as Readonly<Record<string, unknown>>;
  const winners = [said['winner'] ?? [], said['winners'] ?? []]
    .flat()
    .map((winner: unknown) => seatOf(typeof winner === 'number' ? String(winner) : winner))
    .filter((seat): seat is Seat => seat !== null && seat < numPlayers);
  const scores = scoresIn(said['scores'] ?? said['score'], numPlayers);
  const standing = Array.from({ length: numPlayers }, (_, seat) => ({
    seat,
    won: winners.includes(seat),
    score: scores?.[seat] ?? 0,
  }));
  const isAhead = (a: (typeof standing)[number], b: (typeof standing)[number]) =>
    a.won === b.won ? said['draw'] !== true && a.score > b.score : a.won;
  const places = standing.map(({ seat, score }, _, all): Place => {
    const rank = 1 + all.filter((other) => isAhead(other, all[seat]!)).length;
    return { seat, rank, score, items: [] };
  });
  const ending = winners.length > 0 ? 'won' : said['draw'] === true ? 'drawn' : scores ? 'scored' : 'over';
  return {
    ending,
    places: places.toSorted((a, b) => a.rank - b.rank),
    ...(ending === 'over' && { undecided: true as const }),
  };
}

/** The score of each seat; undefined where there are none. */
function scoresIn(scores: unknown, players: number): readonly number[] | undefined {
  if (typeof scores !== 'object' || scores === null) return undefined;
  const bySeat = scores as Readonly<Record<string, unknown>>;
  const numbers = Array.from({ length: players }, (_, seat) => bySeat[String(seat)]);
  return numbers.every((score) => typeof score === 'number') ? numbers : undefined;
}
