/** Reviews of matches, wherever they are: on the server, and in this browser. */
import { useFileRecord, useGameRecord, useMatchRecord } from '../records/fetched.ts';
import { ReviewPage } from './ReviewPage.tsx';

/** A match of the server. */
export function MatchReview({ id }: { readonly id: string }) {
  return (
    <ReviewPage fetch={useMatchRecord(id)} replay={`/replay/match/${id}`} check={`/check/match/${id}`} match={id} />
  );
}

/** A game kept on this screen. */
export function GameReview({ id }: { readonly id: string }) {
  return <ReviewPage fetch={useGameRecord(id)} replay={`/replay/game/${id}`} />;
}

/** A match that was opened from a file. */
export function FileReview({ id }: { readonly id: string }) {
  return <ReviewPage fetch={useFileRecord(id)} replay={`/replay/file/${id}`} check={`/check/file/${id}`} />;
}
