/** How bots share the threads they think in. */
import { expect, test } from 'vitest';
import { FairQueue } from '../../../server/bots/fair-queue.ts';

/** A queue whose searches end when they are told to. */
function desk(slots: number) {
  const queue = new FairQueue(slots);
  const begun: string[] = [];
  const shares: number[] = [];
  const ends = new Map<string, () => void>();
  const tasks: Promise<void>[] = [];
  /** What follows the search of that name. */
  const holds = new Map<string, Promise<void>>();
  /** Each table is opened from an address of its own, where none is named. */
  const ask = (table: string, name: string, address = table) => {
    const search = (share: number) => {
      begun.push(name);
      shares.push(share);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    const follow = () => (holds.has(name) ? holds.get(name)! : Promise.resolve());
    tasks.push(queue.take({ table, address }, search, follow));
  };
  /** Lets whatever is about to happen happen. */
  const settle = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { ask, begun, shares, settle, end, holds };
}

test('no more searches run at a time than there are threads', async () => {
  const { ask, begun, settle, end } = desk(2);
  for (const table of ['a', 'b', 'c']) ask(table, table);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('a table thinks one seat at a time, and one with many bots lets the others have their turns', async () => {
  const { ask, begun, settle, end } = desk(1);
  for (const name of ['a1', 'a2', 'a3']) ask('a', name);
  for (const name of ['b1', 'b2']) ask('b', name);
  ask('c', 'c1');
  await settle();
  for (let i = 0; i < 6; i++) await end(begun.at(-1)!);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('two seats of a table don’t think side by side, though a thread is free', async () => {
  const { ask, begun, settle, end } = desk(2);
  ask('a', 'a1');
  ask('a', 'a2');
  await settle();
  expect(begun).toEqual(['a1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'a2']);
});

test('what follows a search holds its table up, but no thread', async () => {
  const { ask, begun, settle, end, holds } = desk(1);
  let moved: (() => void) | undefined;
  holds.set('a1', new Promise((resolve) => (moved = resolve)));
  for (const [table, name] of [
    ['a', 'a1'],
    ['a', 'a2'],
    ['b', 'b1'],
  ] as const)
    ask(table, name);
  await settle();
  await end('a1');
  await end('b1');
  expect(begun).toEqual(['a1', 'b1']);
  moved?.();
  await settle();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('the more searches are wanted, the shorter each may be: at 20 tables two threads give each an eighth', async () => {
  const { ask, shares, settle, end } = desk(2);
  ask('first', 'first');
  await settle();
  await end('first');
  for (let table = 0; table < 20; table++) ask(`${table}`, `${table}`);
  await settle();
  await end('0');
  await end('1');
  // Two began when nobody else had asked yet; then 19 and 18 were wanted.
  expect(shares.slice(-2)).toEqual([2.5 / 19, 2.5 / 18]);
  expect(shares[0]).toBe(1);
});

test('who opens many tables waits for themselves, and keeps nobody with one table waiting', async () => {
  const { ask, begun, shares, settle, end } = desk(1);
  for (const table of ['a', 'b', 'c', 'd']) ask(table, table, 'crowd');
  ask('own', 'own1', 'guest');
  ask('own', 'own2', 'guest');
  await settle();
  for (let i = 0; i < 6; i++) await end(begun.at(-1)!);
  expect(begun).toEqual(['a', 'own1', 'b', 'own2', 'c', 'd']);
  // Two addresses share the thread while the guest wants 2 searches and then 1; the crowd wants 4, 3, 2 and 1.
  const each = 1.25 / 2;
  expect(shares).toEqual([each / 4, each / 2, each / 3, each, 1.25 / 2, 1]);
});

test('a search that fails makes room for the next', async () => {
  const queue = new FairQueue(1);
  const follow = (found: string) => Promise.resolve(found);
  const failing = queue.take({ table: 'a', address: 'a' }, () => Promise.reject(new Error('out of ideas')), follow);
  const next = queue.take({ table: 'a', address: 'a' }, () => Promise.resolve('a move'), follow);
  await expect(failing).rejects.toThrow('out of ideas');
  expect(await next).toBe('a move');
});
