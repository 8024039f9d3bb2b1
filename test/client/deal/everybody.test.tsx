/** Everybody's results of a deal of the day: hidden before one has played, signed by choice, sent when that can be. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DailyPage, DealPage } from '../../../client/deal/DealPage.tsx';
import { dayOf } from '../../../client/deal/day.ts';
import { signWith, signatureNow } from '../../../client/deal/own-part.ts';
import { ResultsLink } from '../../../client/deal/ResultsLink.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import { rememberName } from '../../../client/lobby/seat/my-name.ts';
import { botSeat, humanSeat } from '../../../client/saved/local-setup.ts';
import {
  beginGame,
  deleteGames,
  keepGame,
  keptGame,
  openGame,
  readKeptGames,
  takeGame,
} from '../../../client/saved/saved-game.ts';
import { signInHere } from '../../../client/people/signed-in.ts';
import type { LevelId } from '../../../games/kit/search/levels.ts';
import { dailyDeal, writeDeal } from '../../../games/kit/deal.ts';
import type { DailyRow } from '../../../server/contract/daily.ts';
import { renderWith } from '../house.tsx';
import { shelf } from '../replay/shelf.ts';
import { meta } from '../table/pebbles.tsx';

const TODAY = '2026-11-25';
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
const deal = dailyDeal(meta, 1, TODAY);
const code = writeDeal(meta, deal);
const BEN: DailyRow = { position: 1, name: 'Ben', rank: 1, score: 12 };

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** A server that keeps results of the day, and can be away. */
const server = { up: true, others: [BEN] as readonly DailyRow[], own: null as DailyRow | null, asked: [] as Asked[] };

function answered({ method, path, body }: Asked): object {
  const name = typeof body['name'] === 'string' ? { name: body['name'] } : {};
  if (path === '/api/daily/name' && server.own) server.own = { position: 2, rank: 2, score: 9, own: true, ...name };
  else if (path === '/api/daily/own') server.own = null;
  else if (method === 'POST') server.own ??= { position: 2, rank: 2, score: 9, own: true, ...name };
  const rows = [...server.others, ...(server.own ? [server.own] : [])];
  return { day: TODAY, count: rows.length, rows };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  changeSettings({ language: 'en' });
  Object.assign(server, { up: true, others: [BEN], own: null, asked: [] });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (!server.up) throw new TypeError('Failed to fetch');
    if (path.endsWith('/weeks')) return new Response(JSON.stringify({ least: 5, count: 0, rows: [] }));
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Asked['body'];
    const asked = { method: init.method ?? 'GET', path, body, headers: init.headers as Asked['headers'] };
    server.asked.push(asked);
    return new Response(JSON.stringify(answered(asked)));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  signWith(null);
  signInHere(null);
  rememberName('');
  deleteGames(readKeptGames().map(({ id }) => id));
  localStorage.clear();
});

/** A match of the day's deal that came to its end here. */
function playedHere(score = 9, level: LevelId = 'normal'): string {
  const seats = [humanSeat('Ann'), botSeat('Nikos', level)];
  const id = beginGame({ game: 'pebbles', options: {}, seats, seed: deal.seed, deal: code });
  takeGame(id, 'x');
  const places = [
    { seat: 1, rank: 1, score: 12 },
    { seat: 0, rank: 2, score },
  ];
  const turns = [{ seat: 0, move: { type: 'draw' } }];
  const { record } = openGame(keptGame(id)!, 1);
  keepGame(id, 'x', { ...record, turns }, { toMove: [], result: { ending: 'emptied', places } });
  return id;
}

