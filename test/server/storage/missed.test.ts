/** After a silence: which matches others have written meanwhile, in one question. */
import { expect, test } from 'vitest';
import type { MatchData } from '../../../server/storage/types.ts';
import { storedMatches } from './stored-matches.ts';

/** What is cached, by match and version, and what the database says. */
async function missed(
  known: Record<string, number>,
  versions: Record<string, number>,
  { ids = [], held = [] }: { readonly ids?: readonly string[]; readonly held?: readonly string[] } = {},
) {
  const { stored, asked } = storedMatches({ versions, held });
  for (const [id, version] of Object.entries(known)) stored.keep(id, version, { metadata: {} as MatchData }, 0);
  const found = await stored.missed(ids);
  expect(asked).toHaveLength(1);
  return { found: found.toSorted(), left: Object.keys(known).filter((id) => isCached(() => stored.version(id))) };
}

/** Whether a version can be told without reading. */
function isCached(version: () => number | undefined): boolean {
  try {
    return version() !== undefined;
  } catch {
    return false;
  }
}

test('what was written, made or deleted by others meanwhile was missed, and nothing else', async () => {
  const { found, left } = await missed({ same: 3, moved: 4, gone: 1 }, { same: 3, moved: 6, made: 0 });
  expect(found).toEqual(['gone', 'made', 'moved']);
  expect(left).toEqual(['same']);
});

test('what is followed and not remembered is looked at again, also where it is gone', async () => {
  expect((await missed({}, { over: 9 }, { ids: ['over', 'deleted'] })).found).toEqual(['deleted', 'over']);
});

test('what this server is writing just then was not missed, whatever version is stored', async () => {
  const { found, left } = await missed(
    { being: 3, written: 3 },
    { being: 4, written: 3 },
    { held: ['being', 'written'] },
  );
  expect(found).toEqual([]);
  expect(left).toEqual(['being', 'written']);
});

test('what was stored here after the answer was on its way is newer than the answer says', async () => {
  expect((await missed({ stored: 5 }, { stored: 4 })).left).toEqual(['stored']);
});
