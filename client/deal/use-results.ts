/** Everybody's results of a day's deal, and sending one's own. */
import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../../games/kit/rules.ts';
import type { DailyList } from '../../server/contract/daily.ts';
import type { Answer } from '../asking/api.ts';
import { readKeptGames } from '../saved/saved-game.ts';
import { getResults, sendResult } from './api.ts';
import { firstPlayed, movesOf } from './first-played.ts';
import { useSignature } from './own-part.ts';

/** A deal of the day, by its code as well. */
export interface OfDay {
  readonly game: string;
  /** As 2026-11-22. */
  readonly day: string;
  readonly code: string;
}

interface Results {
  /** As it was last told; null before that. */
  readonly list: DailyList | null;
  /** Why it isn't up to date. */
  readonly refusal: Refusal | null;
  /** Asks again. */
  readonly look: () => Promise<void>;
}

/** Asks for the list now and whenever the network is back, and sends one's own result where that is due. */
export function useResults({ game, day, code }: OfDay): Results {
  const [{ list, refusal }, tell] = useState<Omit<Results, 'look'>>({ list: null, refusal: null });
  const signed = useSignature();
  const look = useCallback(async () => {
    const answer = await resultsWith({ game, day, code }, signed);
    tell((told) => (answer.ok ? { list: answer.value, refusal: null } : { ...told, refusal: answer.refusal }));
  }, [game, day, code, signed]);
  useEffect(() => {
    const again = () => void look();
    // Soon, but after this.
    queueMicrotask(again);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [look]);
  return { list, refusal, look };
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
