/** Replays of matches, wherever they are: on the server, and in this browser. */
import { keptGame } from '../saved/saved-game.ts';
import { useFileRecord, useGameRecord, useMatchRecord } from '../records/fetched.ts';
import { ReplayPage } from './ReplayPage.tsx';

/** A match of the server. */
export function MatchReplay({ id }: { readonly id: string }) {
  const [review, check] = [`/review/match/${id}`, `/check/match/${id}`];
  return <ReplayPage fetch={useMatchRecord(id)} home={`/match/${id}`} review={review} check={check} />;
}

/** A game kept on this screen. */
export function GameReplay({ id }: { readonly id: string }) {
  const home = `/local/${keptGame(id)?.game ?? ''}/${id}`;
  return <ReplayPage fetch={useGameRecord(id)} home={home} review={`/review/game/${id}`} />;
}

/** A match that was opened from a file. */
export function FileReplay({ id }: { readonly id: string }) {
  const [review, check] = [`/review/file/${id}`, `/check/file/${id}`];
  return <ReplayPage fetch={useFileRecord(id)} home="/replay" review={review} check={check} />;
}
