/** Which tables are open isn't known until somebody has said so: unknown is not none. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { PATIENCE } from '../../../client/kit/patience.ts';
import { OtherMatches } from '../../../client/lobby/list/MatchLists.tsx';
import { renderHere } from '../house.tsx';

/** A stream that is held back: it says nothing, not even that it fails. */
class Silent extends EventTarget {
  // oxlint-disable-next-line no-empty-function
  close(): void {}
}

beforeEach(() => {
  changeSettings({ language: 'en' });
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Silent);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NONE = 'No open tables just now.';
const nothing = JSON.stringify({ matches: [], open: 0, playing: 0, people: 0, now: 0 });

test('while nobody has said which tables are open, the page says that it asks, then that it isn’t known', async () => {
  let up = false;
  vi.stubGlobal('fetch', async () => {
    if (!up) throw new TypeError('Failed to fetch');
    return new Response(nothing);
  });
  // Of a game that no other test has asked about.
  renderHere(<OtherMatches game="unheard-of" />);
  expect(screen.getByText('Looking for open tables…')).toBeDefined();
  expect(screen.queryByText(NONE)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE.stream));
  expect(screen.getByText('Which tables are open isn’t known without the server.')).toBeDefined();
  expect(screen.queryByText(NONE)).toBeNull();
  up = true;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(NONE)).toBeDefined();
});
