/** Checks of matches, wherever their records are: on the server, and in this browser. */
import { useFileRecord, useMatchRecord } from '../records/fetched.ts';
import { CheckPage } from './CheckPage.tsx';

/** A match of the server. */
export function MatchCheck({ id }: { readonly id: string }) {
  return <CheckPage fetch={useMatchRecord(id)} replay={`/replay/match/${id}`} id={id} />;
}

/** A match that was opened from a file. */
export function FileCheck({ id }: { readonly id: string }) {
  return <CheckPage fetch={useFileRecord(id)} replay={`/replay/file/${id}`} />;
}
