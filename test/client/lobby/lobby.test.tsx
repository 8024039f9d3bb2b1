/** The lists of tables, and opening one. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refreshList } from '../../../client/lobby/list/live-list.ts';
import { LobbyPage } from '../../../client/lobby/list/LobbyPage.tsx';
import { forgetSeat, holdSeat } from '../../../client/asking/keys.ts';
import { rememberName, tidyName } from '../../../client/lobby/seat/my-name.ts';
import { toasts } from '../../../client/kit/dialogs/toast.ts';
import { loadWords } from '../../../client/text/games.ts';
import { meta } from '../../../games/katason/meta.ts';
import { renderHere } from '../house.tsx';
import { fakeServer, tableOf } from './server.ts';

// Fetched here, so that no test waits for it.
beforeAll(() => loadWords('katason', 'en'));

beforeEach(() => window.history.replaceState(null, '', '/'));

afterEach(() => {
  cleanup();
  for (const id of ['mine', 't', 'made0']) forgetSeat(id);
  rememberName('');
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

const CHOSEN = 'Chosen by the player who opened the table and may know what is hidden';

test('a table is opened under a name, and its creator sits at it', async () => {
  const server = fakeServer();
  renderHere(<LobbyPage meta={meta} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), '  Ana   Lu ');
  await userEvent.click(screen.getByRole('radio', { name: '3' }));
  await userEvent.click(screen.getByRole('radio', { name: 'By link only' }));
  await userEvent.click(await button('Create'));
  await expect.poll(() => window.location.pathname).toBe('/match/made0');
  expect(server.asked.find(({ path }) => path.endsWith('/create'))?.body).toMatchObject({
    numPlayers: 3,
    unlisted: true,
  });
  expect(server.asked.find(({ path }) => path.endsWith('/join'))?.body).toMatchObject({ playerName: 'Ana Lu' });
  expect(JSON.parse(localStorage.getItem('agora.seats') ?? '')).toMatchObject({
    made0: { playerID: '0', name: 'Ana Lu' },
  });
});

test('without a name nothing is asked of the server, and the field says why', async () => {
  const server = fakeServer();
  renderHere(<LobbyPage meta={meta} />);
  await userEvent.click(await button('Create'));
  expect(screen.getByRole('textbox', { name: 'Your name', description: 'Please enter a name.' })).toBeDefined();
  expect(server.asked.some(({ method }) => method === 'POST')).toBe(false);
});

test('own matches stand apart and are continued, others are joined or watched', async () => {
  fakeServer(
    tableOf('mine', ['Ana', null, null]),
    tableOf('t', ['Ben', null, null]),
    tableOf('u', ['Eva', 'Kim', '!easy']),
  );
  holdSeat('mine', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  rememberName('Ana');
  renderHere(<LobbyPage />);
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/match/mine');
  expect(screen.getAllByRole('button', { name: 'Take a seat' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/match/u');
  expect(screen.getByText('Daphne')).toBeDefined();
  expect(screen.getByTitle('Bot · easy')).toBeDefined();
});

test('a row tells who is away, for whom a seat is kept, and its age by the server’s clock', async () => {
  const HOUR = 3_600_000;
  const server = fakeServer();
  const table = tableOf('t', ['Ben', null, null], { createdAt: Date.now() - HOUR - 5 * 60_000 });
  server.matches.set('t', {
    ...table,
    seats: [{ ...table.seats[0]!, connected: false }, { seat: 1, connected: false, keptFor: 'Eve' }, table.seats[2]!],
  });
  // This device is an hour ahead of the server.
  server.ahead = HOUR;
  renderHere(<LobbyPage />);
  expect(await screen.findByText('Wants 1 player · 5 min ago')).toBeDefined();
  const seats = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(seats).toEqual(expect.arrayContaining(['Benaway', 'Kept for Eve', 'Free']));
});

test('nobody is asked to sit down at a table where no seat is free', async () => {
  const server = fakeServer();
  const full = tableOf('t', ['Ben', 'Eve'], { status: 'open' });
  const kept = tableOf('u', ['Kim', null]);
  server.matches.set('t', { ...full, seats: [full.seats[0]!, { ...full.seats[1]!, waits: true }] });
  server.matches.set('u', { ...kept, seats: [kept.seats[0]!, { seat: 1, connected: false, keptFor: 'Eve' }] });
  renderHere(<LobbyPage />);
  expect(await screen.findAllByText(/^Every seat is taken · /)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Watch' })).toHaveLength(2);
});

test('the list says whether anybody is there at all', async () => {
  const server = fakeServer();
  renderHere(<LobbyPage />);
  expect(await screen.findByText('Nobody is at a table just now. Whoever comes first finds you.')).toBeDefined();
  server.matches.set('t', tableOf('t', ['Ben', null, null]));
  server.matches.set('u', tableOf('u', ['Eva', 'Kim', '!easy']));
  await act(() => refreshList());
  expect(await screen.findByText('3 people are at the tables now.')).toBeDefined();
});

test('a remembered name sits down with one press', async () => {
  const server = fakeServer(tableOf('t', ['Ben', null, null]));
  rememberName('Ana');
  renderHere(<LobbyPage />);
  await userEvent.click(await button('Take a seat'));
  await expect.poll(() => window.location.pathname).toBe('/match/t');
  expect(server.matches.get('t')?.seats[1]?.name).toBe('Ana');
});

test('who plays now is asked for a name once, and taken to the table that waits', async () => {
  const server = fakeServer(tableOf('mine', ['Ana', 'Eva', 'Kim']), tableOf('t', ['Ben', null, null]));
  holdSeat('mine', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  renderHere(<LobbyPage meta={meta} />);
  await userEvent.click(await button('Play now'));
  expect(server.asked.some(({ path }) => path === '/api/play')).toBe(false);
  await userEvent.keyboard('Ana');
  await userEvent.click(await button('Play now'));
  await expect.poll(() => window.location.pathname).toBe('/match/t');
  expect(server.asked.find(({ path }) => path === '/api/play')?.body).toMatchObject({
    playerName: 'Ana',
    game: 'katason',
    except: ['mine'],
  });
  expect(JSON.parse(localStorage.getItem('agora.seats') ?? '')).toMatchObject({
    t: { playerID: '1', game: 'katason' },
  });
  // Nobody is looked for where somebody was waiting.
  expect(localStorage.getItem('agora.seeking')).toBeNull();
});

test('who plays now without a name is asked for one where they can write it, and told of none before the second press', async () => {
  fakeServer();
  renderHere(<LobbyPage />);
  const press = async () => userEvent.click(await button('Play now'));
  await press();
  const field = await screen.findByRole('textbox', {
    name: 'Your name',
    description: 'What the others see. Remembered on this device.',
  });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await press();
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('textbox', { name: 'Your name', description: 'Please enter a name.' })).toBe(field);
  await userEvent.keyboard('A');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('where nobody waits, a table is opened and looked for players for, which its page says and nothing else', async () => {
  fakeServer();
  rememberName('Ana');
  renderHere(<LobbyPage />);
  await userEvent.click(await button('Play now'));
  await expect.poll(() => window.location.pathname).toBe('/match/made');
  expect(toasts.get()).toEqual([]);
  expect(JSON.parse(localStorage.getItem('agora.seeking') ?? '')).toMatchObject({ matchId: 'made' });
  forgetSeat('made');
});

test('an unreachable server is said, with a way to try again', async () => {
  const server = fakeServer(tableOf('t', ['Ben', null, null]));
  server.up = false;
  renderHere(<LobbyPage />);
  expect(await screen.findByRole('alert')).toBeDefined();
  server.up = true;
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('Ben')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('names are cut to what a seat can show, by letters and not by halves of them', () => {
  expect(tidyName(`  a \n b  `)).toBe('a b');
  expect(tidyName('𠮷'.repeat(30))).toBe('𠮷'.repeat(24));
});

test('a table is opened with a clock or a patience that are chosen; a slow one needs no patience', async () => {
  const server = fakeServer();
  rememberName('Ana');
  renderHere(<LobbyPage meta={meta} />);
  const pick = async (list: string, choice: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: list }));
    await userEvent.click(await screen.findByRole('option', { name: choice }));
  };
  const setups = () => server.asked.flatMap(({ path, body }) => (path.endsWith('/create') ? [body.terms] : []));
  await pick('If somebody is away', 'A bot stands in after 30 s');
  await pick('Time', 'Quick: 15 s a decision, 2 min in reserve');
  expect(screen.getByText(/^Each decision may take 15 seconds; anything longer comes out of a reserve of 2 minutes/));
  await userEvent.click(await button('Create'));
  await expect.poll(() => setups()).toHaveLength(1);
  expect(setups()[0]).toMatchObject({ pace: { kind: 'live', decision: 15, bank: 120 }, patience: 30 });
  await pick('Time', 'Once a day: 1 day a turn');
  expect(screen.queryByRole('combobox', { name: 'If somebody is away' })).toBeNull();
  await userEvent.click(await button('Create'));
  await expect.poll(() => setups()).toHaveLength(2);
  expect(setups()[1]).toMatchObject({ pace: { kind: 'slow', turn: 86_400 } });
  expect(setups()[1]).not.toHaveProperty('patience');
});

test('a table says how it deals with time, where that was chosen', async () => {
  const pace = { kind: 'live', decision: 30, bank: 300 } as const;
  fakeServer(tableOf('t', ['Ben', null, null], { pace, patience: 180 }), tableOf('u', ['Eva', null, null]));
  renderHere(<LobbyPage />);
  expect(await screen.findByText('30 s a decision, 5 min in reserve')).toBeDefined();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Time', 'If somebody is away']);
  expect(screen.getByText('A bot stands in after 3 min')).toBeDefined();
});

test('a table whose deal somebody chose says so in the list', async () => {
  fakeServer(tableOf('t', ['Ben', null, null], { seeded: true }), tableOf('u', ['Eva', null, null]));
  renderHere(<LobbyPage />);
  expect(await screen.findAllByText(CHOSEN)).toHaveLength(1);
});
