/** What is listed of public matches, for how long, how much of it at once, and how much of one address. */
import { expect, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import type { MatchList } from '../../../server/contract/tables.ts';
import { type Seated, type TestServer, handClock, rawSocket, serve, stockClient, until } from '../harness.ts';

const MINUTE = 60_000;

async function listed({ url }: TestServer, asked = ''): Promise<MatchList> {
  return (await (await fetch(`${url}/api/matches${asked}`)).json()) as MatchList;
}

const ids = async (agora: TestServer, asked = '') => (await listed(agora, asked)).matches.map(({ id }) => id);

/** Opens tables of two at which one person sits. */
async function open({ matches, store }: TestServer, count = 1, game = 'bazaar', unlisted = false) {
  const tables = Array.from({ length: count }, () => {
    const id = matches.create(game, { players: 2, unlisted });
    const { playerID, playerCredentials: credentials } = matches.join(id, game, 'Ann', undefined, undefined);
    return { id, key: { playerID, credentials } satisfies Seated };
  });
  await store.settle();
  return tables;
}

async function turnable() {
  const clock = handClock();
  return { clock, agora: await serve({ tablesPerAddress: 3 }, { clock }) };
}

test('a table is offered while somebody is there, and two minutes after', async () => {
  const { clock, agora } = await turnable();
  const [table] = await open(agora);
  const { id, key } = table!;
  clock.turn(MINUTE);
  const client = stockClient(agora.url, id, key);
  await until(() => client.getState());
  clock.turn(60 * MINUTE);
  expect(await listed(agora)).toMatchObject({ open: 1, matches: [{ id, status: 'open' }] });
  client.stop();
  for (let tries = 0; (await listed(agora)).matches[0]?.seats[0]?.connected === true; tries++)
    expect(tries).toBeLessThan(2000);
  clock.turn(2 * MINUTE - 1);
  expect(await ids(agora)).toEqual([id]);
  clock.turn(1);
  expect(await listed(agora)).toMatchObject({ open: 0, matches: [] });
  const back = stockClient(agora.url, id, key);
  await until(() => back.getState());
  expect(await ids(agora)).toEqual([id]);
});

test('it says how many people are at its tables, of whatever game, and nothing of those by link', async () => {
  const agora = await serve();
  const [one, other] = await open(agora, 2);
  const [fair] = await open(agora, 1, 'fair');
  const [hidden] = await open(agora, 1, 'bazaar', true);
  const people = async (asked = '') => (await listed(agora, asked)).people;
  expect(await people()).toBe(0);
  const clients = [one!, other!, hidden!].map(({ id, key }) => stockClient(agora.url, id, key));
  for (const client of clients) await until(() => client.getState());
  const last = await rawSocket(agora.url, 'fair');
  last.socket.emit('sync', fair!.id, fair!.key.playerID, fair!.key.credentials, 2);
  await until(() => last.last('sync'));
  expect(await people()).toBe(3);
  expect(await people('?game=fair')).toBe(3);
  clients[0]!.stop();
  await expect.poll(() => people()).toBe(2);
  agora.matches.leave(other!.id, 'bazaar', Number(other!.key.playerID));
  await agora.store.settle();
  expect(await people()).toBe(1);
});

test('a table nobody sits at is not offered', async () => {
  const agora = await serve();
  agora.matches.create('bazaar', { players: 2, unlisted: false });
  expect(await ids(agora)).toEqual([]);
});

test('a table that was wiped while nobody listened is listed no more', async () => {
  const agora = await serve();
  const [gone, stays] = await open(agora, 2);
  expect(await ids(agora)).toHaveLength(2);
  agora.matches.leave(gone!.id, 'bazaar', Number(gone!.key.playerID));
  const stream = await fetch(`${agora.url}/api/matches/events`);
  const reader = stream.body!.getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value as Uint8Array)).not.toContain(gone!.id);
  await reader.cancel();
  expect(await listed(agora)).toMatchObject({ open: 1, matches: [{ id: stays!.id }] });
});

test('matches that are over leave the list, those that are played stay in it', async () => {
  const agora = await serve();
  const [table] = await open(agora);
  agora.matches.join(table!.id, 'bazaar', 'Ben', undefined, undefined);
  expect(await listed(agora)).toMatchObject({ open: 0, playing: 1, matches: [{ status: 'playing' }] });
});

test('of a long list thirty stand at once, newest first, and one asks for the rest', async () => {
  const agora = await serve();
  const tables = (await open(agora, 70)).map(({ id }) => id).toReversed();
  const list = await listed(agora);
  expect(list.open).toBe(70);
  expect(list.matches.map(({ id }) => id)).toEqual(tables.slice(0, 30));
  expect(await ids(agora, '?more=open&from=30')).toEqual(tables.slice(30, 60));
  expect(await ids(agora, '?more=open&from=60')).toEqual(tables.slice(60));
  expect(await ids(agora, '?more=playing&from=0')).toEqual([]);
});

test('the list of one game has its matches alone, and what can’t be read is refused', async () => {
  const agora = await serve();
  const [bazaar] = await open(agora);
  const [fair] = await open(agora, 1, 'fair');
  expect(await ids(agora, '?game=fair')).toEqual([fair!.id]);
  expect(await ids(agora)).toEqual([fair!.id, bazaar!.id]);
  expect((await fetch(`${agora.url}/api/matches?game=chess`)).status).toBe(404);
  expect((await fetch(`${agora.url}/api/matches/events?game=chess`)).status).toBe(404);
  expect((await fetch(`${agora.url}/api/matches?more=open&from=-1`)).status).toBe(400);
});

test('the list tells the server’s time, by which its ages are read', async () => {
  const { clock, agora } = await turnable();
  const [table] = await open(agora);
  clock.turn(MINUTE);
  const { now, matches } = await listed(agora);
  expect(now - matches[0]!.createdAt).toBe(MINUTE);
  expect(matches[0]?.id).toBe(table!.id);
});

test('an address that has enough tables waiting opens no further one in the list until one begins or is deserted', async () => {
  const { clock, agora } = await turnable();
  const lobby = new LobbyClient({ server: agora.url });
  const create = (unlisted = false) => lobby.createMatch('bazaar', { numPlayers: 2, unlisted });
  const tables = [await create(), await create(), await create()];
  await expect(create()).rejects.toMatchObject({ details: { error: { code: 'tooManyTables' } } });
  await create(true);
  for (const playerName of ['Ann', 'Ben']) await lobby.joinMatch('bazaar', tables[0]!.matchID, { playerName });
  await create();
  await expect(create()).rejects.toThrow('429');
  clock.turn(2 * MINUTE);
  await create();
});

test('however its tables came about, only so many of one address are offered', async () => {
  const { clock, agora } = await turnable();
  const lobby = new LobbyClient({ server: agora.url });
  const tables: string[] = [];
  for (let round = 0; round < 2; round++) {
    for (let table = 0; table < 3; table++) tables.push((await lobby.createMatch('bazaar', { numPlayers: 2 })).matchID);
    clock.turn(2 * MINUTE);
  }
  for (const id of tables) {
    const { playerID, playerCredentials: credentials } = await lobby.joinMatch('bazaar', id, { playerName: 'Mal' });
    const client = stockClient(agora.url, id, { playerID, credentials });
    await until(() => client.getState());
  }
  expect((await listed(agora)).open).toBe(3);
});

test('boardgame.io’s own list ends somewhere', async () => {
  const agora = await serve();
  await open(agora, 205);
  const { matches } = await new LobbyClient({ server: agora.url }).listMatches('bazaar');
  expect(matches).toHaveLength(200);
});
