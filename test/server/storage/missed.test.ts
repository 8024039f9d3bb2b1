/** After a silence: which matches others have written meanwhile, in one question. */
import { expect, test } from 'vitest';
import { findMissed } from '../../../server/storage/missed.ts';
import { AS_IT_IS, Reading } from '../../../server/storage/reading.ts';
import { RowReader } from '../../../server/storage/row-reader.ts';
import type { MatchData } from '../../../server/storage/types.ts';

/** What is remembered, by match and version, and what the database says. */
async function missed(
  known: Record<string, number>,
  stored: Record<string, number>,
  { ids = [], held = [] }: { readonly ids?: readonly string[]; readonly held?: readonly string[] } = {},
) {
  const rows = new RowReader({ load: async () => undefined, describe: async () => undefined });
  const reading = new Reading(rows, async () => [], AS_IT_IS, 10);
  for (const [id, version] of Object.entries(known)) reading.keep(id, version, { metadata: {} as MatchData });
  const asked: (readonly string[])[] = [];
  const loader = {
    versions: async (of: readonly string[]) => {
      asked.push(of);
      return new Map(Object.entries(stored));
    },
  };
  const found = await findMissed(loader, reading, ids, (id) => held.includes(id));
  expect(asked).toHaveLength(1);
  return { found: found.toSorted(), left: reading.remembered };
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
