/** Servers on PostgreSQL have all at hand that they need, whatever is done at their matches and however few they keep in memory (`serve`). */
import { describe, expect, test } from 'vitest';
import type { Move } from '../../../games/kit/rules.ts';
import { toAction } from '../../../games/kit/action.ts';
import {
  legalMoves,
  type Seated,
  seatedMatch,
  serve,
  type StockClient,
  stockClient,
  type TestServer,
  until,
} from '../harness.ts';
import { needCluster } from '../need.ts';

const cluster = await needCluster();
/** A busy machine may stand still for a while: nobody else is to own what these servers do. */
const beat = { every: 100, lasts: 5000 };
/** A busy machine is slow. */
const LONG = { timeout: 20_000 };

describe('a match on PostgreSQL', () => {
  const start = (databaseUrl: string, matchesInMemory: number) =>
    serve({ databaseUrl, matchesInMemory, awayPatience: 200 }, { beat });

  test.each([500, 2])('has its server wait for nothing, with %i of them in memory', async (inMemory) => {
    const databaseUrl = await cluster.fresh();
    const one = await start(databaseUrl, inMemory);
    const two = await start(databaseUrl, inMemory);
    const three = await start(databaseUrl, inMemory);
    let servers = [one, two, three];

    const quick = (await post(one, '/api/play', { game: 'bazaar', playerName: 'Cleo', matches: [] })) as object;
    expect(quick).toHaveProperty('id');
    // A table that waits, and is given up.
    const sit = (playerName: string) => post(two, `/games/bazaar/${opened}/join`, { playerName });
    const { matchID: opened } = (await post(one, '/games/bazaar/create', { numPlayers: 3 })) as {
      matchID: string;
    };
    const [host, guest] = ((await Promise.all([sit('Dan'), sit('Eve')])) as Joined[]).map(keyOf) as [Seated, Seated];
    const lobby = `/api/matches/${opened}`;
    for (const [path, more] of HOSTING)
      expect(await post(two, lobby + path, { ...host, ...more })).toHaveProperty('id');
    for (const key of [guest, host]) expect(await post(two, `/games/bazaar/${opened}/leave`, { ...key })).toEqual({});

    const { matchID, seats } = await seatedMatch(one.url, 3);
    const [first, second, third] = seats as [Seated, Seated, Seated];
    const at = `/api/matches/${matchID}`;
    const look = async () => {
      for (const { url } of servers)
        for (const path of [
          at,
          `${at}/past?from=0&to=0`,
          '/api/matches',
          `/api/matches/some?ids=${matchID}`,
          '/games/bazaar',
          `/games/bazaar/${matchID}`,
          '/games',
          '/metrics',
          `/bazaar/${matchID}`,
        ])
          await (await fetch(url + path)).text();
    };
    await look();
    const clients = seats.map((seated, seat) => stockClient(servers[seat % 2]!.url, matchID, seated));
    const onlooker = stockClient(three.url, matchID);
    await until(() => [...clients, onlooker].every((client) => client.getState()));
    const isThere = (client: StockClient) => client.matchData?.every((player) => player.isConnected === true);
    await until(() => clients.every(isThere));

    play(clients[0]!);
    await until(() => clients.every((client) => client.getState()?._stateID === 1));
    clients[1]!.sendChatMessage('well met');
    onlooker.sendChatMessage('well played');
    await until(() => clients.every((client) => client.chatMessages.some(({ payload }) => payload === 'well met')));
    // Taken back and made again.
    expect(await post(two, `${at}/undo`, first)).toEqual({});
    for (const [voter, key] of [second, third].entries())
      expect(await post(servers[voter]!, `${at}/undo/answer`, { ...key, seat: 0, agrees: true })).toEqual({});
    await until(() => clients.every((client) => client.getState()?._stateID === 2));
    for (const seat of [1, 2]) {
      await until(() => clients.every((client) => client.getState()?._stateID === seat + 1));
      play(clients[seat]!);
    }
    await expect
      .poll(async () => JSON.stringify(await post(two, `${at}/vote`, { ...second, seat: 0 })), LONG)
      .toBe('{}');
    await post(two, `${at}/vote`, { ...third, seat: 0 });
    await look();
    // The bot decides, and its player plays again.
    await until(() => one.store.metadata(matchID)?.players[0]?.standIn !== undefined);
    await post(two, `${at}/back`, first);
    for (const path of ['wishes', 'links', 'ready'])
      await post(two, `${at}/${path}`, { ...first, wish: 'hurry', terms: {} });
    await post(two, `/games/bazaar/${matchID}/rename`, { ...first, newName: 'Ann' });
    expect(await post(two, `/games/bazaar/${matchID}/leave`, third)).toEqual({});
    clients[2]!.stop();
    await expect.poll(() => one.store.metadata(matchID)?.players[2]?.standIn, LONG).toBe('master');

    // Whoever looks after it goes, and another goes on.
    clients[0]!.stop();
    await one.close();
    servers = [two, three];
    const ann = stockClient(three.url, matchID, first);
    const playing = [ann, clients[1]!];
    await until(() => ann.getState());
    for (;;) {
      const over = () => ann.getState()?.ctx.gameover as unknown;
      const next = await until(() => over() ?? playing.find((client) => legalMoves(client).length > 0 && client));
      if (over() !== undefined) break;
      const before = (next as StockClient).getState()?._stateID;
      play(next as StockClient);
      await until(() => (next as StockClient).getState()?._stateID !== before);
    }
    await look();
    expect(await (await fetch(`${two.url}${at}/record`)).json()).toHaveProperty('turns');
    const next = (await post(two, `${at}/rematch`, second)) as { id: string; playerID: string };
    const late = stockClient(three.url, next.id, { ...second, playerID: next.playerID });
    expect(await post(three, `${at}/rematch`, first)).toHaveProperty('id', next.id);
    await until(() => late.getState());
    await look();
    await crowd(two);
  });
});

/** More tables than are kept in memory, whose people come and go. */
async function crowd({ url }: Pick<TestServer, 'url'>): Promise<void> {
  const tables = [];
  for (let table = 0; table < 4; table++) tables.push(await seatedMatch(url, 2));
  const people = tables.map(({ matchID, seats }) => seats.map((seated) => stockClient(url, matchID, seated)));
  await until(() => people.flat().every((client) => client.getState()));
  for (const [first, second] of people as [StockClient, StockClient][]) {
    first.stop();
    await until(() => second.matchData?.[0]?.isConnected === false);
    second.stop();
  }
}

interface Joined {
  readonly playerID: string;
  readonly playerCredentials: string;
}

const keyOf = ({ playerID, playerCredentials: credentials }: Joined): Seated => ({ playerID, credentials });

/** What a host does before the match begins. */
const HOSTING = [
  ['/seats', {}],
  ['/terms', { options: {} }],
  ['/bots', { seat: 3, level: 'easy' }],
] as const;

function play(client: StockClient): void {
  const { type, arg } = toAction(legalMoves(client)[0] as Move);
  client.moves[type]?.(arg);
}

async function post({ url }: Pick<TestServer, 'url'>, path: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
