import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isYourTurn, useHeldMatches } from '../../../client/lobby/seat/held-matches.ts';
import { forgetSeats, heldSeats, holdSeat } from '../../../client/asking/keys.ts';
import { type FakeServer, fakeServer, tableOf } from './server.ts';

const seat = { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  forgetSeats(Object.keys(heldSeats()));
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const heard = () => act(() => vi.advanceTimersByTimeAsync(0));

/** How often the matches were asked for: a page that has followed somebody who signed in asks for more, all its life. */
const askedFor = ({ asked }: FakeServer) => asked.filter(({ path }) => path.startsWith('/api/matches/some'));

const DAY = 86_400_000;

test('a hundred seats cost one question, and what is not there now is not shown, but stays held', async () => {
  for (let i = 0; i < 100; i++) holdSeat(`m${i}`, seat);
  const server = fakeServer(tableOf('m7', ['Ana', 'Ben', 'Eve']));
  const { result, unmount } = renderHook(useHeldMatches);
  await heard();
  expect(result.current.map(({ id }) => id)).toEqual(['m7']);
  expect(Object.keys(heldSeats())).toHaveLength(100);
  expect(askedFor(server)).toHaveLength(1);
  unmount();
});

test('a server that has other data for a while takes no seat from anybody', async () => {
  holdSeat('m1', seat);
  const server = fakeServer();
  const { result, unmount } = renderHook(useHeldMatches);
  for (let minutes = 0; minutes < 20; minutes += 0.25) await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(result.current).toEqual([]);
  server.matches.set('m1', tableOf('m1', ['Ana', 'Ben', 'Eve']));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(result.current.map(({ id }) => id)).toEqual(['m1']);
  expect(heldSeats()).toEqual({ m1: seat });
  unmount();
});

/** Looks once on each of so many days, each `apart` from the one before. */
async function days(count: number, apart = DAY) {
  for (let day = 0; day < count; day++) {
    const { unmount } = renderHook(useHeldMatches);
    await heard();
    unmount();
    vi.setSystemTime(Date.now() + apart);
  }
}

test('what is missing on very many days is put away; a clock that jumps is one day', async () => {
  holdSeat('m1', seat);
  holdSeat('m2', seat);
  const server = fakeServer();
  await days(29, 40 * DAY);
  server.matches.set('m2', tableOf('m2', ['Ana', 'Ben', 'Eve']));
  await days(1);
  expect(Object.keys(heldSeats())).toEqual(['m1', 'm2']);
  server.matches.clear();
  await days(1);
  expect(Object.keys(heldSeats())).toEqual(['m2']);
});

test('without an answer no seat is put away, and it is asked again', async () => {
  holdSeat('m1', seat);
  const server = fakeServer(tableOf('m1', ['Ana', 'Ben', 'Eve'], { toMove: [0] } as object));
  server.up = false;
  const { result, unmount } = renderHook(useHeldMatches);
  await heard();
  expect(result.current).toEqual([]);
  expect(Object.keys(heldSeats())).toEqual(['m1']);
  server.up = true;
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(result.current.map((match) => isYourTurn(match, heldSeats()))).toEqual([true]);
  unmount();
  const { length } = askedFor(server);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askedFor(server)).toHaveLength(length);
});

test('what was heard last stands until the server answers', async () => {
  holdSeat('m1', seat);
  const server = fakeServer(tableOf('m1', ['Ana', 'Ben', 'Eve'], { toMove: [0] } as object));
  const first = renderHook(useHeldMatches);
  await heard();
  first.unmount();
  expect(JSON.parse(localStorage.getItem('agora.heard') ?? '')).toMatchObject([{ id: 'm1', toMove: [0] }]);
  vi.resetModules();
  server.up = false;
  const again = await import('../../../client/lobby/seat/held-matches.ts');
  const { result, unmount } = renderHook(again.useHeldMatches);
  expect(result.current.map(({ id }) => id)).toEqual(['m1']);
  unmount();
});

test.each(['{', '7', '[null, 3, {"id": "m1"}]', '[{"id": "m1", "seats": [null]}]'])(
  'nothing comes of %s in the place of what was heard',
  async (stored) => {
    holdSeat('m1', seat);
    localStorage.setItem('agora.heard', stored);
    vi.resetModules();
    fakeServer().up = false;
    const { useHeldMatches: useHeard } = await import('../../../client/lobby/seat/held-matches.ts');
    const { result, unmount } = renderHook(useHeard);
    expect(result.current).toEqual([]);
    unmount();
  },
);

test('a seat taken in another tab, unheard of in a frozen one, outlives what the frozen one writes', () => {
  holdSeat('here', seat);
  const other = { ...seat, name: 'Ben' };
  localStorage.setItem('agora.seats', JSON.stringify({ here: seat, there: other }));
  holdSeat('late', seat);
  expect(Object.keys(heldSeats()).toSorted()).toEqual(['here', 'late', 'there']);
  forgetSeats(['here']);
  expect(JSON.parse(localStorage.getItem('agora.seats') ?? '')).toEqual({ there: other, late: seat });
});
