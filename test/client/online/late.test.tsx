/** Who comes by an invitation after the match has begun. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kit/kept/settings.ts';
import { Late } from '../../../client/online/next/Late.tsx';
import type { AtTable } from '../../../client/table/match.ts';
import { renderHere } from '../house.tsx';
import { fakeServer, tableOf } from '../lobby/server.ts';

beforeEach(() => changeSettings({ language: 'en', sound: false }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const match = tableOf('t', ['Ben', 'Eve', 'Dan']);
const players = match.seats.map(({ seat, name = '' }) => ({ seat, name, connected: true }));

/** What is known of the match as far as it matters here. */
const at = (phase: 'playing' | 'over', free = 0) =>
  ({
    phase,
    session: { players, terms: { hints: true }, rematch: free > 0 ? { id: 'next', free } : null },
  }) as unknown as AtTable;

test('they are told whose it is, are called when the next one has a seat, and are led there', async () => {
  fakeServer(match);
  const { rerender } = renderHere(<Late match={match} at={at('playing')} hopes />);
  expect(screen.getByText('The match of Ben, Eve and Dan has begun. You are watching.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Call me when a seat is free' }));
  expect(screen.getByText(/you are called when a seat is free/)).toBeDefined();
  rerender(<Late match={match} at={at('over', 1)} hopes />);
  expect(screen.getByText('A seat is free.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the free seat' }).getAttribute('href')).toBe('/match/next');
});

test('what they open instead is played by what this match is played by', async () => {
  const server = fakeServer(match);
  renderHere(<Late match={match} at={at('playing')} hopes />);
  await userEvent.click(screen.getByRole('button', { name: 'Open a table like it' }));
  await expect
    .poll(() => server.asked.find(({ path }) => path.endsWith('/create'))?.body)
    .toEqual({
      numPlayers: 3,
      unlisted: true,
      setupData: { options: {}, hints: true },
    });
});

test('who only looks on is offered nothing, nor anybody once it is over and no seat is free', () => {
  fakeServer(match);
  for (const [shown, hopes] of [
    [at('playing'), false],
    [at('over', 1), false],
    [at('over'), true],
  ] as const) {
    renderHere(<Late match={match} at={shown} hopes={hopes} />);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  }
});
