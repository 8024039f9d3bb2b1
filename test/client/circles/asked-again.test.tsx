/** What a page asks again and again: while somebody sees it, and as long as the answer may change. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnswer } from '../../../client/asking/use-answer.ts';

const EVERY = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Asks what is answered so, one after the other; then that it is over. `pass` lets a span pass. */
async function asked(...answers: readonly string[]) {
  const ask = vi.fn(async () => ({ ok: true as const, value: answers[ask.mock.calls.length - 1] ?? 'over' }));
  const isLast = (told: string) => told === 'over';
  await act(async () => renderHook(() => useAnswer(ask, EVERY, isLast)));
  return { ask, pass: () => act(async () => vi.advanceTimersByTimeAsync(EVERY)) };
}

test('it is asked again after each span, until the answer is the last', async () => {
  const { ask, pass } = await asked('open', 'open', 'over');
  expect(ask).toHaveBeenCalledTimes(1);
  await pass();
  await pass();
  expect(ask).toHaveBeenCalledTimes(3);
  await pass();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('nobody who looks elsewhere asks', async () => {
  const { ask, pass } = await asked('open', 'open');
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass();
  expect(ask).toHaveBeenCalledTimes(1);
  sight.mockReturnValue('visible');
  await pass();
  expect(ask).toHaveBeenCalledTimes(2);
});
