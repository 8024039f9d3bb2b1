/** Several servers on one database: whichever somebody comes to, it is the same table. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freshSecret } from '../../../games/kit/random.ts';
import { createTable } from '../../../games/kit/table.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { toAction } from '../../../games/kit/action.ts';
import type { Config } from '../../../server/config.ts';
import type { Furnishing } from '../../../server/app.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { loadGames } from '../../../server/match/games.ts';
import { operate } from '../../../server/operator/commands.ts';
import { opened, pageAt, recordOf, show, sit } from '../match/dealing.ts';
import { needCluster, needNats } from '../need.ts';
import {
  bazaar,
  games,
  legalMoves,
  makeMove,
  chatOf,
  rawSocket,
  type RawSocket,
  type Seated,
  seatedMatch,
  serve,
  type StockClient,
  stockClient,
  tableOf,
  type TestServer,
  until,
  logOf,
} from '../harness.ts';

/** Short, so that nobody waits for long in tests. */
const beat = { every: 100, lasts: 1000 };

const cluster = await needCluster();

describe.each(['the database', 'NATS'])('several servers on one database, by a line over %s', async (way) => {
  const line = way === 'NATS' ? { natsUrl: (await needNats()).url } : {};

  const join = (databaseUrl: string, changes: Partial<Config> = {}, furnishing: Partial<Furnishing> = {}) =>
    serve({ databaseUrl, ...line, ...changes }, { beat, ...furnishing });
  /** Two of them, the first of which looks after what was there. */
  const two = async (changes: Partial<Config> = {}, furnishing: Partial<Furnishing> = {}) => {
    const url = await cluster.fresh();
    return [await join(url, changes, furnishing), await join(url, changes, furnishing)] as const;
  };

  test('cards are dealt from what both were shown, and the record tells so at either', async () => {
    const [one, other] = await two();
    const shares = [freshSecret(), freshSecret()] as const;
    const id = await opened(one);
    const ann = await sit(one, id, shares[0]);
    const pages = [await pageAt(one, id, ann)];
    const bo = await sit(other, id, shares[1], 'Bo');
    pages.push(await pageAt(other, id, bo));
    await until(() => pages.every((page) => page.pledges()?.stage === 'closed'));
    await show(other, id, bo, shares[1]);
    await show(one, id, ann, shares[0]);
    await until(() => pages.every((page) => page.pledges()?.stage === 'dealt'));
    const { seed, draw } = await recordOf(one, id);
    const told = `agora deal\n${id}\n${shares.join('\n')}`;
    expect(seed).toBe(createHmac('sha256', draw!.secret).update(told).digest('hex').slice(0, 32));
    const dealt = createTable(bazaar.rules, bazaar.meta, 2, { seed });
    for (const node of [one, other]) {
      await node.store.ready(id);
      expect(tableOf(node, id)).toMatchObject(dealt);
    }
  });

  test('what the operator does is seen at both servers, and who is muted says nothing at either', async () => {
    const databaseUrl = await cluster.fresh();
    const [one, other] = [await join(databaseUrl), await join(databaseUrl)];
    const { matchID, seats } = await seatedMatch(one.url);
    const come = async (node: TestServer, seat: number) => {
      const raw = await rawSocket(node.url);
      raw.socket.emit('sync', matchID, String(seat), seats[seat]!.credentials);
      await until(() => raw.last('agora:history'));
      return raw;
    };
    const [ann, bo] = [await come(one, 0), await come(other, 1)];
    const say = (raw: RawSocket, seat: number, payload: string) =>
      raw.socket.timeout(20_000).emitWithAck('chat', matchID, { sender: `${seat}`, payload }, seats[seat]!.credentials);
    await say(bo, 1, 'nasty');
    await until(() => ann.last('chat'));
    const [line] = await chatOf(one, matchID);
    const loaded = await loadGames(games);
    const type = (...words: string[]) => operate(words, { dataDir: '', databaseUrl, games: loaded, now: Date.now() });
    await type('hide', String(line!.id), 'why');
    await type('rename', matchID, '1', 'Bob', 'why');
    await type('mute', '127.0.0.1', '1', 'why');
    for (const raw of [ann, bo]) {
      await until(() => JSON.stringify(raw.last('agora:history')).includes('"hidden"'));
      await until(() => JSON.stringify(raw.last('matchData')).includes('"Bob"'));
    }
    expect(await say(bo, 1, 'more')).toMatchObject({ ok: false, refusal: { code: 'muted' } });
    await type('unmute', '127.0.0.1', 'why');
    expect(await say(bo, 1, 'sorry')).toMatchObject({ ok: true });
    await type('end', matchID, 'why');
    for (const raw of [ann, bo])
      await until(() => JSON.stringify(raw.last('agora:refused') ?? '').includes('noSuchMatch'));
  });

  test('a match is played across both, and everybody hears every move, every line and who is there', async () => {
    const [one, other] = await two();
    const { matchID, seats } = await seatedMatch(one.url);
    const ann = stockClient(one.url, matchID, seats[0]);
    const bo = stockClient(other.url, matchID, seats[1]);
    const both = [ann, bo];
    await until(() => both.every((client) => client.matchData?.every((player) => player.isConnected === true)));
    for (let moves = 1; moves <= 4; moves++) {
      play(await until(() => both.find((client) => legalMoves(client).length > 0)));
      await until(() => both.every((each) => each.getState()?._stateID === moves));
    }
    const made = (await logOf(one, matchID)).map(({ _stateID }) => _stateID);
    expect(new Set(made)).toEqual(new Set([0, 1, 2, 3]));
    for (const { log } of both) expect(log?.map(({ _stateID }) => _stateID)).toEqual(made);
    bo.sendChatMessage('well met');
    await until(() => both.every((client) => client.chatMessages.some(({ payload }) => payload === 'well met')));
    bo.stop();
    await until(() => ann.matchData?.[1]?.isConnected === false);
    expect(await summary(one, matchID)).toMatchObject({ seats: [{ connected: true }, { connected: false }] });
  });

  test('of two who act at once at different servers one is refused, and sees what the other did', async () => {
    const [one, other] = await two();
    const { matchID, seats } = await seatedMatch(one.url);
    const sockets = [await rawSocket(one.url), await rawSocket(other.url)];
    // Both have read the match before either has written it.
    for (const server of [one, other]) await server.store.ready(matchID);
    for (const server of [one, other]) tableOf(server, matchID);
    const bids = sockets.map((socket, seat) => {
      const { card } = bazaar.rules.legal(tableOf(one, matchID).state, seat)[0] as Move & { card: number };
      return socket.update(makeMove('bid', [{ card }], seats[seat]!), 0, matchID, String(seat));
    });
    const receipts = await Promise.all(bids);
    expect(receipts.filter(({ ok }) => ok)).toEqual([{ ok: true, stateID: 1 }]);
    expect(receipts.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'stale' }, stateID: 1 });
    for (const server of [one, other]) {
      await until(async () => {
        await server.store.ready(matchID);
        return server.store.state(matchID)?._stateID === 1;
      });
      expect(await logOf(server, matchID)).toHaveLength(1);
    }
  });

  test('of two who sit down on one seat at once at different servers one is refused', async () => {
    const [one, other] = await two();
    const id = one.matches.create('bazaar', { players: 2, unlisted: false });
    await one.store.saved(id);
    // Both have read that it is free.
    for (const server of [one, other]) await server.store.described(id);
    for (const server of [one, other]) expect(server.store.metadata(id)?.players[0]).toEqual({ id: 0 });
    const join = (server: TestServer, playerName: string, playerID?: string) =>
      post(server, `/games/bazaar/${id}/join`, { playerName, playerID });
    const both = await Promise.all([join(one, 'Ann', '0'), join(other, 'Bo', '0')]);
    expect(both).toEqual([
      expect.objectContaining({ playerID: '0' }),
      expect.objectContaining({ error: { code: 'seatTaken', seat: 0 } }),
    ]);
    await join(other, 'Bo');
    await until(() => one.store.metadata(id)?.players[1]?.name === 'Bo');
    expect(one.store.metadata(id)?.players[0]?.name).toBe('Ann');
  });

  test('the list shows what was opened at either, and what is gone is gone at both', async () => {
    const [one, other] = await two();
    const id = one.matches.create('bazaar', { players: 2, unlisted: false });
    const key = one.matches.join(id, 'bazaar', 'Ann', '0');
    const listed = async () => (await list(other)).map((match) => match.id);
    await expect.poll(listed).toEqual([id]);
    const socket = await rawSocket(other.url);
    socket.socket.emit('sync', id, null);
    await until(() => socket.last('sync'));
    one.matches.leave(id, 'bazaar', Number(key.playerID));
    await until(() => socket.last('agora:refused'));
    expect(socket.last('agora:refused')).toMatchObject([{ refusal: { code: 'noSuchMatch' } }]);
    await expect.poll(listed).toEqual([]);
  });

  test('each match is looked after by one server; when that leaves, by another at once', async () => {
    const [one, other] = await two({ awayPatience: 300 });
    const { matchID, seats } = await seatedMatch(one.url);
    const bo = stockClient(other.url, matchID, seats[1]);
    await until(() => bo.getState());
    // The first waits for Ann, and the second tells so.
    await until(() => (bo.matchData?.[0] as { standsInAfter?: number } | undefined)?.standsInAfter !== undefined);
    await one.close();
    await until(() => other.store.metadata(matchID)?.players[0]?.standIn === 'master');
    await until(() => tableOf<{ bids: number[] }>(other, matchID).state.bids[0] !== -1);
  });

  test('who waits for whose consent is asked at whichever server they are', async () => {
    const [one, other] = await two();
    const { matchID, seats } = await seatedMatch(one.url, 2, 'bazaar');
    const ann = stockClient(one.url, matchID, seats[0]);
    const bo = stockClient(other.url, matchID, seats[1]);
    await until(() => [ann, bo].every((client) => client.matchData?.every((player) => player.isConnected === true)));
    const [first, second] = seats as [Seated, Seated];
    // There is nothing to take back or to vote on, and whoever knows that says so through the other.
    expect(await post(other, `/api/matches/${matchID}/undo`, second)).toMatchObject({ error: { code: 'cantUndo' } });
    expect(await post(other, `/api/matches/${matchID}/wishes`, { ...second, wish: 'hurry' })).toMatchObject({
      error: { code: 'noBots' },
    });
    expect(await post(other, `/api/matches/${matchID}/vote`, { ...second, seat: 0 })).toMatchObject({
      error: { code: 'noVote', seat: 0 },
    });
    expect(await post(one, `/api/matches/${matchID}/undo`, first)).toMatchObject({ error: { code: 'cantUndo' } });
  });

  test('what a server told that is gone is shown nowhere any more', async () => {
    const [one, other] = await two();
    const others = [other, await join(cluster.url)];
    const { matchID, seats } = await seatedMatch(one.url, 2, 'bazaar');
    const ann = stockClient(one.url, matchID, seats[0]);
    const bo = stockClient(other.url, matchID, seats[1]);
    await until(() => [ann, bo].every((client) => client.matchData?.every((player) => player.isConnected === true)));
    play(ann);
    await until(() => [ann, bo].every((client) => client.getState()?._stateID === 1));
    await post(one, `/api/matches/${matchID}/undo`, seats[0]!);
    const asked = async (server: TestServer) => (await summary(server, matchID)).seats[0]?.asksUndo;
    for (const each of others) await expect.poll(() => asked(each), LONG).toEqual({ agreed: [], needed: 1 });
    await one.close();
    for (const each of others) await expect.poll(() => asked(each), LONG).toBeUndefined();
  });

  test('whoever leaves by one server is shown out at the other, and plays again when they come back to it', async () => {
    const [one, other] = await two();
    const { matchID, seats, lobby } = await seatedMatch(one.url);
    const bo = await rawSocket(other.url);
    const come = () => bo.socket.emit('sync', matchID, '1', seats[1]!.credentials);
    const seat = () => one.store.metadata(matchID)?.players[1];
    come();
    await until(() => bo.last('sync'));
    await expect.poll(async () => (await summary(one, matchID)).seats[1]?.connected).toBe(true);
    await lobby.leaveMatch('bazaar', matchID, seats[1]!);
    await until(() => bo.last('agora:refused'));
    expect(bo.last('agora:refused')).toMatchObject([{ refusal: { code: 'seatLeft' } }]);
    expect(seat()).toMatchObject({ left: true, standIn: 'master' });
    come();
    await until(() => seat()?.left === undefined && seat()?.standIn === undefined);
    expect((await summary(one, matchID)).seats[1]).toMatchObject({ connected: true });
  });

  test('a match is never looked after by two, and one that nobody looks after is taken', async () => {
    const [one, other] = await two();
    const ids = [one, other, one, other].map(({ matches }) => matches.create('bazaar', { players: 2, unlisted: true }));
    await Promise.all([one, other].flatMap(({ store }) => ids.map((id) => store.saved(id))));
    const owners = async () => {
      const rows = await cluster.rows<{ match: string; node: string }>('SELECT match, node FROM lease ORDER BY match');
      return Object.fromEntries(rows.map(({ match, node }) => [match, node]));
    };
    const before = await owners();
    expect(Object.keys(before).toSorted()).toEqual(['', ...ids].toSorted());
    const [first, second] = [before[ids[0]!], before[ids[1]!]];
    expect(ids.map((id) => before[id])).toEqual([first, second, first, second]);
    expect(second).not.toBe(first);
    await one.close();
    await expect.poll(async () => new Set(Object.values(await owners())), LONG).toEqual(new Set([second]));
  });

  test('what was told while the line was cut is made good', async () => {
    const [one, other] = await two();
    const { matchID, seats } = await seatedMatch(one.url);
    const bo = stockClient(other.url, matchID, seats[1]);
    await until(() => bo.getState());
    const socket = await rawSocket(one.url);
    const { card } = bazaar.rules.legal(tableOf(one, matchID).state, 0)[0] as Move & { card: number };
    const bid = () => socket.update(makeMove('bid', [{ card }], seats[0]!), 0, matchID, '0');
    await cluster.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'agora'");
    await expect.poll(bid, LONG).toEqual({ ok: true, stateID: 1 });
    await until(() => bo.getState()?._stateID === 1);
    play(bo);
    await until(() => one.store.state(matchID)?._stateID === 2);
  });

  test('how often an address opens tables is counted by all together', async () => {
    const [one, other] = await two({ matchesPerMinute: 3 });
    const create = async ({ url }: TestServer) => (await post({ url }, '/games/bazaar/create', {})) as object;
    for (const server of [one, other, one]) expect(await create(server)).toHaveProperty('matchID');
    expect(await create(other)).toMatchObject({ error: { code: 'tooFast' } });
  });

  test('calls are signed by the same keys everywhere', async () => {
    const [one, other] = await two();
    const keys = await Promise.all([one, other].map(async ({ url }) => (await fetch(`${url}/api/push`)).json()));
    expect(keys[1]).toEqual(keys[0]);
  });

  test('a server that keeps matches in another way is refused while others run', async () => {
    const url = await cluster.fresh();
    const [[id, { meta }]] = [...games] as [[string, typeof games extends Map<string, infer V> ? V : never]];
    const rules = { ...bazaar.rules, format: bazaar.rules.format + 1 };
    const later = new Map([[id, { meta, load: async () => ({ ...bazaar, rules }) }]]);
    const one = await join(url);
    await expect(join(url, {}, { games: later as never })).rejects.toThrow('all of them must be stopped first');
    await seatedMatch(one.url);
    await one.close();
    await join(url, {}, { games: later as never });
  });
});

/** A busy machine is slow. */
const LONG = { timeout: 20_000 };

function play(client: StockClient): void {
  const { type, arg } = toAction(legalMoves(client)[0] as Move);
  client.moves[type]?.(arg);
}

async function summary({ url }: TestServer, id: string): Promise<MatchSummary> {
  return (await (await fetch(`${url}/api/matches/${id}`)).json()) as MatchSummary;
}

async function list({ url }: TestServer): Promise<readonly MatchSummary[]> {
  const { matches } = (await (await fetch(`${url}/api/matches`)).json()) as { matches: readonly MatchSummary[] };
  return matches;
}

async function post({ url }: Pick<TestServer, 'url'>, path: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
