/** What was asked for at one server and is asked for again at another; and claims that go on at whoever takes over. */
import { describe, expect, test } from 'vitest';
import type { ClaimStanding } from '../../../server/contract/seats.ts';
import { handClock, pass, type Seated, seatedMatch, serve, type TestServer, until } from '../harness.ts';
import { needCluster } from '../need.ts';

const cluster = await needCluster();
const beat = { every: 100, lasts: 5000 };
const KEY = 'drawn-at-random-for-this-1';

async function post({ url }: Pick<TestServer, 'url'>, path: string, body: object, headers: object = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

describe('several servers', () => {
  const once = { 'Idempotency-Key': KEY };

  test.each(['owner', 'other'] as const)('seat somebody once, who asks the %s first and then both', async (first) => {
    const databaseUrl = await cluster.fresh();
    const owner = await serve({ databaseUrl }, { beat });
    const id = owner.matches.create('bazaar', { players: 3, unlisted: false });
    await owner.store.saved(id);
    const other = await serve({ databaseUrl }, { beat });
    const servers = first === 'owner' ? [owner, other, owner] : [other, owner, other];
    const answers = [];
    for (const server of servers)
      answers.push(await post(server, `/games/bazaar/${id}/join`, { playerName: 'Ann' }, once));
    expect(answers[0]?.status).toBe(200);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const names = Object.values(owner.store.metadata(id)!.players).map(({ name }) => name);
    expect(names).toEqual(['Ann', undefined, undefined]);
  });

  test('open one table for who asks them both, and none more after the first is gone', async () => {
    const databaseUrl = await cluster.fresh();
    const [one, two] = [await serve({ databaseUrl }, { beat }), await serve({ databaseUrl }, { beat })];
    const asked = (server: TestServer) => post(server, '/games/bazaar/create', { numPlayers: 2 }, once);
    const made = await asked(one);
    expect(await asked(two)).toEqual(made);
    const quick = (server: TestServer) =>
      post(server, '/api/play', { playerName: 'Zoe', game: 'bazaar' }, { 'Idempotency-Key': `${KEY}-play` });
    const seated = await quick(one);
    const tables = (await one.store.list({})).length;
    await one.close();
    expect(await quick(two)).toEqual(seated);
    expect(await asked(two)).toEqual(made);
    expect(await two.store.list({})).toHaveLength(tables);
  });

  test('let a claim go on at whoever takes over, which gives its holder a minute at least', async () => {
    const databaseUrl = await cluster.fresh();
    const clock = handClock();
    const owner = await serve({ databaseUrl, trustProxy: true }, { beat, clock });
    const { matchID: id, seats } = await seatedMatch(owner.url);
    owner.store.updateMetadata(id, ({ players }) => {
      for (const player of Object.values(players)) players[player.id] = { ...player, block: `4${player.id}` };
    });
    const claims = `/api/matches/${id}/claims`;
    const asked = await post(owner, `${claims}/1`, {}, { 'X-Forwarded-For': '10.9.9.9' });
    const key = asked.body as Seated;
    const claim = owner.store.metadata(id)?.players[1]?.claims?.[0]?.kept.slice(0, 12);
    expect((await post(owner, `${claims}/1/answer`, { ...seats[0], claim, agrees: true })).status).toBe(200);
    const other = await serve({ databaseUrl, trustProxy: true }, { beat, clock });
    await owner.close();
    const standing = async () => ((await post(other, claims, key)).body as ClaimStanding).standing;
    const owns = async () =>
      (await cluster.rows<{ node: string }>(`SELECT node FROM lease WHERE match = '${id}'`)).length === 1;
    for (let tries = 0; !(await owns()); tries++) expect(tries).toBeLessThan(1000);
    await until(() => other.store.metadata(id)?.players[1]?.claims !== undefined);
    expect(await standing()).toBe('asked');
    await pass(other, clock, 50_000);
    expect(await standing()).toBe('asked');
    await pass(other, clock, 20_000);
    await expect.poll(standing).toBe('given');
  });
});
