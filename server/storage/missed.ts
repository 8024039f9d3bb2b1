/** Finds what other servers wrote while this one could not hear of it. */
import type { Reading } from './reading.ts';
import type { Loader } from './loader.ts';

/**
 * Finds, in one query, which matches were written or deleted since they were cached: among the given ids, the cached
 * matches and all matches that aren't over. Drops them from the cache. Rejects if the database doesn't answer.
 * `isHeld`: this server is writing the match just then. If anybody else has written it, that fails and the match is
 * read again; until it is known, the database may have a version that is this server's own.
 */
export async function findMissed(
  loader: Pick<Loader, 'versions'>,
  reading: Pick<Reading, 'remembered' | 'isOld' | 'forget'>,
  ids: readonly string[],
  isHeld: (id: string) => boolean,
): Promise<readonly string[]> {
  const asked = [...ids, ...reading.remembered];
  const versions = await loader.versions(asked);
  const all = new Set([...asked, ...versions.keys(), ...reading.remembered]);
  const missed = [...all].filter((id) => !isHeld(id) && (!versions.has(id) || reading.isOld(id, versions.get(id))));
  for (const id of missed) reading.forget(id);
  return missed;
}
