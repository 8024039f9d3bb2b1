import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMatch } from '../../../client/lobby/room/use-match.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { tableOf } from './server.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Each question waits for the answer it is given. */
function slowServer() {
  const answers: ((match: MatchSummary) => Promise<void>)[] = [];
  const ask = () =>
    new Promise<Response>((resolve) => {
      answers.push((match) => act(async () => resolve(new Response(JSON.stringify(match)))));
    });
  vi.stubGlobal('fetch', ask);
  return answers;
}

test('an answer that was on its way doesn’t undo what was shown meanwhile', async () => {
  const answers = slowServer();
  const { result } = renderHook(() => useMatch('t'));
  act(() => result.current.show(tableOf('t', ['Ana', '!easy', null])));
  await answers[0]?.(tableOf('t', ['Ana', null, null]));
  expect(result.current.match?.seats[1]?.bot).toBe('easy');
  act(() => result.current.refresh());
  await answers[1]?.(tableOf('t', ['Ana', '!easy', 'Eve']));
  expect(result.current.match?.seats[2]?.name).toBe('Eve');
});

test('of two answers the one to the later question stands, whichever comes first', async () => {
  const answers = slowServer();
  const { result } = renderHook(() => useMatch('t'));
  act(() => result.current.refresh());
  await answers[1]?.(tableOf('t', ['Ana', 'Eve', null]));
  await answers[0]?.(tableOf('t', ['Ana', null, null]));
  expect(result.current.match?.seats[1]?.name).toBe('Eve');
});