async function open(page = <DailyPage game="pebbles" />): Promise<void> {
  cleanup();
  await act(async () => renderWith(shelf, <Suspense>{page}</Suspense>));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const sent = () => server.asked.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

test('before one has played nobody’s result is shown, unless one asks', async () => {
  await open();
  expect(await screen.findByText(/^1 person has a result\./)).toBeDefined();
  expect(screen.queryByText('Ben')).toBeNull();
  await press('Show them now');
  expect(rows()).toEqual(['1Ben1st12 points']);
  expect(screen.getByText(/^The server has played all moves again\. Whether it was bots/)).toBeDefined();
  expect(sent()).toEqual([]);
});

test('after a match it is asked once how the result is signed, and what was chosen holds for other days', async () => {
  playedHere();
  rememberName('Ann');
  await open();
  expect(await screen.findByText('You came 2nd with 9 points. List it among everybody’s results?')).toBeDefined();
  expect(rows()).toEqual(['1Ben1st12 points']);
  expect(sent()).toEqual([]);
  await press('With my name');
  await waitFor(() => expect(rows()).toEqual(['1Ben1st12 points', '2AnnYou2nd9 points']));
  const body = { format: 1, turns: [{ seat: 0, move: { type: 'draw' } }], name: 'Ann' };
  expect(sent()).toEqual([{ path: `/api/daily/pebbles/${TODAY}`, body }]);
  server.own = null;
  await open();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(screen.queryByText(/^You came/)).toBeNull();
});

test('nameless is as good, and whoever wants a name gives one', async () => {
  playedHere();
  await open();
  await screen.findByText(/^You came/);
  await press('With my name');
  expect(screen.getByText('Please enter a name.')).toBeDefined();
  await press('Without a name');
  await waitFor(() => expect(rows().at(-1)).toBe('2No nameYou2nd9 points'));
  expect(sent()[0]?.body).not.toHaveProperty('name');
});

test('it can be signed anew and deleted, after which it isn’t sent again by itself', async () => {
  playedHere();
  signWith('Ann');
  await open();
  await screen.findByText('You are listed as Ann.');
  await press('Change the name');
  await press('Without a name');
  await screen.findByText('You are listed without a name.');
  expect(sent().at(-1)).toEqual({ path: '/api/daily/name', body: {} });
  await press('Delete my results');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your results?' }));
  expect(sent().at(-1)).toEqual({ path: '/api/daily/name', body: {} });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete my results' }));
  await screen.findByText(/^You came/);
  expect(rows()).toEqual(['1Ben1st12 points']);
  expect(signatureNow()).toBeNull();
});

test('the first match to its end counts, against bots of normal strength alone', async () => {
  signWith('');
  playedHere(1, 'easy');
  await open();
  await screen.findByText(/^1 person has a result/);
  expect(sent()).toEqual([]);
  vi.setSystemTime(NOON + 1000);
  playedHere(9);
  vi.setSystemTime(NOON + 2000);
  playedHere(30);
  signWith(null);
  await open();
  expect(await screen.findByText(/^You came 2nd with 9 points/)).toBeDefined();
});

test('while the server is away the page says so, and sends the result when it is back', async () => {
  playedHere();
  signWith('Ann');
  server.up = false;
  await open();
  await screen.findByText('The server can’t be reached. Your result is listed once it can.');
  server.up = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(rows().at(-1)).toBe('2AnnYou2nd9 points'));
  expect(screen.queryByText(/can’t be reached/)).toBeNull();
});

test('the end of such a match leads there, and sends what is chosen to be sent', async () => {
  playedHere();
  signWith('');
  signInHere({ key: 'mine', agreed: null, version: 0, had: [], brought: [] });
  await open(<ResultsLink code={code} meta={meta} />);
  expect(screen.getByRole('link', { name: 'Everybody’s results' }).getAttribute('href')).toBe(`/deal/${code}`);
  await waitFor(() => expect(sent()).toHaveLength(1));
  const { headers } = server.asked[0]!;
  expect(headers['Authorization']).toMatch(/^Bearer [\da-f]{64}$/);
  expect(headers['Agora-Person']).toBe('mine');
  expect(new Set(server.asked.map((asked) => asked.headers['Authorization'])).size).toBe(1);
});

test('a deal of a day before shows its list by its code, one of no day has none', async () => {
  vi.setSystemTime(NOON + 6 * 86_400_000);
  await open(<DealPage code={code} />);
  expect(await screen.findByRole('heading', { name: 'Everybody’s results of November 25, 2026' })).toBeDefined();
  vi.setSystemTime(NOON + 7 * 86_400_000);
  expect(dayOf(meta, deal, Date.now())).toBeUndefined();
  await open(<DealPage code={code} />);
  expect(screen.queryByRole('heading', { name: /^Everybody’s results/ })).toBeNull();
  await open(<ResultsLink code={code} meta={meta} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(dayOf(meta, { ...deal, seed: '7XK2M9PQ' }, NOON)).toBeUndefined();
});
