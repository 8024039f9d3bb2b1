import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seekPlayers, stopSeeking, useSeeking } from '../../../client/lobby/list/seeking.ts';

const KEY = 'agora.seeking';

// Other files of the same worker may have left something to look for.
beforeEach(stopSeeking);

afterEach(() => {
  cleanup();
  stopSeeking();
});

/** Another page of this browser has begun to look for players. */
function elsewhere(value: unknown): void {
  localStorage.setItem(KEY, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

test('one page of a browser looks for players, for one table: the last that began', () => {
  const { result } = renderHook(useSeeking);
  expect(result.current).toBeNull();
  act(() => seekPlayers('a'));
  expect(result.current).toBe('a');
  act(() => seekPlayers('b'));
  expect(result.current).toBe('b');
  act(() => elsewhere({ matchId: 'c', page: 'another' }));
  expect(result.current).toBeNull();
  // What another page looks for isn't ended here.
  act(stopSeeking);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ matchId: 'c', page: 'another' });
  act(() => seekPlayers('d'));
  act(stopSeeking);
  expect(result.current).toBeNull();
});

test('whatever else is stored looks for nobody', () => {
  const { result } = renderHook(useSeeking);
  for (const value of [7, 'a', { matchId: 1, page: 'x' }, null]) {
    act(() => elsewhere(value));
    expect(result.current).toBeNull();
  }
});
