/** A table that waits for its players: who comes, and who sits where. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { forgetSeat, heldSeats, holdSeat } from '../../../client/asking/keys.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { refreshList } from '../../../client/lobby/list/live-list.ts';
import { rememberName } from '../../../client/lobby/seat/my-name.ts';
import { Toaster } from '../../../client/kit/dialogs/Toaster.tsx';
import { WaitingRoom } from '../../../client/lobby/room/WaitingRoom.tsx';
import { renderHere } from '../house.tsx';
import { aroundRooms, button } from './around-rooms.ts';
import { fakeServer, tableOf } from './server.ts';

aroundRooms();

const CHOSEN = 'Chosen by the player who opened the table and may know what is hidden';

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

test('whoever opened the table without a name is called so by each in their own language', async () => {
  fakeServer(tableOf('t', ['A friend', null, null]));
  changeSettings({ language: 'ja' });
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText('友だちがこの卓に誘っています。')).toBeDefined();
  expect(document.body.textContent).not.toContain('A friend');
});

test('who was sent away is offered no seat but other tables, until they are let back', async () => {
  const table = tableOf('t', ['Ben', null, null]);
  const server = fakeServer({ ...table, unwelcome: true });
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText(/^The host has sent you away from this table/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/invites you|Anybody may take|take a seat/i)).toBeNull();
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
    terms: { options, pace, hints: true },
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
  expect(screen.getByText(/^The search goes on/)).toBeDefined();
  unmount();
  server.matches.set('t', tableOf('t', ['Ana', 'Ben', 'Eve'], { status: 'open' }));
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText('Eve')).toBeDefined();
  expect(screen.queryByText('Waiting for players')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  expect(screen.queryByText(/^The search goes on/)).toBeNull();
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
      'Rating: Not rated',
    ]),
  );
});

test('whoever comes to a rated table is told what that means before they sit down', async () => {
  fakeServer(tableOf('t', ['Ben', null, null], { rated: true }));
  renderHere(<WaitingRoom matchId="t" />);
  expect(await screen.findByText(/^How it ends moves the ratings/)).toBeDefined();
  expect(await button('Sit down and play')).toBeDefined();
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
  expect(seats.queryAllByRole('button', { name: /bot/i })).toHaveLength(0);
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
  expect(screen.getByText(/you are called when a seat is free/)).toBeDefined();
  expect(await button('Open a table like it')).toBeDefined();
  const before = document.title;
  server.matches.set('t', tableOf('t', ['Ben', 'Eve', null]));
  expect(await screen.findByRole('button', { name: 'Sit down and play' }, { timeout: 10_000 })).toBeDefined();
  await expect.poll(() => document.title).toContain('A seat is free.');
  expect(document.title).not.toBe(before);
});

test('nobody is asked to sit down where the last seat is kept for somebody', async () => {
  const table = tableOf('t', ['Ben', null]);
  const server = fakeServer({ ...table, seats: [table.seats[0]!, { seat: 1, connected: false, keptFor: 'Eve' }] });
  renderHere(<WaitingRoom matchId="t" />);
  expect(await button('Call me when a seat is free')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sit down and play' })).toBeNull();
  server.matches.set('t', table);
  expect(await screen.findByRole('button', { name: 'Sit down and play' }, { timeout: 10_000 })).toBeDefined();
});

test('a mistyped name is mended where it stands, until the match begins', async () => {
  const server = fakeServer(tableOf('mine', ['Aan', null]));
  holdSeat('mine', { game: 'katason', name: 'Aan', playerID: '0', credentials: 'c' });
  rememberName('Aan');
  renderHere(<WaitingRoom matchId="mine" />);
  await userEvent.click(await button('Change your name'));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  expect(field.value).toBe('Aan');
  await userEvent.clear(field);
  await userEvent.type(field, 'Ana{Enter}');
  expect(await screen.findByText('Ana')).toBeDefined();
  expect(server.matches.get('mine')?.seats[0]?.name).toBe('Ana');
  expect(heldSeats()['mine']?.name).toBe('Ana');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nobody mends the name of another', async () => {
  fakeServer(tableOf('t', ['Ben', null]));
  renderHere(<WaitingRoom matchId="t" />);
  await screen.findByText('Ben');
  expect(screen.queryByRole('button', { name: 'Change your name' })).toBeNull();
});

test('what they can do meanwhile comes before all else, and whoever has sent their link stays where it leads', async () => {
  const server = fakeServer(tableOf('sent', ['Ana', null], { quick: 'thisGame' }));
  holdSeat('sent', { game: 'katason', name: 'Ana', playerID: '0', credentials: 'c' });
  rememberName('Ana');
  renderHere(<WaitingRoom matchId="sent" />);
  const meanwhile = await button('Play a bot meanwhile');
  const copy = await button('Copy the link');
  expect(meanwhile.compareDocumentPosition(copy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(copy);
  server.matches.set('t', tableOf('t', ['Ben', null, null]));
  await act(() => refreshList('katason'));
  expect(server.asked.filter(({ path }) => path.endsWith('/meet'))).toEqual([]);
  forgetSeat('sent');
});

/** Ana waits alone where she played now, and Ben at a table that he has opened meanwhile. */
function twoTables(quick: MatchSummary['quick'] = 'thisGame', game = 'katason') {
  const server = fakeServer(tableOf('mine', ['Ana', null], { quick }), tableOf('t', ['Ben', null, null], { game }));
  holdSeat('mine', { game: 'katason', name: 'Ana', playerID: '0', credentials: 'c' });
  return server;
}

test('whoever waits alone where they played now is brought to somebody who waits elsewhere, and told', async () => {
  const server = twoTables();
  renderHere(
    <>
      <WaitingRoom matchId="mine" />
      <Toaster />
    </>,
  );
  await expect.poll(() => window.location.pathname).toBe('/match/t');
  expect(server.matches.get('t')?.seats[1]?.name).toBe('Ana');
  expect(heldSeats()['t']).toMatchObject({ name: 'Ana', playerID: '1', credentials: 'new' });
  expect(heldSeats()['mine']).toBeUndefined();
  expect(await screen.findByText('Ben was waiting at a table of Katason. You sit there now.')).toBeDefined();
});

test('whoever waits for any game is brought to somebody who waits for another, and sits at that game', async () => {
  twoTables('anyGame', 'attika');
  renderHere(
    <>
      <WaitingRoom matchId="mine" />
      <Toaster />
    </>,
  );
  await expect.poll(() => window.location.pathname).toBe('/match/t');
  expect(heldSeats()['t']).toMatchObject({ game: 'attika', playerID: '1' });
  expect(await screen.findByText('Ben was waiting at a table of Attika. You sit there now.')).toBeDefined();
});
