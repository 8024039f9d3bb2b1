/** What one was doing stands first on the home page, online and on this screen, until it is taken away. */
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Finished, Going } from '../../../client/home/left-off/LeftOffLists.tsx';
import { useLeftOff } from '../../../client/home/left-off/left-off.ts';
import { MakeRoom } from '../../../client/home/MakeRoom.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import { storageFull } from '../../../client/kept/storage.ts';
import { forgetSeats, heldSeats, holdSeat } from '../../../client/asking/keys.ts';
import { botSeat, humanSeat } from '../../../client/saved/local-setup.ts';
import {
  type Standing,
  beginGame,
  deleteGames,
  keepGame,
  keptGame,
  openGame,
  readKeptGames,
  takeGame,
} from '../../../client/saved/saved-game.ts';
import { renderHere } from '../house.tsx';
import { fakeServer, tableOf } from '../lobby/server.ts';

beforeEach(() => changeSettings({ language: 'en' }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetSeats(Object.keys(heldSeats()));
  deleteGames(readKeptGames().map(({ id }) => id));
  localStorage.clear();
});

/** A game of Katason on this screen, with so many moves. */
function kept(names: readonly string[], moves: number, standing: Standing): string {
  const [first = '', ...others] = names;
  const seats = [humanSeat(first), ...others.map((name) => botSeat(name))];
  const id = beginGame({ game: 'katason', options: {}, seats });
  takeGame(id, 'x');
  const turns = Array.from({ length: moves }, () => ({ seat: 0, move: { type: 'endTurn' } }));
  keepGame(id, 'x', { ...openGame(keptGame(id)!, 1).record, turns }, standing);
  return id;
}

/** Both lists, without the shelf between them. */
function Lists() {
  const begun = useLeftOff();
  return (
    <>
      <Going games={begun.filter(({ status }) => status !== 'over')} />
      <Finished games={begun.filter(({ status }) => status === 'over')} />
    </>
  );
}

const going = () => within(screen.getByRole('region', { name: 'Continue playing' }));
const finished = () => within(screen.getByRole('region', { name: 'Finished' }));

test('a newcomer sees nothing of it', () => {
  fakeServer();
  renderHere(<Lists />);
  expect(screen.queryByRole('heading', { name: 'Continue playing' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Finished' })).toBeNull();
});

test('two games of one kind stand beside each other, each with who plays and where it stands', () => {
  fakeServer();
  const mine = kept(['Ana', 'Thea', 'Nikos'], 3, { toMove: [0], result: null });
  const theirs = kept(['Ana', 'Daphne', 'Milon'], 12, { toMove: [1], result: null });
  renderHere(<Lists />);
  const cards = going()
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('link') !== null);
  const seen = new Map(cards.map((card) => [within(card).getByRole('link').getAttribute('href'), card.textContent]));
  expect(seen.size).toBe(2);
  expect(seen.get(`/local/katason/${mine}`)).toMatch(/Ana.*Thea.*Nikos.*Your turn.*3 moves/);
  expect(seen.get(`/local/katason/${theirs}`)).toMatch(/Ana.*Daphne.*Milon.*Daphne to move.*12 moves/);
});

test('a table of the server where everybody waits for me comes first', async () => {
  fakeServer(tableOf('far', ['Ben', 'Ana', 'Eve'], { toMove: [1] } as object));
  holdSeat('far', { game: 'katason', name: 'Ana', playerID: '1', credentials: 's' });
  kept(['Ana', 'Thea', 'Nikos'], 3, { toMove: [0], result: null });
  renderHere(<Lists />);
  await screen.findByText('Online');
  const links = going().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))[0]).toBe('/match/far');
  expect(going().getAllByText('Your turn')).toHaveLength(2);
});

test('a finished game is listed with its result, not as one that goes on', () => {
  fakeServer();
  const places = [
    { seat: 1, rank: 1, score: 10 },
    { seat: 0, rank: 2, score: 8 },
  ];
  kept(['Ana', 'Thea'], 60, { toMove: [], result: { ending: 'declared', places } });
  renderHere(<Lists />);
  expect(screen.queryByRole('heading', { name: 'Continue playing' })).toBeNull();
  expect(finished().getByRole('link', { name: 'Katason' })).toBeDefined();
  expect(finished().getAllByRole('list').at(-1)?.textContent).toBe('Thea10 pointsAna8 points');
});

test('a game is deleted after a question, and only that one', async () => {
  fakeServer();
  const goes = kept(['Ana', 'Thea', 'Nikos'], 3, { toMove: [0], result: null });
  const stays = kept(['Ana', 'Daphne', 'Milon'], 12, { toMove: [1], result: null });
  renderHere(<Lists />);
  const card = going()
    .getAllByRole('article')
    .find((item) => item.textContent.includes('Nikos'))!;
  const press = async () =>
    userEvent.click(await within(card).findByRole('button', { name: 'Delete this match of Katason' }));
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(keptGame(goes)).not.toBeNull();
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
  expect(readKeptGames().map(({ id }) => id)).toEqual([stays]);
  expect(going().queryByText('Nikos')).toBeNull();
});

test('a full storage says so, and what is chosen makes room for what waits', async () => {
  fakeServer(tableOf('new', ['Ben', 'Ana', 'Eve']));
  const old = kept(['Ana', 'Thea'], 60, { toMove: [], result: { ending: 'declared', places: [] } });
  renderHere(<MakeRoom />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const seat = { game: 'katason', name: 'Ana', playerID: '1', credentials: 's' };
  act(() => holdSeat('new', seat));
  expect(await screen.findByRole('dialog', { name: 'This browser’s storage is full' })).toBeDefined();
  full.mockRestore();
  await userEvent.click(screen.getByRole('switch', { name: /Katason: Ana, Thea/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete 1 match' }));
  expect(keptGame(old)).toBeNull();
  expect(storageFull.get()).toBe(false);
  expect(JSON.parse(localStorage.getItem('agora.seats') ?? '')).toEqual({ new: seat });
});
