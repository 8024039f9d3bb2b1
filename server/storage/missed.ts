/** What others have written while nobody could hear of it. */
import type { Reading } from './reading.ts';
import type { Loader } from './row-reader.ts';

/**
 * Finds out in one question which matches were written since they were remembered: these, those that are remembered, and all that
 * aren't over; those that are there no longer are among them. What was remembered of them is forgotten. Rejects where the database doesn't answer.
 */
export async function findMissed(loader: Loader, reading: Reading, ids: readonly string[]): Promise<readonly string[]> {
  const asked = [...ids, ...reading.remembered];
  const versions = await loader.versions(asked);
  const all = new Set([...asked, ...versions.keys(), ...reading.remembered]);
  const missed = [...all].filter((id) => !versions.has(id) || reading.isOld(id, versions.get(id)));
  for (const id of missed) reading.forget(id);
  return missed;
}
