/** What somebody's results come to: game by game, and with whom they play. */
import type { MatchResult } from '../../server/contract/results.ts';

export interface GameFigures {
  readonly game: string;
  readonly played: number;
  /** First places, also shared ones. */
  readonly won: number;
  readonly best: number;
  /** Of the last ten matches, once at least as many came before them. */
  readonly lately?: { readonly won: number; readonly before: number };
}

export interface Companion {
  readonly who: string;
  /** As they are called now; absent for whoever has no name. */
  readonly name?: string;
  readonly together: number;
  /** How often one came before them; a shared place is nobody's. */
  readonly ahead: number;
}

/** So many matches are what somebody has played lately. */
const LATELY = 10;

const ownIn = ({ seats }: MatchResult) => seats.find(({ own }) => own);

/** The game that was played most comes first. Of results that come newest first. */
export function figuresOf(results: readonly MatchResult[]): readonly GameFigures[] {
  const games = [...new Set(results.map(({ game }) => game))];
  return games
    .map((game) =>
      figures(
        game,
        results.filter((result) => result.game === game),
      ),
    )
    .toSorted((a, b) => b.played - a.played);
}

function figures(game: string, results: readonly MatchResult[]): GameFigures {
  const own = results.flatMap((result) => ownIn(result) ?? []);
  const firsts = own.map(({ place }) => place === 1);
  const won = (from: number, to?: number) => firsts.slice(from, to).filter(Boolean).length;
  return {
    game,
    played: own.length,
    won: won(0),
    best: Math.max(...own.map(({ points }) => points)),
    ...(own.length < 2 * LATELY ? {} : { lately: { won: won(0, LATELY), before: won(LATELY, 2 * LATELY) } }),
  };
}

/** The people somebody has played with, those first with whom most often. */
export function companionsIn(results: readonly MatchResult[]): readonly Companion[] {
  const known = new Map<string, Companion>();
  for (const result of results) {
    const place = ownIn(result)?.place ?? 0;
    for (const seat of result.seats) {
      const { who, name, own } = seat;
      if (who === undefined || own) continue;
      const { together = 0, ahead = 0 } = known.get(who) ?? {};
      known.set(who, {
        who,
        ...(name === undefined ? {} : { name }),
        together: together + 1,
        ahead: ahead + (place < seat.place ? 1 : 0),
      });
    }
  }
  return [...known.values()].toSorted((a, b) => b.together - a.together);
}
