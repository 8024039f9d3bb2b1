/** One seat on several devices: links that work once and not for long, and signing the others out. */
import { expect, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import {
  type Seated,
  type TestServer,
  handClock,
  legalMoves,
  rawSocket,
  seatedMatch,
  serve,
  stockClient,
  until,
  logOf,
} from '../harness.ts';

const MINUTE = 60_000;

interface Answered {
  readonly token: string;
  readonly playerID: string;
  readonly credentials: string;
  readonly others: number;
  readonly error?: { readonly code: string };
}

async function send({ url }: TestServer, method: 'POST' | 'DELETE', path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/matches/${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Answered };
}

async function atTable() {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { matchID, seats } = await seatedMatch(agora.url);
  return {
    clock,
    agora,
    matchID,
    own: seats[0]!,
    link: async (key: Seated = seats[0]!) => (await send(agora, 'POST', `${matchID}/links`, key)).body,
    take: (token: unknown) => send(agora, 'POST', `${matchID}/links/take`, { token }),
    signOut: (key: Seated) => send(agora, 'DELETE', `${matchID}/devices`, key),
  };
}

async function moved(agora: TestServer, matchID: string, { playerID, credentials }: Seated): Promise<void> {
  const client = stockClient(agora.url, matchID, { playerID, credentials });
  await until(() => client.getState());
  const [move] = legalMoves(client);
  const { type, ...arg } = move!;
  client.moves[type]?.(arg);
  await until(() => client.getState()?._stateID === 1);
}

test('a link opens the seat on a second device with credentials of its own, and both play', async () => {
  const { agora, matchID, own, link, take } = await atTable();
  const { token } = await link();
  const { status, body } = await take(token);
  expect(status).toBe(200);
  expect(body).toEqual({ game: 'bazaar', playerID: '0', credentials: expect.any(String) as string, name: 'Player 1' });
  expect(body.credentials).not.toBe(own.credentials);
  const first = stockClient(agora.url, matchID, own);
  await until(() => first.getState());
  await moved(agora, matchID, body);
  await until(() => first.getState()?._stateID === 1);
  expect((await logOf(agora, matchID))[0]?.action.payload.playerID).toBe('0');
});

test('what is kept of a link opens nothing', async () => {
  const { agora, matchID, link } = await atTable();
  const { token } = await link();
  const text = JSON.stringify(agora.store.metadata(matchID));
  expect(text).not.toContain(token.slice(2));
  for (const path of [`/api/matches/${matchID}`, `/games/bazaar/${matchID}`])
    expect(await (await fetch(agora.url + path)).text()).not.toMatch(/links|devices/);
});

test('a link that was used, that is old, that was replaced or mistyped says so, and opens nothing', async () => {
  const { clock, agora, matchID, link, take } = await atTable();
  const used = await link();
  await take(used.token);
  const replaced = await link();
  const old = await link();
  const answers = [(await take(replaced.token)).body.error?.code];
  clock.turn(10 * MINUTE);
  const before = JSON.stringify(agora.store.metadata(matchID));
  for (const token of [used.token, old.token, `${old.token}x`, '0.', '7.guess', '__proto__.x', ''])
    answers.push((await take(token)).body.error?.code);
  expect(answers).toEqual(['linkOld', 'linkUsed', 'linkOld', ...Array.from({ length: 5 }, () => 'linkUnknown')]);
  expect((await take(7)).body.error?.code).toBe('malformed');
  expect(JSON.stringify(agora.store.metadata(matchID))).toBe(before);
});

test('a link lasts ten minutes', async () => {
  const { clock, link, take } = await atTable();
  const { token } = await link();
  clock.turn(10 * MINUTE - 1);
  expect((await take(token)).status).toBe(200);
});

test('nobody makes a link or signs out who doesn’t hold the seat', async () => {
  const { agora, matchID, own, link, signOut } = await atTable();
  const before = JSON.stringify(agora.store.metadata(matchID));
  for (const key of [
    { ...own, credentials: 'guess' },
    { ...own, playerID: '1' },
  ]) {
    expect((await link(key)).error?.code).toBe('notYourSeat');
    expect((await signOut(key)).body.error?.code).toBe('notYourSeat');
  }
  expect((await link({ ...own, playerID: '9' })).error?.code).toBe('notFound');
  expect(JSON.stringify(agora.store.metadata(matchID))).toBe(before);
});

test('six devices hold a seat at most, until the others are signed out', async () => {
  const { own, link, take, signOut } = await atTable();
  for (let others = 0; others < 5; others++) {
    const made = await link();
    expect(made.others).toBe(others);
    await take(made.token);
  }
  expect((await link()).error?.code).toBe('tooManyDevices');
  await signOut(own);
  expect((await link()).others).toBe(0);
});

test('who signs the others out stays, and they are told and can do nothing more', async () => {
  const { agora, matchID, own, link, take, signOut } = await atTable();
  const other = (await take((await link()).token)).body;
  const open = await link();
  const [first, second] = [await rawSocket(agora.url), await rawSocket(agora.url)];
  first.socket.emit('sync', matchID, '0', own.credentials, 2);
  second.socket.emit('sync', matchID, '0', other.credentials, 2);
  await until(() => first.last('sync') && second.last('sync'));
  // The new device signs the old one out.
  expect((await signOut(other)).status).toBe(200);
  await until(() => first.last('agora:refused'));
  expect(first.last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'signedOut' } });
  expect(second.last('agora:refused')).toBeUndefined();
  const action = { type: 'MAKE_MOVE', payload: { type: 'bid', args: [{ card: 0 }], ...own } };
  expect(await first.update(action, 0, matchID, '0')).toMatchObject({ ok: false, refusal: { code: 'notYourSeat' } });
  expect((await link(own)).error?.code).toBe('notYourSeat');
  expect((await take(open.token)).body.error?.code).toBe('linkUnknown');
  await moved(agora, matchID, other);
});

