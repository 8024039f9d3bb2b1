/** Where records of matches come from: the server, and what this browser keeps. */
import { useCallback } from 'react';
import { getMatch, getRecord } from '../lobby/api.ts';
import { keptGame, openGame } from '../local/saved-game.ts';
import { useText } from '../text/index.ts';
import { keptRecord } from './kept-records.ts';
import { ReplayPage } from './ReplayPage.tsx';

/** A match of the server. */
export function MatchReplay({ id }: { readonly id: string }) {
  const { botName } = useText();
  const fetch = useCallback(async () => {
    const [match, record] = await Promise.all([getMatch(id), getRecord(id)]);
    if (!match.ok) return 'gone';
    if (!record.ok) return record.refusal.code === 'notOver' ? 'notOver' : 'gone';
    const names = match.value.seats.map(({ seat, name = '', bot }) => (bot === undefined ? name : botName(seat)));
    return { record: record.value, names };
  }, [id, botName]);
  return <ReplayPage fetch={fetch} home={`/match/${id}`} />;
}

/** A game kept on this screen. */
export function GameReplay({ id }: { readonly id: string }) {
  const fetch = useCallback(async () => {
    const kept = keptGame(id);
    if (kept === null) return 'gone';
    // A game that never was at a table has no moves to be replayed.
    if ((kept.standing?.result ?? null) === null) return 'notOver';
    return { record: openGame(kept, 1).record, names: kept.seats.map(({ name }) => name) };
  }, [id]);
  return <ReplayPage fetch={fetch} home={`/local/${keptGame(id)?.game ?? ''}/${id}`} />;
}

/** A match that was opened from a file. */
export function FileReplay({ id }: { readonly id: string }) {
  const fetch = useCallback(async () => keptRecord(id)?.named ?? 'gone', [id]);
  return <ReplayPage fetch={fetch} home="/replay" />;
}
