/** Everybody's results of a day's deal, and sending one's own. */
import type { DailyList } from '../../server/contract/daily.ts';
import type { Answer } from '../asking/api.ts';
import { readKeptGames } from '../saved/saved-game.ts';
import { getResults, sendResult } from './api.ts';
import { firstPlayed, movesOf } from './first-played.ts';

/** A deal of the day, by its code as well. */
export interface OfDay {
  readonly game: string;
  /** As 2026-11-22. */
  readonly day: string;
  readonly code: string;
}

/**
 * The list, with one's own result in it where a match of the deal was played to its end and somebody has chosen how it is signed:
 * by a name, or '' for none.
 */
export async function resultsWith({ game, day, code }: OfDay, signed: string | null): Promise<Answer<DailyList>> {
  const answer = await getResults(game, day);
  const played = firstPlayed(readKeptGames(), code);
  if (!answer.ok || played === null || signed === null || answer.value.rows.some(({ own }) => own)) return answer;
  return sendResult(game, day, movesOf(played), signed);
}
