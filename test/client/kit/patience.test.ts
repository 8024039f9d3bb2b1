/** Silence isn't an answer: whatever waits for somebody else has a limit, and says or does something then. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { look, reachable } from '../../../client/app/offline/reach.ts';
import { NotLoaded, onceLoaded } from '../../../client/kit/page/lazily.tsx';
import { PATIENCE, inTime } from '../../../client/kit/patience.ts';
import { ask } from '../../../client/asking/ask.ts';

/** Never answers, and ignores that nobody waits any more. */
const silence = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a promise has come to so far. */
function followed<T>(promise: Promise<T>) {
  const so = { far: 'waits' as unknown };
  void promise.then(
    (value) => (so.far = value),
    (error: unknown) => (so.far = error),
  );
  return so;
}

test('a request that nobody answers is given up, and so is an answer whose end never comes', async () => {
  const aborted: boolean[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => aborted.push(true));
    return silence();
  });
  const unheard = followed(ask('GET /api/matches', {}));
  await vi.advanceTimersByTimeAsync(PATIENCE.request - 1);
  expect([unheard.far, aborted]).toEqual(['waits', []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([unheard.far, aborted]).toEqual([{ ok: false, refusal: { code: 'offline' } }, [true]]);
  vi.stubGlobal('fetch', async () => ({ ok: true, headers: new Headers(), json: silence }));
  const halfHeard = followed(ask('POST /api/play', { playerName: 'Ann' }));
  await vi.advanceTimersByTimeAsync(PATIENCE.request);
  expect(halfHeard.far).toEqual({ ok: false, refusal: { code: 'offline' } });
});

test('a server that doesn’t say whether it is there isn’t', async () => {
  vi.stubGlobal('fetch', silence);
  void look();
  await vi.advanceTimersByTimeAsync(PATIENCE.request);
  expect(reachable.get()).toBe(false);
  vi.stubGlobal('fetch', async () => new Response());
  await vi.advanceTimersByTimeAsync(PATIENCE.request);
  expect(reachable.get()).toBe(true);
});

test('code that doesn’t come counts as not loaded, and is asked for again', async () => {
  const load = vi.fn<() => Promise<string>>(silence);
  const loaded = onceLoaded(load);
  const first = followed(loaded());
  await vi.advanceTimersByTimeAsync(PATIENCE.part);
  expect(first.far).toBeInstanceOf(NotLoaded);
  load.mockResolvedValue('here');
  await expect(loaded()).resolves.toBe('here');
});

test('what is answered in time leaves no timer', async () => {
  await expect(inTime(1000, async () => 'yes')).resolves.toBe('yes');
  await expect(inTime(1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
