/** Of what is done at a match hear those servers that have to do with it, and no other. */
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Move } from '../../../games/kit/rules.ts';
import { bazaar, makeMove, rawSocket, type Seated, seatedMatch, serve, tableOf, until } from '../harness.ts';
import { needCluster } from '../need.ts';

const cluster = await needCluster();
const beat = { every: 100, lasts: 1000 };

/** Somebody who hears all that is told on a database, as `channel kind`. */
async function eavesdropper(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const told: string[] = [];
  client.on('notification', ({ channel, payload = '' }) => told.push(`${channel} ${payload}`));
  const { rows } = await client.query<{ id: string }>('SELECT id FROM node');
  for (const channel of ['agora_match', 'agora_node', ...rows.map(({ id }) => `agora_at_${id}`)])
    await client.query(`LISTEN "${channel}"`);
  /** All that was told until now of a match, by kind: on which channels. */
  const of = async (id: string) => {
    await client.query("SELECT pg_notify('agora_node', 'until now')");
    await until(() => told.some((each) => each.endsWith('until now')));
    const found = told.splice(0).filter((each) => each.split(' ').includes(id));
    return found.map((each) => each.split(' ').slice(0, 2).join(' '));
  };
  return { of, nodes: rows.map(({ id }) => id), query: client.query.bind(client) };
}

test('a move is told where somebody follows the match, and nowhere else', async () => {
  const databaseUrl = await cluster.fresh();
  const owner = await serve({ databaseUrl }, { beat });
  const { matchID, seats } = await seatedMatch(owner.url);
  const other = await serve({ databaseUrl }, { beat });
  await serve({ databaseUrl }, { beat });
  const { of, nodes, query } = await eavesdropper(databaseUrl);
  expect(nodes).toHaveLength(3);
  const [ann, ben] = [await rawSocket(owner.url), await rawSocket(other.url)];
  ann.socket.emit('sync', matchID, '0', (seats[0] as Seated).credentials);
  ben.socket.emit('sync', matchID, '1', (seats[1] as Seated).credentials);
  const present = async () => (await query<{ node: string }>('SELECT node FROM presence')).rows.length;
  await expect.poll(present, { timeout: 20_000 }).toBe(2);
  await of(matchID);
  const { rows } = await query<{ node: string }>('SELECT node FROM presence ORDER BY seat');
  const { card } = bazaar.rules.legal(tableOf(owner, matchID).state, 0)[0] as Move & { card: number };
  const before = ben.received.length;
  expect(await ann.update(makeMove('bid', [{ card }], seats[0] as Seated), 0, matchID, '0')).toMatchObject({
    ok: true,
  });
  await until(() => ben.received.slice(before).some(({ event }) => event === 'update'));
  const heard = await of(matchID);
  const [here, there] = rows.map(({ node }) => `agora_at_${node}`);
  expect(heard).toContain(`${there} moved`);
  // Nothing comes by the way all of them hear, or to the third.
  expect(heard.filter((each) => ![here, there].includes(each.split(' ')[0]))).toEqual([]);
});

test('who comes to a server while others play elsewhere sees every move', async () => {
  const databaseUrl = await cluster.fresh();
  const owner = await serve({ databaseUrl }, { beat });
  const { matchID, seats } = await seatedMatch(owner.url);
  const other = await serve({ databaseUrl }, { beat });
  // It has seen the match, and nobody is there.
  expect((await fetch(`${other.url}/api/matches/${matchID}`)).status).toBe(200);
  const ann = await rawSocket(owner.url);
  const play = (seat: 0 | 1, stateID: number) => {
    const { card } = bazaar.rules.legal(tableOf(owner, matchID).state, seat)[0] as Move & { card: number };
    return ann.update(makeMove('bid', [{ card }], seats[seat] as Seated), stateID, matchID, String(seat));
  };
  expect(await play(0, 0)).toMatchObject({ ok: true });
  const ben = await rawSocket(other.url);
  ben.socket.emit('sync', matchID, '1', (seats[1] as Seated).credentials);
  await until(() => ben.last('sync'));
  expect(await play(1, 1)).toMatchObject({ ok: true });
  const state = () => ben.received.findLast(({ event }) => event === 'update' || event === 'sync');
  await expect.poll(() => JSON.stringify(state()?.args), { timeout: 20_000 }).toContain('"_stateID":2');
});