test('a device comes along to the next match, and once signed out there comes back by no way round', async () => {
  const { agora, matchID, own, link, take } = await atTable();
  const other = (await take((await link()).token)).body;
  agora.store.updateMetadata(matchID, (metadata) => {
    metadata.gameover = { ending: 'lastRound', places: [] };
  });
  const again = (key: Seated) => send(agora, 'POST', `${matchID}/rematch`, key);
  const next = (await again(own)).body as unknown as { readonly id: string; readonly playerID: string };
  expect((await again(other)).body).toEqual(next);
  const late = (await take((await link()).token)).body;
  expect((await again(late)).body).toEqual(next);
  for (const { credentials } of [own, other, late]) {
    const socket = await rawSocket(agora.url);
    socket.socket.emit('sync', next.id, next.playerID, credentials, 2);
    await until(() => socket.last('sync'));
  }
  await send(agora, 'DELETE', `${next.id}/devices`, { ...own, playerID: next.playerID });
  for (const key of [other, late]) expect((await again(key)).body.error?.code).toBe('notYourSeat');
  expect((await again(own)).body).toEqual(next);
});

test('whose seat is freed loses it on every device', async () => {
  const { agora } = await atTable();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 3 });
  const ann = await lobby.joinMatch('bazaar', matchID, { playerName: 'Ann' });
  await lobby.joinMatch('bazaar', matchID, { playerName: 'Bo' });
  const own = { playerID: ann.playerID, credentials: ann.playerCredentials };
  const link = async (key: Seated = own) => (await send(agora, 'POST', `${matchID}/links`, key)).body;
  const other = (await send(agora, 'POST', `${matchID}/links/take`, { token: (await link()).token })).body;
  await fetch(`${agora.url}/games/bazaar/${matchID}/leave`, { method: 'POST', body: JSON.stringify(own) });
  expect((await link(other)).error?.code).toBe('notYourSeat');
});
