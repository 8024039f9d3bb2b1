import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isYourTurn, useHeldMatches } from '../../../client/lobby/seat/held-matches.ts';
import { forgetSeats, heldSeats, holdSeat } from '../../../client/lobby/seat/keys.ts';
import { fakeServer, tableOf } from './server.ts';

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

test('a hundred old seats cost one question, and what is gone is put away', async () => {
  for (let i = 0; i < 100; i++) holdSeat(`m${i}`, seat);
  const server = fakeServer(tableOf('m7', ['Ana', 'Ben', 'Eve']));
  const { result, unmount } = renderHook(useHeldMatches);
  await heard();
  expect(result.current.map(({ id }) => id)).toEqual(['m7']);
  expect(Object.keys(heldSeats())).toEqual(['m7']);
  // The second after those seats were given up.
  expect(server.asked).toHaveLength(2);
  unmount();
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
  const { length } = server.asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toHaveLength(length);
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
