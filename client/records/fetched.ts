/** Fetches the records of matches, from the server or this browser. */
import { useCallback, useEffect, useState } from 'react';
import { type Film, filmOf } from '../../games/kit/reel.ts';
import { getMatch, getRecord } from '../asking/api.ts';
import { useHeldSeat } from '../asking/keys.ts';
import { keptGame, openGame } from '../saved/saved-game.ts';
import type { LoadedGame } from '../table/load.ts';
import { useText } from '../text/index.ts';
import { seatName } from '../text/seat-name.ts';
import { keptRecord } from './kept-records.ts';
import type { NamedRecord } from './read-record.ts';

/** A record; or 'gone' if there is none, or 'notOver' if it can't be shown yet. */
export type Found = NamedRecord | 'gone' | 'notOver';
export type Fetch = () => Promise<Found>;

/** The fetched value; null until it is there. */
export function useFetched(fetch: Fetch): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let wanted = true;
    void fetch().then((answer) => wanted && setFound(answer));
    return () => {
      wanted = false;
    };
  }, [fetch]);
  return found;
}

/** Of a match of the server. */
export function useMatchRecord(id: string): Fetch {
  const text = useText();
  const held = useHeldSeat(id)?.playerID;
  return useCallback(async () => {
    const [match, record] = await Promise.all([getMatch(id), getRecord(id)]);
    if (!match.ok) return 'gone';
    if (!record.ok) return record.refusal.code === 'notOver' ? 'notOver' : 'gone';
    const names = match.value.seats.map((seat) => seatName(seat, text) ?? '');
    return { record: record.value, names, ...(held === undefined ? {} : { own: Number(held) }) };
  }, [id, text, held]);
}

/** Of a game kept on this screen. */
export function useGameRecord(id: string): Fetch {
  return useCallback(async () => {
    const kept = keptGame(id);
    if (kept === null) return 'gone';
    // A game that never was at a table has no moves to be replayed.
    if ((kept.standing?.result ?? null) === null) return 'notOver';
    const own = Math.max(
      0,
      kept.seats.findIndex(({ kind }) => kind === 'human'),
    );
    return { record: openGame(kept, 1).record, names: kept.seats.map(({ name }) => name), own };
  }, [id]);
}

/** Of a match that was opened from a file. */
export function useFileRecord(id: string): Fetch {
  return useCallback(async () => keptRecord(id)?.named ?? 'gone', [id]);
}

/** A record and the result of replaying it. */
export interface Filmed {
  /** The part of the record that the rules can replay. */
  readonly named: NamedRecord;
  readonly film: Film;
}

/** Replays a record; null if the rules can't even begin. This is slow: call it once. */
export function filmed({ module, meta }: LoadedGame, named: NamedRecord): Filmed | null {
  try {
    const { record } = named;
    const { misfit, ...film } = filmOf(module.rules, meta, record);
    const sound = misfit === null ? record : { ...record, turns: record.turns.slice(0, film.moments.length) };
    return { named: { ...named, record: sound }, film: { ...film, misfit: null } };
  } catch {
    return null;
  }
}
