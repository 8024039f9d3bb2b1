import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LobbyPage } from '../../../client/lobby/LobbyPage.tsx';
import { forgetSeat, holdSeat } from '../../../client/lobby/keys.ts';
import { rememberName, tidyName } from '../../../client/lobby/my-name.ts';
import { toasts } from '../../../client/kit/toast.ts';
import { WaitingRoom } from '../../../client/lobby/WaitingRoom.tsx';
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
  expect(await screen.findByText('5 min ago')).toBeDefined();
  const seats = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(seats).toEqual(expect.arrayContaining(['Benaway', 'Kept for Eve', 'Free']));
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

test('where nobody waits, a table is opened, told, and looked for players for', async () => {
  fakeServer();
  rememberName('Ana');
  renderHere(<LobbyPage />);
  await userEvent.click(await button('Play now'));
  await expect.poll(() => window.location.pathname).toBe('/match/made');
  expect(toasts.get().map(({ text }) => text)).toContain('Nobody was waiting. Your table stands in the list now.');
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

test('whoever comes by the link takes a free seat', async () => {
  const server = fakeServer(tableOf('t', ['Ben', null, null]));
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ana{Enter}');
  expect(await screen.findByText('you')).toBeDefined();
  expect(server.matches.get('t')?.seats[1]?.name).toBe('Ana');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this table' }).value).toMatch(
    /\/match\/t\?lang=en$/,
  );
});

test('who invites is named, and the name of whoever comes is asked for in a field that has the focus', async () => {
  fakeServer(tableOf('t', ['Ben', null, null]));
  renderHere(<WaitingRoom matchId="t" />);
  const field = await screen.findByRole('textbox', { name: 'Your name' });
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('Ben invites you to play.')).toBeDefined();
});

test('who was sent away is offered no seat but other tables, until they are let back', async () => {
  const table = tableOf('t', ['Ben', null, null]);
  const server = fakeServer({ ...table, unwelcome: true });
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText(/^The host has sent you away from this table/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/invites you|Whoever likes|take a seat/i)).toBeNull();
  server.matches.set('t', table);
  expect(await screen.findByRole('button', { name: 'Sit down and play' }, { timeout: 10_000 })).toBeDefined();
});

test('what they can do instead: a table like it, with the options and the clock of this one', async () => {
  const pace = { kind: 'live', decision: 30, bank: 300 } as const;
  const options = { numbers: 'random', dice: 'fair', trade: 'bank' };
  const server = fakeServer(tableOf('t', ['Ben', null, null], { unwelcome: true, options, pace, hints: true }));
  rememberName('Ana');
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click(await button('Open a table like it'));
  await expect.poll(() => window.location.pathname).toBe('/match/made1');
  expect(server.asked.find(({ path }) => path.endsWith('/create'))?.body).toEqual({
    numPlayers: 3,
    unlisted: true,
    setupData: { options, pace, hints: true },
  });
  forgetSeat('made1');
});

