/** What the host of a table that waits for its players may do there. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { holdSeat } from '../../../client/asking/keys.ts';
import { WaitingRoom } from '../../../client/lobby/room/WaitingRoom.tsx';
import { renderHere } from '../house.tsx';
import { aroundRooms, button } from './around-rooms.ts';
import { fakeServer, tableOf } from './server.ts';

aroundRooms();

const terms = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

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
  // At a rated table nobody may ask for hints: each puts the other out.
  await userEvent.click(dialog.getByRole('switch', { name: /^Rated match/ }));
  await userEvent.click(dialog.getByRole('switch', { name: /^Allow hints/ }));
  expect(dialog.getByRole('switch', { name: /^Rated match/ }).getAttribute('aria-checked')).toBe('false');
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

test('the host begins without whoever isn’t ready, but not without whoever is asked about other terms', async () => {
  const seats = tableOf('t', ['Ana', 'Ben']).seats.map((seat) => ({
    ...seat,
    ...(seat.seat === 1 && { waits: true as const }),
  }));
  const server = fakeServer(tableOf('t', ['Ana', 'Ben'], { seats, status: 'open', was: { options: {} } }));
  holdSeat('t', { game: 'katason', name: 'Ana', playerID: '0', credentials: 's' });
  const { unmount } = renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText('Everybody is here. Not ready yet: Ben')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Start without waiting' })).toBeNull();
  unmount();
  const { was: _, ...unchanged } = server.matches.get('t')!;
  server.matches.set('t', unchanged);
  renderHere(<WaitingRoom matchId="t" />);
  expect(await button('Start without waiting')).toBeDefined();
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
