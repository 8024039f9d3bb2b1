/** A table that waits for its players: who comes, who sits where, and what its host may do. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kit/settings.ts';
import { forgetSeat, holdSeat } from '../../../client/lobby/keys.ts';
import { rememberName } from '../../../client/lobby/my-name.ts';
import { WaitingRoom } from '../../../client/lobby/WaitingRoom.tsx';
import { loadWords } from '../../../client/text/games.ts';
import { renderHere } from '../house.tsx';
import { fakeServer, tableOf } from './server.ts';

// Fetched here, so that no test waits for it.
beforeAll(() => loadWords('katason', 'en'));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  changeSettings({ language: 'en', sound: false });
});

afterEach(() => {
  cleanup();
  for (const id of ['mine', 't', 'made0']) forgetSeat(id);
  rememberName('');
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

const CHOSEN = 'Chosen by whoever opened the table, who may know what is hidden';

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
  await expect.poll(() => document.activeElement).toBe(field);
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

test('who has written their name and copies the link invites by that name', async () => {
  const server = fakeServer(tableOf('t', ['A friend', null, null]));
  holdSeat('t', { game: 'katason', name: 'A friend', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ana');
  await userEvent.click(await button('Copy the link'));
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  expect(server.matches.get('t')?.seats[0]?.name).toBe('Ana');
});

test('nobody is waited for or invited to a table where everybody sits', async () => {
  const server = fakeServer(tableOf('t', ['Ana', 'Ben', null], { status: 'open' }));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  rememberName('Ana');
  const { unmount } = renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText('Waiting for players')).toBeDefined();
  expect(await button('Copy the link')).toBeDefined();
  unmount();
  server.matches.set('t', tableOf('t', ['Ana', 'Ben', 'Eve'], { status: 'open' }));
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText('Eve')).toBeDefined();
  expect(screen.queryByText('Waiting for players')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
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
  await userEvent.click(await button('Close seat 4: one player fewer'));
  await expect.poll(() => server.matches.get('t')?.seats).toHaveLength(3);
  // Katason is for three at least.
  await expect.poll(() => screen.queryByRole('button', { name: /Close seat/ })).toBeNull();
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

test('the waiting room leads to the rules as they hold with its options', async () => {
  fakeServer(tableOf('t', ['Ben', null, null], { options: { numbers: 'random', dice: 'fair', trade: 'bank' } }));
  renderHere(<WaitingRoom matchId="t" />);
  const link = await screen.findByRole('link', { name: 'How to play' });
  expect(link.getAttribute('href')).toBe('/rules/katason?numbers=random&trade=bank');
});

test('a table whose deal somebody chose says so before anybody sits down', async () => {
  fakeServer(tableOf('t', ['Ben', null, null], { seeded: true }));
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText(CHOSEN)).toBeDefined();
});

const terms = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

test('the host changes what the match is played by, all at once; the others see what it was', async () => {
  const server = fakeServer(
    tableOf('t', ['Ana', 'Ben', null], { options: { numbers: 'fixed', dice: 'fair', trade: 'all' } }),
  );
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  const { unmount } = renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click(await button('Change'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Time' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Quick: 15 s a decision, 2 min in reserve' }));
  await userEvent.click(dialog.getByRole('switch', { name: /^Allow hints/ }));
  expect(server.asked.some(({ path }) => path.endsWith('/terms'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Play like this' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked.find(({ path }) => path.endsWith('/terms'))?.body).toEqual({
    playerID: '0',
    credentials: 's',
    options: { numbers: 'fixed', dice: 'fair', trade: 'all' },
    pace: { kind: 'live', decision: 15, bank: 120 },
    hints: true,
  });
  unmount();
  holdSeat('t', { game: 'katason', name: 'Ben', playerID: '1', credentials: 's' });
  const seats = server.matches
    .get('t')!
    .seats.map((seat) => (seat.seat === 1 ? { ...seat, waits: true as const } : seat));
  server.matches.set('t', { ...server.matches.get('t')!, seats });
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText('The host has changed how you play:')).toBeDefined();
  expect(screen.getByText('Are you ready for that?')).toBeDefined();
  expect(terms()).toEqual(expect.arrayContaining(['Time: 15 s a decision, 2 min in reserve', 'Hints: Allowed']));
  expect(terms()).toContain('Time: 15 s a decision, 2 min in reserveNo clock');
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('a clock and a patience that our pages don’t offer stay as they are', async () => {
  const pace = { kind: 'live', decision: 45, bank: 100 } as const;
  const server = fakeServer(tableOf('t', ['Ana', null, null], { pace, patience: 45 }));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click(await button('Change'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('switch', { name: /^Allow hints/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Play like this' }));
  await expect
    .poll(() => server.asked.find(({ path }) => path.endsWith('/terms'))?.body)
    .toMatchObject({ pace, patience: 45 });
});

test('the host closes any free seat and opens one more, as far as the game allows', async () => {
  const server = fakeServer(tableOf('t', ['Ana', null, 'Ben', 'Eve']));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  // Katason is for four at most.
  expect(await button('Start with 3 players')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
  await userEvent.click(await button('Close seat 2: one player fewer'));
  expect(server.asked.some(({ path }) => path === '/api/matches/t/seats/1')).toBe(true);
  await userEvent.click(await button('Add a seat'));
  await expect.poll(() => server.matches.get('t')?.seats).toHaveLength(4);
});

test('the host chooses the strength of a bot that sits there', async () => {
  const server = fakeServer(tableOf('t', ['Ana', '!easy', null]));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Strength of Nikos' }));
  await userEvent.click(await screen.findByRole('option', { name: 'hard' }));
  await expect.poll(() => server.matches.get('t')?.seats[1]?.bot).toBe('hard');
});

test('it is told for how long somebody is away', async () => {
  const table = tableOf('t', ['Ana', 'Ben', 'Eve']);
  const seats = table.seats.map((seat) => (seat.seat === 0 ? seat : { ...seat, connected: false }));
  fakeServer({
    ...table,
    status: 'open',
    seats: seats.map((seat) => (seat.seat === 1 ? { ...seat, awayFor: 185_000 } : seat)),
  });
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText('away for 3 min')).toBeDefined();
  expect(await screen.findByText('away')).toBeDefined();
});

test('who comes to a full table is called when a seat is free, or opens one like it', async () => {
  const full = { ...tableOf('t', ['Ben', 'Eve', 'Dan']), status: 'open' as const };
  const server = fakeServer(full);
  rememberName('Ana');
  renderHere(<WaitingRoom matchId="t" />);
  await userEvent.click(await button('Call me when a seat is free'));
  expect(screen.getByText(/^You will be called when a seat is free/)).toBeDefined();
  expect(await button('Open a table like it')).toBeDefined();
  const before = document.title;
  server.matches.set('t', tableOf('t', ['Ben', 'Eve', null]));
  expect(await screen.findByRole('button', { name: 'Sit down and play' }, { timeout: 10_000 })).toBeDefined();
  await expect.poll(() => document.title).toContain('A seat is free.');
  expect(document.title).not.toBe(before);
});