test('who opened a table without a name is asked for it beside the link, and sits there under it', async () => {
  const server = fakeServer(tableOf('t', ['A friend', null, null]));
  holdSeat('t', { game: 'katason', name: 'A friend', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  const field = await screen.findByRole('textbox', { name: 'Your name' });
  await expect.poll(() => document.activeElement).toBe(field);
  expect(await button('Copy the link')).toBeDefined();
  await userEvent.keyboard('Ana{Enter}');
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  expect(server.asked.find(({ path }) => path.endsWith('/update'))).toMatchObject({
    path: '/games/katason/t/update',
    body: { playerID: '0', credentials: 's', newName: 'Ana' },
  });
  expect(JSON.parse(localStorage.getItem('agora.seats') ?? '')).toMatchObject({ t: { name: 'Ana' } });
  expect(await screen.findByText('Ana')).toBeDefined();
});

test('the host starts with whoever is here: free seats are closed from the last, as far as the game allows', async () => {
  const server = fakeServer(tableOf('t', ['Ana', 'Ben', null, null]));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  const { unmount } = renderHere(<WaitingRoom matchId="t" />);
  await button('Close the table');
  // Katason is for three at least.
  expect(screen.queryByRole('button', { name: /^Start with \d/ })).toBeNull();
  unmount();
  server.matches.set('t', tableOf('t', ['Ana', 'Ben', 'Eve', null]));
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click(await button('Start with 3 players'));
  await expect.poll(() => server.matches.get('t')?.seats).toHaveLength(3);
  const closed = server.asked.filter(({ path }) => path.includes('/seats/')).map(({ path }) => path);
  expect(closed).toEqual(['/api/matches/t/seats/3']);
});

test('a waiting room says how it deals with time and hints, also where nobody chose', async () => {
  fakeServer(tableOf('t', ['Ben', null, null]));
  renderHere(<WaitingRoom matchId="t" />);
  await screen.findByText('Ben invites you to play.');
  const said = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(said).toEqual(
    expect.arrayContaining([
      'Time: No clock',
      'If somebody is away: A bot stands in after the usual time',
      'Hints: Not allowed',
    ]),
  );
});

test('the host seats bots of the chosen strength and sends them away', async () => {
  const server = fakeServer(tableOf('t', ['Ana', null, null]));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Seat a bot' }))[0] as HTMLElement);
  expect(server.matches.get('t')?.seats[1]?.bot).toBe('normal');
  await userEvent.click(await button(/Send Nikos away/));
  await expect.poll(() => server.matches.get('t')?.seats[1]?.name).toBeUndefined();
});

test('the host frees a seat, closes the last one, hands the right on, and then only reads whose table it is', async () => {
  const server = fakeServer(tableOf('t', ['Ana', 'Ben', 'Eve', null]));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click(await button('Free Ben’s seat'));
  await expect.poll(() => server.matches.get('t')?.seats[1]?.name).toBeUndefined();
  await userEvent.click(await button('Close this seat: one player fewer'));
  await expect.poll(() => server.matches.get('t')?.seats).toHaveLength(3);
  // Katason is for three at least.
  await expect.poll(() => screen.queryByRole('button', { name: /Close this seat/ })).toBeNull();
  await userEvent.click(await button('Make Eve the host'));
  expect(await screen.findByText('Eve is host and decides who sits where.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Seat a bot|Start with bots|Free|Close the table/ })).toBeNull();
});

test('the host is told who was sent away, and lets them back; the others see nothing of it', async () => {
  const server = fakeServer(tableOf('t', ['Ana', 'Eva', null], { sentAway: ['Ben'] }));
  holdSeat('t', { game: 'katason', name: 'Eva', playerID: '1', credentials: 's' });
  const { unmount } = renderHere(<WaitingRoom matchId="t" />);
  await screen.findByText('Eva');
  expect(screen.queryByText(/Ben/)).toBeNull();
  unmount();
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText('Ben was sent away from this table.')).toBeDefined();
  await userEvent.click(await button('Let them back'));
  await expect.poll(() => screen.queryByText(/Ben was sent away/)).toBeNull();
  const { method, body } = server.asked.find(({ path }) => path === '/api/matches/t/readmit')!;
  expect([method, body]).toEqual(['POST', { playerID: '0', credentials: 's', name: 'Ben' }]);
});

test('the host starts with bots in all free seats', async () => {
  const server = fakeServer(tableOf('t', ['Ana', null, null]));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click(await button('Start with bots in the free seats'));
  await expect.poll(() => server.matches.get('t')?.status).toBe('playing');
  expect(server.asked.findLast(({ path }) => path.endsWith('/fill'))?.body).toMatchObject({ level: 'normal' });
});

test('the host closes the table after a question', async () => {
  const server = fakeServer(tableOf('t', ['Ana', null, null]));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click(await button('Close the table'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(server.matches.has('t')).toBe(true);
  await userEvent.click(await button('Close the table'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the table' }));
  await expect.poll(() => window.location.pathname).toBe('/play/katason');
  expect(server.matches.has('t')).toBe(false);
  expect(localStorage.getItem('agora.seats')).toBe('{}');
});

test('leaving gives the seat back and forgets its key', async () => {
  const server = fakeServer(tableOf('t', ['Ana', null, null]));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click(await button('Give up your seat'));
  await expect.poll(() => window.location.pathname).toBe('/play/katason');
  expect(server.asked.at(-1)).toMatchObject({
    path: '/games/katason/t/leave',
    body: { playerID: '0', credentials: 's' },
  });
  expect(localStorage.getItem('agora.seats')).toBe('{}');
});

test('a table that is gone says so', async () => {
  fakeServer();
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByRole('heading', { name: 'This table is gone.' })).toBeDefined();
});

test('spectators are offered no bots', async () => {
  fakeServer(tableOf('t', ['Ben', '!hard', null]));
  renderHere(<WaitingRoom matchId="t" />);
  const seats = within(await screen.findByRole('list'));
  expect(seats.queryAllByRole('button')).toHaveLength(0);
});

test('names are cut to what a seat can show, by letters and not by halves of them', () => {
  expect(tidyName(`  a \n b  `)).toBe('a b');
  expect(tidyName('𠮷'.repeat(30))).toBe('𠮷'.repeat(24));
});

test('the waiting room leads to the rules as they hold with its options', async () => {
  fakeServer(tableOf('t', ['Ben', null, null], { options: { numbers: 'random', dice: 'fair', trade: 'bank' } }));
  renderHere(<WaitingRoom matchId="t" />);
  const link = await screen.findByRole('link', { name: 'How to play' });
  expect(link.getAttribute('href')).toBe('/rules/katason?numbers=random&trade=bank');
});

test('a table is opened with a clock or a patience that are chosen; a slow one needs no patience', async () => {
  const server = fakeServer();
  rememberName('Ana');
  renderHere(<LobbyPage meta={meta} />);
  const pick = async (list: string, choice: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: list }));
    await userEvent.click(await screen.findByRole('option', { name: choice }));
  };
  const setups = () => server.asked.flatMap(({ path, body }) => (path.endsWith('/create') ? [body.setupData] : []));
  await pick('If somebody is away', 'A bot stands in after 30 s');
  await pick('Time', 'Quick');
  expect(screen.getByText(/^Each decision may take 15 seconds; anything longer comes out of a reserve of 2 minutes/));
  await userEvent.click(await button('Create'));
  await expect.poll(() => setups()).toHaveLength(1);
  expect(setups()[0]).toMatchObject({ pace: { kind: 'live', decision: 15, bank: 120 }, patience: 30 });
  await pick('Time', '1 day a turn');
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

const CHOSEN = 'Chosen by whoever opened the table, who may know what is hidden';

test('a table whose deal somebody chose says so in the list', async () => {
  fakeServer(tableOf('t', ['Ben', null, null], { seeded: true }), tableOf('u', ['Eva', null, null]));
  renderHere(<LobbyPage />);
  expect(await screen.findAllByText(CHOSEN)).toHaveLength(1);
});

test('and in the waiting room, before anybody sits down', async () => {
  fakeServer(tableOf('t', ['Ben', null, null], { seeded: true }));
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText(CHOSEN)).toBeDefined();
});
