/** The match that counts among everybody's: the first of a deal that somebody has played to its end, as everybody plays it. */
import type { Place } from '../../games/kit/rules.ts';
import type { DailyResult } from '../../server/contract/daily.ts';
import { type KeptGame, openGame } from '../saved/saved-game.ts';

export interface Played {
  readonly game: KeptGame;
  readonly place: Omit<Place, 'items'>;
}

/** Null where none of these games is one. */
export function firstPlayed(games: readonly KeptGame[], code: string): Played | null {
  const over = games.flatMap((game) => (game.deal === code && isComparable(game) ? (outcome(game) ?? []) : []));
  return over.toSorted((a, b) => a.game.touchedAt - b.game.touchedAt)[0] ?? null;
}

/** What the server is to play again. */
export function movesOf({ game }: Played): Omit<DailyResult, 'name'> {
  const { format, turns } = openGame(game, 1).record;
  return { format, turns };
}

/** In the first seat, against bots of normal strength. */
function isComparable({ seats: [own, ...others] }: KeptGame): boolean {
  return own?.kind === 'human' && others.every((seat) => seat.kind === 'bot' && seat.level === 'normal');
}

function outcome(game: KeptGame): Played | undefined {
  const place = game.standing?.result?.places.find(({ seat }) => seat === 0);
  return place && { game, place };
}
