/** What becomes of the worker in which bots think: it is hired once, dismissed when it fails or nobody plays, and never missed. */
import { expose } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BotWorker, type Problem, workerThinker } from '../../../client/thinking/thinker.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { CLOCKS } from '../../../games/kit/search/levels.ts';

const problem: Problem = { game: 'pebbles', view: {}, seat: 0, level: 'easy' };
const LIMIT = 2 * CLOCKS.easy + 6000;
const MOVE: Move = { type: 'draw' };

/** Whatever is asked of it, it says nothing. */
const silent = () => new Promise<Move>(() => undefined);

/** A worker in this thread. */
class InnerWorker extends EventTarget {
  terminated = false;
  private readonly channel = new MessageChannel();

  constructor(think: BotWorker['think']) {
    super();
    const { port1, port2 } = this.channel;
    expose({ think }, port2);
    port1.addEventListener('message', ({ data }) => this.dispatchEvent(new MessageEvent('message', { data })));
    port1.start();
  }

  postMessage(message: unknown): void {
    this.channel.port1.postMessage(message);
  }

  terminate(): void {
    this.terminated = true;
    this.channel.port1.close();
  }

  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

/** A thinker whose workers, in the order they are hired, think so; the last way is that of all that follow. */
function thinkerOf(...ways: readonly BotWorker['think'][]) {
  const workers: InnerWorker[] = [];
  const thinker = workerThinker(() => {
    const worker = new InnerWorker(ways[workers.length] ?? ways.at(-1) ?? silent);
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { ...thinker, workers };
}

/** How a promise ends, once it has; null before. */
function watch(promise: Promise<unknown>) {
  const seen = { end: null as unknown };
  void promise.then(
    (value) => (seen.end = value),
    (error: Error) => (seen.end = error.message),
  );
  return seen;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('one worker answers one problem after another, and no clock runs on', async () => {
  const { think, rest, workers } = thinkerOf(async () => MOVE);
  expect(workers).toEqual([]);
  expect([await think(problem), await think(problem)]).toEqual([MOVE, MOVE]);
  expect(workers).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
  rest();
});

test('what listens for a failure goes with the answer', async () => {
  const { think, rest, workers } = thinkerOf(async () => MOVE);
  await think(problem);
  const heard = vi.spyOn(workers[0]!, 'addEventListener');
  await think(problem);
  const lasting = heard.mock.calls.filter(
    ([type, , how]) => type === 'error' && (how as AddEventListenerOptions).signal?.aborted !== true,
  );
  expect(lasting).toEqual([]);
  rest();
});

test('a worker that is late is given up at twice its time and some grace, and the next problem gets another', async () => {
  const { think, rest, workers } = thinkerOf(silent, async () => MOVE);
  const late = watch(think(problem));
  await vi.advanceTimersByTimeAsync(LIMIT - 1);
  expect([late.end, workers[0]!.terminated]).toEqual([null, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([late.end, workers[0]!.terminated]).toEqual(['the bot took too long', true]);
  await expect(think(problem)).resolves.toEqual(MOVE);
  expect(workers).toHaveLength(2);
  rest();
});

test('a worker that dies is not waited for, and the next problem gets another', async () => {
  const { think, rest, workers } = thinkerOf(silent, async () => MOVE);
  const lost = think(problem);
  workers[0]!.fail('out of memory');
  await expect(lost).rejects.toThrow('out of memory');
  expect(workers[0]!.terminated).toBe(true);
  await expect(think(problem)).resolves.toEqual(MOVE);
  rest();
});

test('a worker whose search throws is replaced as well', async () => {
  const { think, rest, workers } = thinkerOf(
    async () => Promise.reject(new Error('no game "pebbles" on the shelf')),
    async () => MOVE,
  );
  await expect(think(problem)).rejects.toThrow('no game');
  await expect(think(problem)).resolves.toEqual(MOVE);
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  rest();
});

test('at rest the worker is gone, and whoever waited for it knows at once', async () => {
  const { think, rest, workers } = thinkerOf(silent);
  const stopped = think(problem);
  rest();
  expect(workers[0]!.terminated).toBe(true);
  await expect(stopped).rejects.toThrow('the bot was stopped');
  expect(vi.getTimerCount()).toBe(0);
});

test('rest before anything was asked hires nobody', () => {
  const { rest, workers } = thinkerOf(silent);
  rest();
  expect(workers).toEqual([]);
});

test('a problem of before the rest takes no worker away from one of after it', async () => {
  const { think, rest, workers } = thinkerOf(silent);
  const before = watch(think(problem));
  rest();
  const after = watch(think({ ...problem, level: 'hard' }));
  await vi.advanceTimersByTimeAsync(LIMIT);
  expect(before.end).not.toBeNull();
  expect([after.end, workers[1]!.terminated]).toEqual([null, false]);
  rest();
  expect(workers[1]!.terminated).toBe(true);
});
