/** Who comes by an invitation after the match has begun. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { Late } from '../../../client/online/next/Late.tsx';
import type { AtTable } from '../../../client/table/match.ts';
import { renderHere } from '../house.tsx';
import { fakeServer, tableOf } from '../lobby/server.ts';
import { forgetSeats, heldSeats, holdSeat } from '../../../client/asking/keys.ts';
import { loseSeat, lostKey } from '../../../client/asking/lost-keys.ts';

beforeEach(() => changeSettings({ language: 'en', sound: false }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetSeats(Object.keys(heldSeats()));
  localStorage.clear();
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
      terms: { options: {}, hints: true },
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

/** A server that answers these, by the end of the address; what it was asked. */
function server(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    return new Response(JSON.stringify(answer ?? { error: { code: 'notFound' } }), {
      status: answer === undefined ? 404 : 200,
    });
  });
  return asked;
}

const awayAt = () => {
  const table = at('playing');
  const { session } = table;
  return {
    ...table,
    session: { ...session, players: players.map((player) => ({ ...player, connected: false })) },
  } as unknown as AtTable;
};

test.each([
  [
    { agreed: [], needed: 2, lacksOther: true, opensIn: 90_000 },
    'The others are asked whether this is your seat. 2 more must agree. One at least who agrees must play from another network than yours. It can be yours in 2 minutes, unless whoever sits there comes back first.',
  ],
  [
    { agreed: [], needed: 0, opensIn: 36_000_000 },
    'Nobody else has to agree. It can be yours in 10 hours, unless whoever sits there comes back first.',
  ],
  [
    { agreed: [0], needed: 2, opensIn: 0 },
    'The others are asked whether this is your seat. 1 more must agree. It is yours once they have agreed, unless whoever sits there comes back first.',
  ],
])('who claims a seat is told what is needed, also after a reload: %j', async (standing, told) => {
  server({
    '/claims/1': { playerID: '1', credentials: 'new' },
    '/claims': { standing: 'asked', id: 'c', ...standing },
  });
  const { unmount } = renderHere(<Late match={match} at={awayAt()} hopes={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'I was sitting here as Eve' }));
  await screen.findByText(told);
  unmount();
  renderHere(<Late match={match} at={at('playing')} hopes={false} />);
  await screen.findByText(told);
  server({ '/claims': { standing: 'given', game: 'katason', name: 'Eve' } });
  await expect.poll(() => heldSeats()['t'], { timeout: 5000 }).toMatchObject({ playerID: '1', credentials: 'new' });
});

const held = { game: 'katason', name: 'Eve', playerID: '1', credentials: 'old' };

test('whoever’s seat was given to somebody else takes it back by the key they had', async () => {
  holdSeat('t', held);
  loseSeat('t');
  expect(heldSeats()).toEqual({});
  const asked = server({ '/claims': { standing: 'lost', game: 'katason', name: 'Eve' }, '/back': match });
  renderHere(<Late match={match} at={at('playing')} hopes={false} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Take my seat back' }));
  await expect.poll(() => heldSeats()).toEqual({ t: held });
  expect(asked).toEqual(['/api/matches/t/claims', '/api/matches/t/claims/1/back']);
  expect(lostKey('t')).toBeUndefined();
});

test('a key that a server with older data refused is used again once it opens the seat', async () => {
  holdSeat('t', held);
  loseSeat('t');
  server({ '/claims': { standing: 'refused' } });
  const { unmount } = renderHere(<Late match={match} at={at('playing')} hopes={false} />);
  await expect.poll(() => lostKey('t')).toEqual(held);
  unmount();
  server({ '/claims': { standing: 'given', game: 'katason', name: 'Eve' } });
  renderHere(<Late match={match} at={at('playing')} hopes={false} />);
  await expect.poll(() => heldSeats()).toEqual({ t: held });
});
