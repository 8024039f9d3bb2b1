/** After a silence: which matches others have written meanwhile, in one question. */
import { expect, test } from 'vitest';
import { findMissed } from '../../../server/storage/missed.ts';
import type { Reading } from '../../../server/storage/reading.ts';

/** What is remembered, by match and version, and what the database says. */
async function missed(known: Record<string, number>, stored: Record<string, number>, ids: readonly string[] = []) {
  const remembered = new Map(Object.entries(known));
  const asked: (readonly string[])[] = [];
  const loader = {
    load: async () => undefined,
    describe: async () => undefined,
    list: async () => [],
    versions: async (of: readonly string[]) => {
      asked.push(of);
      return new Map(Object.entries(stored));
    },
    close: async () => {},
  };
  const reading = {
    get remembered() {
      return [...remembered.keys()];
    },
    isOld: (id: string, version: number | undefined) => remembered.get(id) !== version,
    forget: (id: string) => remembered.delete(id),
  } as unknown as Reading;
  const found = await findMissed(loader, reading, ids);
  expect(asked).toHaveLength(1);
  return { found: found.toSorted(), left: [...remembered.keys()] };
}

test('what was written, made or deleted by others meanwhile was missed, and nothing else', async () => {
  const { found, left } = await missed({ same: 3, moved: 4, gone: 1 }, { same: 3, moved: 6, made: 0 });
  expect(found).toEqual(['gone', 'made', 'moved']);
  expect(left).toEqual(['same']);
});

test('what is followed and not remembered is looked at again, also where it is gone', async () => {
  expect((await missed({}, { over: 9 }, ['over', 'deleted'])).found).toEqual(['deleted', 'over']);
});
