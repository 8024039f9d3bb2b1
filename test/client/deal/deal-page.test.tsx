/** A deal that has a code: played here, compared, opened with others, found by what somebody typed. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DailyPage, DealPage } from '../../../client/deal/DealPage.tsx';
import { FindDeal } from '../../../client/deal/FindDeal.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import { forgetSeats, heldSeats } from '../../../client/asking/keys.ts';
import { botSeat, humanSeat } from '../../../client/saved/local-setup.ts';
import { deleteGames, keepGame, openGame, readKeptGames, takeGame } from '../../../client/saved/saved-game.ts';
import { writeDeal } from '../../../games/kit/deal.ts';
import { renderWith } from '../house.tsx';
import { fakeServer } from '../lobby/server.ts';
import { shelf } from '../replay/shelf.ts';
import { meta } from '../table/pebbles.tsx';

const code = writeDeal(meta, { game: 'pebbles', players: 3, options: {}, seed: '7XK2M9PQ', format: 1 });

beforeEach(() => changeSettings({ language: 'en' }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetSeats(Object.keys(heldSeats()));
  deleteGames(readKeptGames().map(({ id }) => id));
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

async function open(page: ReactNode): Promise<void> {
  cleanup();
  await act(async () => renderWith(shelf, <Suspense>{page}</Suspense>));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('played twice it is the same deal, against bots of normal strength', async () => {
  for (const page of [1, 2]) {
    await open(<DealPage code={code.toLowerCase()} />);
    await press('Play this deal');
    expect(readKeptGames()).toHaveLength(page);
  }
  for (const game of readKeptGames()) {
    expect(game).toMatchObject({ seed: '7XK2M9PQ', deal: code });
    expect(game.seats).toEqual([humanSeat('Red'), botSeat('Nikos', 'normal'), botSeat('Daphne', 'normal')]);
    expect(openGame(game, 1)).toMatchObject({ record: { seed: '7XK2M9PQ', turns: [] }, whence: { deal: code } });
  }
});

test('how it went here stands beside it, best first', async () => {
  for (const score of [4, 9]) {
    await open(<DealPage code={code} />);
    await press('Play this deal');
    const { id } = readKeptGames().find(({ standing }) => standing === undefined)!;
    takeGame(id, 'x');
    const places = [
      { seat: 1, rank: 1, score: 12 },
      { seat: 0, rank: 2, score },
    ];
    const { record } = openGame(readKeptGames()[0]!, 1);
    keepGame(id, 'x', record, { toMove: [], result: { ending: 'emptied', places } });
  }
  await open(<DealPage code={code} />);
  const scores = screen.getAllByText(/\d+ points$/).map(({ textContent }) => textContent);
  expect(scores).toEqual(['9 points', '4 points']);
});

test('a table online gets its seed, players and options, by link only', async () => {
  const server = fakeServer();
  await open(<DealPage code={code} />);
  await press('Open a table');
  expect(screen.getByText('Please enter a name.')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ann');
  await press('Open a table');
  await waitFor(() => expect(server.asked.some(({ path }) => path === '/games/pebbles/create')).toBe(true));
  expect(server.asked.find(({ path }) => path === '/games/pebbles/create')?.body).toEqual({
    numPlayers: 3,
    terms: { options: {}, seed: '7XK2M9PQ' },
    unlisted: true,
  });
});

test('the deal of the day is the same all day, for everybody', async () => {
  const shown = async (now: string) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    await open(<DailyPage game="pebbles" />);
    return (await screen.findByText(/^PEBBLES-/)).textContent;
  };
  const morning = await shown('2026-11-22T00:00:01Z');
  expect(await shown('2026-11-22T23:59:59Z')).toBe(morning);
  expect(await shown('2026-11-23T00:00:01Z')).not.toBe(morning);
  expect(screen.getByText(/November 23, 2026/)).toBeDefined();
});

test.each([
  [code.replace('7X', 'X7'), /A letter in this code is wrong/],
  ['hello', /no code of a deal/],
  [code.replace('PEBBLES', 'CHESS'), /No game on our shelf/],
  [writeDeal(meta, { game: 'pebbles', players: 3, options: {}, seed: '7XK2M9PQ', format: 9 }), /another version/],
])('%s is refused with the reason', async (typed, why) => {
  await open(<DealPage code={typed} />);
  expect(screen.getByText(why)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe(typed);
});

test('what is typed is opened', async () => {
  await open(<FindDeal />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), ` ${code.replaceAll('-', ' ')} {Enter}`);
  expect(window.location.pathname).toBe(`/deal/${code}`);
});
