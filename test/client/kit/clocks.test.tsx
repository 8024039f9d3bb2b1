/** A device's clock may be wrong, and put right at any moment: neither shows on the page. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ticks, useSecondsUntil } from '../../../client/kit/countdown.ts';
import { ask } from '../../../client/asking/ask.ts';
import { noteServerTime, useNow } from '../../../client/asking/use-now.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  noteServerTime(Date.now());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([HOUR, -HOUR])('what is counted down goes on when the device’s clock jumps by %i', (jump) => {
  const until = ticks() + 60_000;
  const { result } = renderHook(() => useSecondsUntil(until));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toBe(50);
  vi.setSystemTime(Date.now() + jump);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(49);
});

test('what is counted down in two places is the same in both, whichever came first', () => {
  const until = ticks() + 60_300;
  const first = renderHook(() => useSecondsUntil(until));
  act(() => void vi.advanceTimersByTime(500));
  const second = renderHook(() => useSecondsUntil(until));
  const apart = Array.from({ length: 30 }, () => {
    act(() => void vi.advanceTimersByTime(100));
    return first.result.current! - second.result.current!;
  });
  // The one that came later was right at once; both follow one second from then on.
  expect(apart.slice(5)).toEqual(Array.from({ length: 25 }, () => 0));
  first.unmount();
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('any answer of the server tells what time it is', async () => {
  const { result } = renderHook(useNow);
  const there = Date.UTC(2026, 10, 28, 12);
  vi.setSystemTime(there - 365 * 24 * HOUR);
  const headers = { Date: new Date(there).toUTCString() };
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
  await act(async () => void (await ask('GET /api/matches', {})));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(Math.abs(result.current - there - 60_000)).toBeLessThan(1000);
});

test('an answer without a time tells none', async () => {
  const { result } = renderHook(useNow);
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await act(async () => void (await ask('GET /api/matches', {})));
  expect(Math.abs(result.current - Date.now())).toBeLessThan(1000);
});
