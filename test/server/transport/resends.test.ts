/** Matches that are sent again are sent one after the other, and to nobody twice. */
import type { Socket } from 'socket.io';
import { expect, test } from 'vitest';
import type { LoadedGame } from '../../../server/match/games.ts';
import { Resends } from '../../../server/transport/resends.ts';
import type { Watcher } from '../../../server/transport/rooms.ts';

const game = {} as LoadedGame;
const watcherOf = (id: string): Watcher => ({ socket: {} as Socket, id, seat: 0, key: undefined });

/** A database that answers when the test says so. */
function begin() {
  const asked: { readonly id: string; answer(): void; fail(): void }[] = [];
  const sent: string[] = [];
  const there = new Map<Socket, Watcher>();
  const store = {
    ahead: (id: string) =>
      new Promise<void>((answer, reject) => asked.push({ id, answer, fail: () => reject(new Error('silent')) })),
  };
  const rooms = { of: (socket: Socket) => there.get(socket) };
  const resends = new Resends({ store, rooms }, { sendMatch: (_, { id }) => void sent.push(id) });
  const wait = (id: string) => {
    const watcher = watcherOf(id);
    there.set(watcher.socket, watcher);
    return { watcher, done: resends.send(game, watcher), goes: () => there.delete(watcher.socket) };
  };
  return { asked, sent, resends, wait };
}

test('one is read after the other is sent, and who waits already waits once', async () => {
  const { asked, sent, resends, wait } = begin();
  const [first, second] = [wait('first'), wait('second')];
  await resends.send(game, second.watcher);
  await Promise.resolve();
  expect(asked.map(({ id }) => id)).toEqual(['first']);
  asked[0]!.answer();
  await first.done;
  await expect.poll(() => asked.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(sent).toEqual(['first']);
  asked[1]!.answer();
  await second.done;
  expect(sent).toEqual(['first', 'second']);
});

test('where the database is silent all who waited are sent nothing, and who comes later is', async () => {
  const { asked, sent, wait } = begin();
  const [first, second] = [wait('first'), wait('second')];
  await expect.poll(() => asked.length).toBe(1);
  asked[0]!.fail();
  await Promise.all([first.done, second.done]);
  expect(sent).toEqual([]);
  const third = wait('third');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.answer();
  await third.done;
  expect(sent).toEqual(['third']);
});

test('who has gone meanwhile is sent nothing', async () => {
  const { asked, sent, wait } = begin();
  const first = wait('first');
  first.goes();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]!.answer();
  await first.done;
  expect(sent).toEqual([]);
});
