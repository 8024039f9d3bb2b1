/** Work that takes a while, and which matches it is found to have written. */
import { expect, test } from 'vitest';
import { StaleStateError } from '../../../server/storage/journal.ts';
import { UnitsOfWork } from '../../../server/storage/units-of-work.ts';

/** Units of which is known for what they waited; storing a match fails as often as is said. */
function units(failures: Record<string, number> = {}) {
  const waited: string[] = [];
  const saved = async (id: string) => {
    waited.push(id);
    if ((failures[id] ?? 0) > 0) {
      failures[id]!--;
      throw new StaleStateError(id);
    }
  };
  return { waited, work: new UnitsOfWork({ saved, ready: async () => {} }) };
}

/** A promise that somebody else resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test('each piece of work waits for what it wrote itself, however they overlap', async () => {
  const { waited, work } = units();
  const { open, opened } = gate();
  const slow = work.run(async () => {
    work.touch('first');
    await opened;
    work.touch('second');
    return 'slow';
  });
  expect(await work.run(() => work.touch('other'))).toBeUndefined();
  expect(waited).toEqual(['other']);
  open();
  expect(await slow).toBe('slow');
  expect(waited).toEqual(['other', 'first', 'second']);
});

test('what is written beside all work belongs to none of it, before, between and after', async () => {
  const { waited, work } = units();
  for (const id of ['one', 'two']) {
    work.touch('beside');
    await work.run(async () => {
      await Promise.resolve();
      work.touch(id);
    });
  }
  work.touch('beside');
  expect(waited).toEqual(['one', 'two']);
});

test('work is done again where another server has written meanwhile, and ends with the third failure', async () => {
  const { waited, work } = units({ twice: 2, always: 9 });
  let done = 0;
  const write = (id: string) => work.run(() => (work.touch(id), ++done));
  expect(await write('twice')).toBe(3);
  await expect(write('always')).rejects.toThrow(StaleStateError);
  expect(done).toBe(6);
  expect(waited.filter((id) => id === 'always')).toHaveLength(3);
});
