/** The stream of the lobby's list: who gets which message when, and that nothing goes on when it is over. */
import { EventEmitter } from 'node:events';
import type { Context } from 'koa';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListFeed } from '../../../server/lobby/list-feed.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';

/** Changes in quick succession come in one message, after so many milliseconds. */
const SOON = 250;

class Stream extends EventEmitter {
  readonly got: string[] = [];
  ended = false;
  /** What waits to be read. */
  writableLength = 0;

  writeHead(): void {}

  write(text: string): void {
    this.got.push(text);
  }

  end(): void {
    this.ended = true;
  }

  destroy(): void {
    this.ended = true;
    this.emit('close');
  }

  /** The ids in the lists that came, message by message. */
  get lists(): string[][] {
    const lists = this.got.filter((text) => text.startsWith('data: '));
    return lists.map((text) => (JSON.parse(text.slice(6)) as { matches: MatchSummary[] }).matches.map(({ id }) => id));
  }
}

function lobby() {
  const matches: string[] = [];
  const listeners = new Set<() => void>();
  const catalogue = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  let now = 0;
  const list = vi.fn(async (game: string | undefined) => ({
    matches: matches.filter((id) => game === undefined || id.startsWith(game)).map((id) => ({ id }) as MatchSummary),
    open: matches.length,
    playing: 0,
    people: 0,
    now: now++,
  }));
  const feed = new ListFeed(list, { trustProxy: false, origins: [] }, catalogue);
  return {
    feed,
    list,
    /** Somebody at an address looks at the list. */
    async look(remoteAddress = '192.0.2.1', game?: string, method = 'GET'): Promise<Stream> {
      const res = new Stream();
      await feed.open({ method, req: { headers: {}, socket: { remoteAddress } }, res } as unknown as Context, game);
      return res;
    },
    /** Matches come or go. */
    change(...now: readonly string[]): void {
      matches.splice(0, matches.length, ...now);
      for (const tell of listeners) tell();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who comes gets the list as it is, then one message for changes in quick succession, again and again', async () => {
  const { look, change, list } = lobby();
  const ana = await look();
  change('a');
  change('a', 'b');
  expect(ana.lists).toEqual([[]]);
  await vi.advanceTimersByTimeAsync(SOON);
  expect(ana.lists).toEqual([[], ['a', 'b']]);
  expect(list).toHaveBeenCalledTimes(2);
  change('b');
  await vi.advanceTimersByTimeAsync(SOON);
  expect(ana.lists).toEqual([[], ['a', 'b'], ['b']]);
});

test('a list that reads as before is not sent again', async () => {
  const { look, change } = lobby();
  const ana = await look();
  change('a');
  await vi.advanceTimersByTimeAsync(SOON);
  change('a');
  await vi.advanceTimersByTimeAsync(SOON);
  expect(ana.lists).toEqual([[], ['a']]);
});

test('who comes later is told when the list is again as others saw it last', async () => {
  const { look, change } = lobby();
  const ana = await look();
  change('a');
  await vi.advanceTimersByTimeAsync(SOON);
  ana.emit('close');
  change();
  const ben = await look();
  change('a');
  await vi.advanceTimersByTimeAsync(SOON);
  expect(ben.lists).toEqual([[], ['a']]);
});

test('those who follow one game hear of its matches alone, and nothing where only others change', async () => {
  const { look, change } = lobby();
  const [all, only] = [await look(), await look('192.0.2.1', 'b')];
  change('a', 'b');
  await vi.advanceTimersByTimeAsync(SOON);
  expect([all.lists, only.lists]).toEqual([
    [[], ['a', 'b']],
    [[], ['b']],
  ]);
});

test('who asks for the head alone has got it, and follows nothing', async () => {
  const { look } = lobby();
  const heads = await Promise.all(Array.from({ length: 21 }, () => look('192.0.2.1', undefined, 'HEAD')));
  expect(heads.map(({ ended, got }) => [ended, got.length])).toEqual(heads.map(() => [true, 0]));
});

test('who has gone gets nothing more, and nothing is listed for nobody', async () => {
  const { look, change, list } = lobby();
  const ana = await look();
  ana.emit('close');
  change('a');
  await vi.advanceTimersByTimeAsync(SOON);
  expect(ana.lists).toEqual([[]]);
  expect(list).toHaveBeenCalledTimes(1);
});

test('a quiet stream says now and then that it is there, so that who reads it knows', async () => {
  const ana = await lobby().look();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(ana.got.at(-1)).toBe('event: here\ndata: here\n\n');
});

test('who comes while the server ends gets the list, and follows nothing', async () => {
  const { feed, look } = lobby();
  feed.close();
  const ana = await look();
  expect([ana.lists, ana.ended]).toEqual([[[]], true]);
});

test('an address follows at most twenty times at once', async () => {
  const { look } = lobby();
  const streams = await Promise.all(Array.from({ length: 20 }, () => look()));
  await expect(look()).rejects.toThrow('often enough');
  expect((await look('192.0.2.2')).lists).toEqual([[]]);
  streams[0]!.emit('close');
  expect((await look()).lists).toEqual([[]]);
});

test('closed, it ends every stream and no clock runs on', async () => {
  const { feed, look, change } = lobby();
  const streams = [await look(), await look()];
  change('a');
  feed.close();
  expect(streams.map(({ ended }) => ended)).toEqual([true, true]);
  expect(vi.getTimerCount()).toBe(0);
});

test('closed, it hears of no more matches', async () => {
  const { feed, look, change } = lobby();
  await look();
  feed.close();
  change('a');
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever reads nothing is cut off once much waits for them, and nobody else', async () => {
  const { look, change } = lobby();
  const [deaf, ana] = [await look(), await look()];
  deaf.writableLength = 256 * 1024;
  change('a');
  await vi.advanceTimersByTimeAsync(SOON);
  expect(deaf.ended).toBe(false);
  deaf.writableLength++;
  change('b');
  await vi.advanceTimersByTimeAsync(SOON);
  expect([deaf.ended, ana.ended]).toEqual([true, false]);
  expect([deaf.lists, ana.lists]).toEqual([
    [[], ['a']],
    [[], ['a'], ['b']],
  ]);
});
