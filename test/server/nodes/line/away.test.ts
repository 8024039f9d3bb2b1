/** Servers whose NATS goes away in the middle of a match, and comes back: nobody has missed anything. */
import { connect } from '@nats-io/transport-node';
import { expect, onTestFinished, test } from 'vitest';
import { toAction } from '../../../../games/kit/action.ts';
import type { Move } from '../../../../games/kit/rules.ts';
import { legalMoves, seatedMatch, serve, type StockClient, stockClient, until, logOf } from '../../harness.ts';
import { needCluster, needNats } from '../../need.ts';

const [cluster, nats] = [await needCluster(), await needNats()];
/** A busy machine may stand still for a while: nobody else is to own what these servers do. */
const beat = { every: 100, lasts: 5000 };

test('what is done while NATS is away is seen everywhere once it is back', async () => {
  const config = { databaseUrl: await cluster.fresh(), natsUrl: nats.url };
  const one = await serve(config, { beat });
  const other = await serve(config, { beat });
  const { matchID, seats } = await seatedMatch(one.url);
  const ann = stockClient(one.url, matchID, seats[0]);
  const bo = stockClient(other.url, matchID, seats[1]);
  await until(() => [ann, bo].every((client) => client.matchData?.every((player) => player.isConnected === true)));
  await nats.crash();
  play(ann);
  await until(() => ann.getState()?._stateID === 1);
  // Who looks after the match can't be asked, and that is said.
  const { id } = await post(other.url, `/api/matches/${matchID}/wishes`, { ...seats[1]!, wish: 'hurry' });
  expect(id).toBe('outage');
  expect((await fetch(`${other.url}/readyz`)).status).toBe(503);
  const numbers = await (await fetch(`${other.url}/metrics`)).text();
  expect(numbers).toContain('agora_line_connected 0');
  expect(numbers).toContain('agora_database_connected 1');
  ann.sendChatMessage('are you there?');
  await until(() => ann.chatMessages.length === 1);
  await nats.start();
  await until(() => bo.getState()?._stateID === 1 && bo.chatMessages.length === 1);
  play(bo);
  await until(() => [ann, bo].every((client) => client.getState()?._stateID === 2));
  expect(await logOf(one, matchID)).toHaveLength(2);
});

test('the owner of a match is asked over NATS for as long as it is played', async () => {
  const config = { databaseUrl: await cluster.fresh(), natsUrl: nats.url };
  const one = await serve(config, { beat });
  const { matchID, seats } = await seatedMatch(one.url);
  const [space] = await cluster.rows<{ value: string }>("SELECT value FROM secret WHERE name = 'line'");
  const asker = await connect({ servers: nats.url });
  onTestFinished(() => asker.close());
  const asked = () => asker.request(`agora.${space!.value}.own.${matchID}`, 'nothing').then(Boolean, () => false);
  await expect.poll(asked, { timeout: 20_000 }).toBe(true);
  const clients = seats.map((seated) => stockClient(one.url, matchID, seated));
  for (let moves = 0; clients[0]!.getState()?.ctx.gameover === undefined; moves++) {
    await until(() => clients.every((client) => client.getState()?._stateID === moves));
    if (clients[0]!.getState()?.ctx.gameover !== undefined) break;
    play(await until(() => clients.find((client) => legalMoves(client).length > 0)));
  }
  await expect.poll(asked, { timeout: 20_000 }).toBe(false);
});

test('a NATS that is not there ends the start with a sentence', async () => {
  const starting = serve({ databaseUrl: await cluster.fresh(), natsUrl: 'nats://127.0.0.1:1' }, { beat });
  await expect(starting).rejects.toThrow('NATS_URL names a server that cannot be reached');
});

function play(client: StockClient): void {
  const { type, arg } = toAction(legalMoves(client)[0] as Move);
  client.moves[type]?.(arg);
}

async function post(url: string, path: string, body: object): Promise<{ readonly id: unknown }> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  return { id: (answer as { error?: { code: string } }).error?.code };
}
