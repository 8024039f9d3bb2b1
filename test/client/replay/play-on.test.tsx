/** From any moment of a match that is over, a new one goes on against bots, and says where it comes from. */
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalRoute } from '../../../client/app/LocalRoute.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import { botSeat, humanSeat } from '../../../client/saved/local-setup.ts';
import {
  type KeptGame,
  beginGame,
  deleteGames,
  keepGame,
  keptGame,
  openGame,
  playOn,
  readKeptGames,
  takeGame,
} from '../../../client/saved/saved-game.ts';
import { keepRecord } from '../../../client/records/kept-records.ts';
import { FileReplay } from '../../../client/replay/sources.tsx';
import { renderWith } from '../house.tsx';
import { meta } from '../table/pebbles.tsx';
import { shelf } from './shelf.ts';

/** Six turns of nothing but their end: the whole match. */
const turns = [0, 1, 0, 1, 0, 1].map((seat) => ({ seat, move: { type: 'endTurn' } }));
const record = { game: 'pebbles', players: 2, options: {}, seed: 'a seed', format: 1, turns };
const names = ['Ann', 'Ben'];

beforeEach(() => changeSettings({ language: 'en', sound: false, formalities: false }));

afterEach(() => {
  cleanup();
  deleteGames(readKeptGames().map(({ id }) => id));
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

async function replayAt(moment: number): Promise<void> {
  window.history.replaceState(null, '', `/?at=${moment}`);
  const id = keepRecord({ record, names });
  await act(async () =>
    renderWith(
      shelf,
      <Suspense>
        <FileReplay id={id} />
      </Suspense>,
    ),
  );
}

/** The only game kept here, which the page has gone to. */
function begun(): KeptGame {
  const [kept, ...others] = readKeptGames();
  expect(others).toEqual([]);
  expect(window.location.pathname).toBe(`/local/pebbles/${kept?.id}`);
  return kept!;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('of a replay: the turns up to there, bots in all seats but the one chosen', async () => {
  await replayAt(3);
  await press('Play on from here');
  const dialog = within(await screen.findByRole('dialog', { name: 'Play on from here?' }));
  expect(dialog.getByText(/after move 3\./)).toBeDefined();
  // Ben decides there.
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Ben' }).checked).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: 'Ann' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Play on' }));
  const kept = begun();
  expect(kept.seats).toEqual([humanSeat('Ann'), botSeat('Ben', 'normal')]);
  expect(kept.from).toEqual({ move: 3, names });
  expect(openGame(kept, 9).record).toEqual({ ...record, turns: turns.slice(0, 3) });
});

test('of the moment at which it was asked, though the replay goes on behind the question', async () => {
  await replayAt(3);
  const on = screen.getByRole('button', { name: 'One move on (→)' });
  await press('Play on from here');
  const dialog = within(await screen.findByRole('dialog', { name: 'Play on from here?' }));
  await act(async () => on.click());
  await expect.poll(() => window.location.search).toBe('?at=4');
  expect(dialog.getByText(/after move 3\./)).toBeDefined();
});

test('not of its end, which says why', async () => {
  await replayAt(6);
  const button = screen.getByRole('button', { name: 'Play on from here' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog', { name: 'Play on from here?' })).toBeNull();
});

async function openLocal(id: string): Promise<void> {
  await act(async () =>
    renderWith(
      shelf,
      <Suspense>
        <LocalRoute meta={meta} id={id} />
      </Suspense>,
    ),
  );
}

function local(moves: number): string {
  const id = beginGame({ game: 'pebbles', options: {}, seats: [humanSeat('Ann'), humanSeat('Ben')], seed: 'a seed' });
  takeGame(id, 'x');
  keepGame(id, 'x', { ...record, turns: turns.slice(0, moves) }, { toMove: [], result: null });
  return id;
}

test('of a match on this screen that is over, while one looks back at it', async () => {
  const id = local(6);
  window.history.replaceState(null, '', `/local/pebbles/${id}?at=1`);
  await openLocal(id);
  await press('Play on from here');
  await userEvent.click(await screen.findByRole('button', { name: 'Play on' }));
  const kept = readKeptGames().find((game) => game.id !== id)!;
  expect(window.location.pathname).toBe(`/local/pebbles/${kept.id}`);
  expect(openGame(kept, 9).record.turns).toEqual(turns.slice(0, 1));
});

test('not of one that goes on: there every move may still be made otherwise', async () => {
  const id = local(4);
  window.history.replaceState(null, '', `/local/pebbles/${id}?at=1`);
  await openLocal(id);
  expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull();
});

test('the new match says all the time where it comes from', async () => {
  const seats = [humanSeat('Ann'), botSeat('Ben')];
  const id = playOn({ record: { ...record, turns: turns.slice(0, 2) }, seats }, names);
  expect(keptGame(id)).toMatchObject({ moves: 2 });
  await openLocal(id);
  expect(screen.getByText('From move 2 of a match of Ann and Ben')).toBeDefined();
});
