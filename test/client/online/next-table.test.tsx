/** The next table of the people one has just played with is told wherever one is. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { forgetSeats, holdSeat } from '../../../client/asking/keys.ts';
import { NextTable } from '../../../client/online/next/NextTable.tsx';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { renderHere } from '../house.tsx';
import { fakeServer, tableOf } from '../lobby/server.ts';

const over = tableOf('t', ['Ana', 'Ben', 'Eve'], { status: 'over', rematch: 'next', updatedAt: Date.now() });

/** The next table, with a seat kept for Ana, or with what else there is. */
const next = (more: object = { keptFor: 'Ana' }): MatchSummary => {
  const table = tableOf('next', ['Ben', 'Eve', null]);
  return { ...table, seats: table.seats.map((seat) => (seat.seat === 2 ? { ...seat, ...more } : seat)) };
};

beforeEach(() => {
  changeSettings({ language: 'en', sound: false });
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  window.history.replaceState(null, '', '/review/match/t');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetSeats(['t', 'next']);
});

test('whoever reviews the match is told who waits, and sits there by one press', async () => {
  const server = fakeServer(over, next());
  renderHere(<NextTable />);
  expect(await screen.findByText('Ben and Eve kept you a seat at the next table of Katason.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await expect
    .poll(() => server.asked.find(({ path }) => path.endsWith('/rematch'))?.path)
    .toBe('/api/matches/t/rematch');
});

test('once the seat is free for anybody they are told that, and nothing once it is taken', async () => {
  const server = fakeServer(over, next({}));
  renderHere(<NextTable />);
  expect(await screen.findByText(/^Ben and Eve went on to the next table of Katason/)).toBeDefined();
  server.matches.set('next', tableOf('next', ['Ben', 'Eve', 'Dan']));
  await expect.poll(() => screen.queryByRole('complementary'), { timeout: 10_000 }).toBeNull();
});

test('once the table is closed they are told nothing more, and nobody asks about it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = fakeServer(over, next());
  renderHere(<NextTable />);
  await screen.findByText(/kept you a seat/);
  server.matches.delete('next');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole('complementary')).toBeNull();
  const asked = () => server.asked.filter(({ path }) => path === '/api/matches/next').length;
  const before = asked();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked()).toBe(before);
});

test('nobody is told at the table itself, nor who has put it away, nor of what is long over', async () => {
  fakeServer(over, next());
  const { unmount } = renderHere(<NextTable />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  unmount();
  window.history.replaceState(null, '', '/match/t');
  renderHere(<NextTable />);
  await Promise.resolve();
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  window.history.replaceState(null, '', '/');
  const server = fakeServer({ ...over, updatedAt: 0 }, next());
  renderHere(<NextTable />);
  await expect.poll(() => server.asked.some(({ path }) => path.includes('/some?'))).toBe(true);
  expect(screen.queryByRole('complementary')).toBeNull();
});
