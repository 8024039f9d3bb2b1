/** Strangers who want to play now meet, whenever and wherever they press. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { NewMatch } from '../../../server/match/matches.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import type { Meeting, QuickSeat } from '../../../server/contract/seats.ts';
import { type RawSocket, type Seated, type TestServer, rawSocket, serve, until } from '../harness.ts';
import { needCluster } from '../need.ts';

/** Everybody comes from an address of their own, as strangers do. */
let strangers = 0;
const PROXIED = { trustProxy: true };

async function post<Answer>({ url }: Pick<TestServer, 'url'>, path: string, body: object): Promise<Answer> {
  const at = ++strangers;
  const address = `192.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  return (await (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as Answer;
}

const play = (server: TestServer, playerName: string, game = 'fair') =>
  post<QuickSeat>(server, '/api/play', { playerName, game });

/** The same without a wish. */
const playAny = (server: TestServer, playerName: string) => post<QuickSeat>(server, '/api/play', { playerName });

const meet = (server: TestServer, { id, playerID, credentials }: QuickSeat) =>
  post<Meeting>(server, `/api/matches/${id}/meet`, { playerID, credentials });

const kept = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-meeting-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
};

test('as many as press at once sit at half as many tables for two, fifty times', async () => {
  const agora = await serve({ dataDir: kept(), ...PROXIED });
  for (let time = 0; time < 50; time++) {
    const people = 2 + 2 * (time % 3);
    const seats = await Promise.all(Array.from({ length: people }, (_, at) => play(agora, `Ann ${at}`)));
    expect(new Set(seats.map(({ id }) => id)).size, `time ${time}`).toBe(people / 2);
  }
});

/** Somebody at a table that was opened as by "play now", whose page is open. */
async function waiting(agora: TestServer, name: string, more: Partial<NewMatch> = {}): Promise<QuickSeat> {
  const id = agora.matches.create('fair', { players: 2, unlisted: false, quick: true, ...more });
  const { playerID, playerCredentials: credentials } = agora.matches.join(id, 'fair', name, undefined);
  await agora.store.saved(id);
  await come(agora, id, { playerID, credentials });
  return { id, game: 'fair', playerID, credentials, opened: true };
}

async function come(
  { url }: TestServer,
  id: string,
  { playerID, credentials }: Seated,
  game = 'fair',
): Promise<RawSocket> {
  const come = await rawSocket(url, game);
  come.socket.emit('sync', id, playerID, credentials, 2);
  await until(() => come.last('sync'));
  return come;
}

test('of two who wait alone the one who came later is brought to the other, and their table is gone', async () => {
  const agora = await serve(PROXIED);
  const first = await waiting(agora, 'Ann');
  const late = await waiting(agora, 'Bea');
  expect(await meet(agora, first)).toEqual({ met: null });
  const { met } = await meet(agora, late);
  expect(met).toMatchObject({ id: first.id, game: 'fair', playerID: '1', opened: false });
  await agora.store.ahead(late.id);
  expect(agora.store.metadata(late.id)).toBeUndefined();
  expect(agora.store.metadata(first.id)?.players[1]).toMatchObject({ name: 'Bea' });
  await come(agora, first.id, met!);
});

test('whoever waits where they played now is brought to a table that somebody opened with terms of their own', async () => {
  const agora = await serve(PROXIED);
  const lone = await waiting(agora, 'Ann');
  const chosen = agora.matches.create('fair', { players: 3, unlisted: false });
  const host = agora.matches.join(chosen, 'fair', 'Bea', undefined);
  // Nobody is brought to somebody who isn't there.
  expect(await meet(agora, lone)).toEqual({ met: null });
  await come(agora, chosen, { playerID: host.playerID, credentials: host.playerCredentials });
  expect((await meet(agora, lone)).met).toMatchObject({ id: chosen });
});

test.each<[string, (agora: TestServer, lone: QuickSeat) => unknown]>([
  ['to whom somebody has come', ({ matches }, { id }) => matches.addBot(id, 1, 'easy')],
  [
    'who has chosen terms',
    (agora, { id, playerID, credentials }) =>
      post<MatchSummary>(agora, `/api/matches/${id}/terms`, { playerID, credentials, hints: true }),
  ],
  [
    'who has added a seat',
    (agora, { id, playerID, credentials }) =>
      post<MatchSummary>(agora, `/api/matches/${id}/seats`, { playerID, credentials }),
  ],
])('nobody is brought elsewhere %s', async (_, happens) => {
  const agora = await serve(PROXIED);
  await waiting(agora, 'Ann');
  const late = await waiting(agora, 'Bea');
  const asked = async () => (await (await fetch(`${agora.url}/api/matches/${late.id}`)).json()) as MatchSummary;
  expect((await asked()).quick).toBe('thisGame');
  await happens(agora, late);
  expect((await asked()).quick).toBeUndefined();
  expect(await meet(agora, late)).toEqual({ met: null });
  expect(agora.store.metadata(late.id)?.players[0]).toMatchObject({ name: 'Bea' });
});

test('nobody else brings them elsewhere', async () => {
  const agora = await serve(PROXIED);
  await waiting(agora, 'Ann');
  const late = await waiting(agora, 'Bea');
  expect(await meet(agora, { ...late, credentials: 'guessed' })).toMatchObject({ error: { code: 'notYourSeat' } });
  expect(agora.store.metadata(late.id)).toBeDefined();
});

test('two who would play anything and press at once meet, fifty times', async () => {
  const agora = await serve({ dataDir: kept(), ...PROXIED });
  for (let time = 0; time < 50; time++) {
    const [one, two] = await Promise.all([playAny(agora, 'Ann'), playAny(agora, 'Bea')]);
    expect(one.id, `time ${time}`).toBe(two.id);
  }
});

/** Somebody who has pressed "play now", and whose page is open. */
async function pressed(agora: TestServer, name: string, game?: string): Promise<QuickSeat> {
  const seat = game === undefined ? await playAny(agora, name) : await play(agora, name, game);
  await come(agora, seat.id, seat, seat.game);
  return seat;
}

/** The game at which no table is opened for whoever would play anything. */
async function anotherGame(agora: TestServer): Promise<string> {
  const { id, game } = await playAny(agora, 'Zoe');
  agora.matches.wipe(id);
  return [...GAMES].find((each) => each !== game)!;
}
const GAMES = ['bazaar', 'fair'];

test('whoever would play anything goes to somebody who wants one game, who came later', async () => {
  const agora = await serve(PROXIED);
  const game = await anotherGame(agora);
  const any = await pressed(agora, 'Ann');
  expect(any.game).not.toBe(game);
  expect(((await (await fetch(`${agora.url}/api/matches/${any.id}`)).json()) as MatchSummary).quick).toBe('anyGame');
  const one = await pressed(agora, 'Bea', game);
  expect(one.opened).toBe(true);
  // Whoever wants one game isn't brought to another.
  expect(await meet(agora, one)).toEqual({ met: null });
  const { met } = await meet(agora, any);
  expect(met).toMatchObject({ id: one.id, game, playerID: '1' });
  expect(agora.store.metadata(any.id)).toBeUndefined();
  expect(agora.store.metadata(one.id)?.players[1]).toMatchObject({ name: 'Ann', anyGame: true });
});

test('whoever wants one game is taken to somebody who waits there and would play anything', async () => {
  const agora = await serve(PROXIED);
  const any = await pressed(agora, 'Ann');
  expect(await play(agora, 'Bea', any.game)).toMatchObject({ id: any.id, opened: false });
});

test('what somebody else would play doesn’t count for who is left alone', async () => {
  const agora = await serve(PROXIED);
  const game = await anotherGame(agora);
  const any = await pressed(agora, 'Ann');
  const left = await pressed(agora, 'Bea', any.game);
  agora.store.updateMetadata(any.id, ({ players }) => {
    players[0] = { id: 0 };
  });
  await pressed(agora, 'Cem', game);
  expect(await meet(agora, left)).toEqual({ met: null });
});

describe('at two servers', async () => {
  const cluster = await needCluster();

  test('two who press at once meet, fifty times', async () => {
    const databaseUrl = await cluster.fresh();
    const beat = { every: 100, lasts: 5000 };
    const servers = [
      await serve({ databaseUrl, ...PROXIED }, { beat }),
      await serve({ databaseUrl, ...PROXIED }, { beat }),
    ];
    for (let time = 0; time < 50; time++) {
      const seats = await Promise.all(servers.map((server, at) => play(server, `Ann ${at}`)));
      const pages = await Promise.all(seats.map((seat, at) => come(servers[at]!, seat.id, seat)));
      // A page asks again whenever the list has changed; here both ask all the time.
      const areTogether = () => seats[0]!.id === seats[1]!.id;
      const together = async () => {
        for (const [at, server] of servers.entries()) {
          const { met } = areTogether() ? { met: null } : await meet(server, seats[at]!);
          if (met) seats[at] = met;
        }
        return areTogether();
      };
      await expect.poll(together, { timeout: 20_000 }).toBe(true);
      expect(new Set(seats.map(({ playerID }) => playerID)).size, `time ${time}`).toBe(2);
      for (const { socket } of pages) socket.close();
    }
  });
});
