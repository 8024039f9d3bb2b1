/** The list of matches follows the server while somebody reads it: by its messages, else by asking, and then no more. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../client/kit/patience.ts';
import { refreshList, showMore, shownOf, useLiveList } from '../../../client/lobby/list/live-list.ts';
import { tableOf } from './server.ts';

const POLL = 5000;

const streams: Stream[] = [];
/** What the server says when it is asked; null while it can't be reached. */
let said: readonly string[] | null = [];
let asked = 0;

const tables = (ids: readonly string[]) =>
  JSON.stringify({
    matches: ids.map((id) => tableOf(id, [null, null])),
    open: ids.length,
    playing: 0,
    people: 0,
    now: Date.now(),
  });

class Stream extends EventTarget {
  closed = false;

  constructor() {
    super();
    streams.push(this);
  }

  close(): void {
    this.closed = true;
  }

  send(...ids: readonly string[]): void {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: tables(ids) })));
  }

  /** The connection is lost; a browser says so again with every attempt. */
  async fail(): Promise<void> {
    await act(async () => void this.dispatchEvent(new Event('error')));
  }
}

beforeEach(() => {
  streams.length = 0;
  said = [];
  asked = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async () => {
    asked++;
    if (said === null) throw new TypeError('Failed to fetch');
    return new Response(tables(said));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function read() {
  const { result, unmount } = renderHook(() => useLiveList());
  return {
    leave: unmount,
    ids: () => result.current.list?.matches.map(({ id }) => id),
    fresh: () => result.current.fresh,
  };
}

test('all who read follow one stream, until the last has left', () => {
  const [one, other] = [read(), read()];
  expect(streams).toHaveLength(1);
  streams[0]!.send('a');
  expect([one.ids(), other.ids()]).toEqual([['a'], ['a']]);
  one.leave();
  expect(streams[0]!.closed).toBe(false);
  streams[0]!.send('b');
  expect(other.ids()).toEqual(['b']);
  other.leave();
  expect(streams[0]!.closed).toBe(true);
  read();
  expect(streams).toHaveLength(2);
});

test('a lost stream is asked for at once and now and then, however often it fails, until it speaks again', async () => {
  const list = read();
  const [stream] = streams;
  stream!.send('a');
  said = ['b'];
  await stream!.fail();
  expect([asked, list.ids()]).toEqual([1, ['b']]);
  await stream!.fail();
  expect(asked).toBe(1);
  await wait(2 * POLL);
  expect(asked).toBe(3);
  stream!.send('c');
  await wait(2 * POLL);
  expect([asked, list.ids()]).toEqual([3, ['c']]);
});

test('a stream that is held back has the list asked for, and again once it has been silent for long', async () => {
  const list = read();
  said = ['a'];
  await wait(PATIENCE.stream - 1);
  expect(asked).toBe(0);
  await wait(1);
  expect([asked, list.ids()]).toEqual([1, ['a']]);
  await wait(POLL);
  expect(asked).toBe(2);
  await wait(PATIENCE.quietStream);
  expect([streams.length, streams[0]!.closed]).toEqual([2, true]);
  streams[1]!.send('b');
  const before = asked;
  await wait(2 * POLL);
  expect([asked, list.ids()]).toEqual([before, ['b']]);
});

test('a stream that dies is missed, and one that says now and then that it is there is not', async () => {
  const list = read();
  streams[0]!.send('a');
  for (let beats = 0; beats < 4; beats++) {
    await wait(25_000);
    streams[0]!.dispatchEvent(new Event('here'));
  }
  expect([streams.length, asked]).toEqual([1, 0]);
  said = ['b'];
  await wait(PATIENCE.quietStream);
  expect([streams.length, streams[0]!.closed, list.ids()]).toEqual([2, true, ['b']]);
});

test('a server out of reach leaves the list as it was, and says that it is old', async () => {
  const list = read();
  const [stream] = streams;
  stream!.send('a');
  expect(list.fresh()).toBe(true);
  said = null;
  await stream!.fail();
  expect([list.fresh(), list.ids()]).toEqual([false, ['a']]);
  stream!.send('a');
  expect(list.fresh()).toBe(true);
});

test('nobody is asked for who has left', async () => {
  const list = read();
  await streams[0]!.fail();
  list.leave();
  await wait(3 * POLL);
  expect(asked).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('who wants to know now asks', async () => {
  const list = read();
  said = ['d'];
  await act(() => refreshList());
  expect([list.ids(), list.fresh()]).toEqual([['d'], true]);
});

test('the list of one game is followed apart, and further matches are shown once, below', async () => {
  const { result } = renderHook(() => useLiveList('katason'));
  streams[0]!.send('a', 'b');
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(path.endsWith('?game=katason&more=open&from=2') ? tables(['b', 'c']) : ''),
  );
  await act(() => showMore('open', 'katason'));
  expect(shownOf(result.current).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(read().ids()).not.toEqual(['a', 'b']);
});
