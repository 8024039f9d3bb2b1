/** What a host may do before the match begins, and nobody else. */
import { expect, test } from 'vitest';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { type Seated, makeMove, rawSocket, seatedMatch, serve, stockClient, tableOf, until } from '../harness.ts';
import { LobbyClient } from '#bgio/client';
import type { Bazaar } from '../../kit/bazaar.ts';

async function ask(url: string, method: string, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/matches/${path}`, { method, headers, body: JSON.stringify(body) });
  return {
    status: answer.status,
    body: (await answer.json()) as MatchSummary & { readonly error?: { readonly code: string } },
  };
}

/** A table of four with two people, the first of whom has opened it. */
async function halfFull() {
  const agora = await serve();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 4 });
  const sit = async (name: string): Promise<Seated> => {
    const { playerID, playerCredentials } = await lobby.joinMatch('bazaar', matchID, { playerName: name });
    return { playerID, credentials: playerCredentials };
  };
  return { agora, lobby, matchID, sit, host: await sit('Ann'), guest: await sit('Ben') };
}

test('the host fills free seats with bots, and the match begins', async () => {
  const { agora, matchID, host } = await halfFull();
  const { status, body } = await ask(agora.url, 'POST', `${matchID}/fill`, { ...host, level: 'hard' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'playing', host: 0 });
  expect(body.seats.map(({ bot }) => bot)).toEqual([undefined, undefined, 'hard', 'hard']);
});

test('the host frees a seat, and its player’s key opens nothing any more', async () => {
  const { agora, matchID, host, guest, sit } = await halfFull();
  const present = stockClient(agora.url, matchID, host);
  await until(() => present.getState());
  const client = await rawSocket(agora.url);
  client.socket.emit('sync', matchID, '1', guest.credentials, 4);
  await until(() => client.last('sync'));
  const { body } = await ask(agora.url, 'DELETE', `${matchID}/people/1`, host);
  expect(body.seats[1]).toEqual({ seat: 1, connected: false });
  await until(() => client.last('agora:refused'));
  expect(client.last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'sentAway' } });
  const next = await sit('Eve');
  expect(next.playerID).toBe('1');
});

test('the last seat is closed where it is free, and the match is for fewer, down to what the game takes', async () => {
  const { agora, matchID, host, guest } = await halfFull();
  await ask(agora.url, 'POST', `${matchID}/bots`, { ...host, seat: 3, level: 'easy' });
  expect((await ask(agora.url, 'DELETE', `${matchID}/seats/3`, host)).body.error?.code).toBe('seatTaken');
  await ask(agora.url, 'DELETE', `${matchID}/bots/3`, host);
  const { body } = await ask(agora.url, 'DELETE', `${matchID}/seats/3`, host);
  expect(body.seats.length).toBe(3);
  expect(tableOf<Bazaar>(agora, matchID).state.seats).toBe(3);
  expect((await ask(agora.url, 'DELETE', `${matchID}/seats/2`, host)).body.status).toBe('playing');
  expect(tableOf<Bazaar>(agora, matchID).state.seats).toBe(2);
  // Those who sat there play.
  const clients = [host, guest].map((seat) => stockClient(agora.url, matchID, seat));
  await until(() => clients.every((client) => client.getState() !== null));
});

test('the right is handed on, and passes to who is there while the host is away', async () => {
  const { agora, matchID, host, guest } = await halfFull();
  await ask(agora.url, 'POST', `${matchID}/host`, { ...host, seat: 1 });
  expect((await ask(agora.url, 'POST', `${matchID}/fill`, { ...host, level: 'easy' })).body.error?.code).toBe(
    'notHost',
  );
  const client = stockClient(agora.url, matchID, host);
  await until(() => client.getState());
  // The host is away, and somebody else is there.
  const { body } = await ask(agora.url, 'POST', `${matchID}/bots`, { ...host, seat: 2, level: 'easy' });
  expect(body).toMatchObject({ host: 0 });
  const back = stockClient(agora.url, matchID, guest);
  await until(() => back.getState());
  expect((await ask(agora.url, 'DELETE', `${matchID}/bots/2`, host)).body.error?.code).toBe('notHost');
  expect((await ask(agora.url, 'DELETE', `${matchID}/bots/2`, guest)).body).toMatchObject({ host: 1 });
});

test('the host closes the table', async () => {
  const { agora, matchID, host } = await halfFull();
  expect(await ask(agora.url, 'DELETE', matchID, host)).toEqual({ status: 200, body: {} });
  await agora.store.ahead(matchID);
  expect(agora.store.metadata(matchID)).toBeUndefined();
});

const commands = [
  ['POST', '/fill', { level: 'easy' }],
  ['POST', '/bots', { seat: 2, level: 'easy' }],
  ['POST', '/host', { seat: 1 }],
  ['DELETE', '/people/1', {}],
  ['DELETE', '/seats/3', {}],
  ['DELETE', '', {}],
] as const;

test.each(commands)('nobody but the host may %s %s', async (method, path, body) => {
  const { agora, matchID, guest } = await halfFull();
  const before = JSON.stringify(agora.store.metadata(matchID));
  for (const [key, code] of [
    [guest, 'notHost'],
    [{ playerID: '0', credentials: 'guess' }, 'notYourSeat'],
    [{ playerID: '3', credentials: guest.credentials }, 'notYourSeat'],
  ] as const) {
    const answer = await ask(agora.url, method, `${matchID}${path}`, { ...key, ...body });
    expect(answer).toMatchObject({ status: 403, body: { error: { code } } });
  }
  expect(JSON.stringify(agora.store.metadata(matchID))).toBe(before);
});

test.each([
  ['DELETE', '/people/0', {}, 'notAPerson'],
  ['DELETE', '/people/2', {}, 'notAPerson'],
  ['DELETE', '/people/9', {}, 'notFound'],
  ['DELETE', '/seats/x', {}, 'notFound'],
  ['POST', '/host', { seat: 0 }, 'notAPerson'],
  ['POST', '/host', { seat: 3 }, 'notAPerson'],
  ['POST', '/host', { seat: -1 }, 'malformed'],
  ['POST', '/fill', { level: 'godly' }, 'unknownLevel'],
  ['POST', '/fill', {}, 'malformed'],
] as const)('the host is told what is wrong with %s %s %j', async (method, path, body, code) => {
  const { agora, matchID, host } = await halfFull();
  const before = JSON.stringify(agora.store.metadata(matchID));
  expect((await ask(agora.url, method, `${matchID}${path}`, { ...host, ...body })).body.error?.code).toBe(code);
  expect(JSON.stringify(agora.store.metadata(matchID))).toBe(before);
});

test('after the first move a host has no say over seats', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const [host] = seats as [Seated];
  const socket = await rawSocket(agora.url);
  const card = tableOf<Bazaar>(agora, matchID).state.hands.findIndex((count) => count > 0);
  const { _stateID } = agora.store.state(matchID)!;
  expect(await socket.update(makeMove('bid', [{ card }], host), _stateID, matchID, '0')).toMatchObject({ ok: true });
  for (const path of ['/people/1', '/seats/1', '']) {
    const { body } = await ask(agora.url, 'DELETE', `${matchID}${path}`, host);
    expect(body.error?.code).toBe('alreadyBegun');
  }
});
