/** Replays of matches, wherever they are: on the server, and in this browser. */
import { keptGame } from '../local/saved-game.ts';
import { useFileRecord, useGameRecord, useMatchRecord } from './fetched.ts';
import { ReplayPage } from './ReplayPage.tsx';

/** A match of the server. */
export function MatchReplay({ id }: { readonly id: string }) {
  return <ReplayPage fetch={useMatchRecord(id)} home={`/match/${id}`} review={`/review/match/${id}`} />;
}

/** A game kept on this screen. */
export function GameReplay({ id }: { readonly id: string }) {
  const home = `/local/${keptGame(id)?.game ?? ''}/${id}`;
  return <ReplayPage fetch={useGameRecord(id)} home={home} review={`/review/game/${id}`} />;
}

/** A match that was opened from a file. */
export function FileReplay({ id }: { readonly id: string }) {
  return <ReplayPage fetch={useFileRecord(id)} home="/replay" review={`/review/file/${id}`} />;
}
