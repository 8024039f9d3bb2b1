/** A game kept on this screen, on the page that plays it, and on two pages at once. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalRoute } from '../../../client/app/LocalRoute.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import { humanSeat } from '../../../client/saved/local-setup.ts';
import { beginGame, deleteGames, keepGame, keptGame, openGame, takeGame } from '../../../client/saved/saved-game.ts';
import { renderWith } from '../house.tsx';
import { board, meta, pebbles } from '../table/pebbles.tsx';

const game = { meta, load: async () => pebbles, board: async () => board };
const shelf = { games: new Map([['pebbles', game]]), botWorker: () => undefined as never };

beforeEach(() => changeSettings({ language: 'en', sound: false, formalities: false }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const begin = () => beginGame({ game: 'pebbles', options: {}, seats: [humanSeat('Ana'), humanSeat('Ben')] });

/** Opens the page of a game, as a browser's tab would. */
async function open(id?: string): Promise<void> {
  const route = id === undefined ? <LocalRoute meta={meta} /> : <LocalRoute meta={meta} id={id} />;
  const page = (
    <StrictMode>
      <Suspense>{route}</Suspense>
    </StrictMode>
  );
  await act(async () => renderWith(shelf, page));
}

const played = (id: string) => openGame(keptGame(id)!, 1).record.turns.length;
const take = () => screen.findByRole('button', { name: 'I’m Ana' });

/** What another tab does is heard as the browser tells it. */
function elsewhere(id: string, done: () => void): void {
  done();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `agora.game.${id}` })));
}

test('a game is kept as soon as it is opened, so that its deal stays', async () => {
  const id = begin();
  await open(id);
  await take();
  const { seed } = openGame(keptGame(id)!, 1).record;
  expect(openGame(keptGame(id)!, 1).record.seed).toBe(seed);
  expect(keptGame(id)?.standing).toEqual({ toMove: [0], result: null });
});

test('opened on another page, a game stops here and says so; it can be recovered as it stands', async () => {
  const id = begin();
  await open(id);
  await take();
  elsewhere(id, () => {
    takeGame(id, 'another page');
    const { record } = openGame(keptGame(id)!, 1);
    const turns = [{ seat: 0, move: { type: 'mark', at: 0 } }];
    keepGame(id, 'another page', { ...record, turns }, { toMove: [0], result: null });
  });
  expect(screen.getByText(/was opened on another page/)).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Players' })).toBeNull();
  expect(played(id)).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Play on here' }));
  await take();
  expect(keptGame(id)?.holder).not.toBe('another page');
  expect(played(id)).toBe(1);
});

test('a page that slept while another one played writes nothing over it', async () => {
  const id = begin();
  await open(id);
  await userEvent.click(await take());
  takeGame(id, 'another page');
  await userEvent.click(screen.getByRole('button', { name: 'draw' }));
  expect(screen.getByText(/was opened on another page/)).toBeDefined();
  expect(played(id)).toBe(0);
});

test('a game deleted on another page is gone here too', async () => {
  const id = begin();
  await open(id);
  await take();
  elsewhere(id, () => deleteGames([id]));
  await userEvent.click(screen.getByRole('button', { name: 'Play on here' }));
  expect(screen.getByRole('heading', { name: 'This table is gone.' })).toBeDefined();
});

test('the address of a game alone leads to the last one that goes on', async () => {
  const over = begin();
  takeGame(over, 'x');
  const { record } = openGame(keptGame(over)!, 1);
  const running = begin();
  keepGame(over, 'x', record, { toMove: [], result: { ending: 'done', places: [] } });
  await open();
  expect(window.location.pathname).toBe(`/local/pebbles/${running}`);
  cleanup();
  deleteGames([running]);
  await open();
  expect(window.location.pathname).toBe('/play/pebbles');
});
