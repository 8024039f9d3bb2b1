/** What a server told is believed as long as it lives: once it doesn't, nobody is to answer a question that nobody holds. */
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { EventBus } from '../../../server/match/event-bus.ts';
import { Connection } from '../../../server/nodes/connection.ts';
import { Standings } from '../../../server/nodes/standings.ts';
import { openForServer } from '../../../server/storage/open.ts';
import { needCluster } from '../need.ts';
import { storeAt } from '../storage/opened.ts';

const cluster = await needCluster();

test('a vote is shown while the server lives that holds it', async () => {
  const url = await cluster.fresh();
  const { store } = await storeAt(await openForServer({ dataDir: ':memory:', databaseUrl: url }, 'this'));
  const database = new Connection(url, 'this', { heard: () => {}, lost: () => {}, back: () => {} });
  await database.open();
  onTestFinished(async () => {
    await database.close();
    await store.close();
  });
  const bus = new EventBus(pino({ level: 'silent' }));
  const standings = new Standings({
    database,
    line: { wrote: () => {} },
    store,
    bus,
    own: { seatStatus: () => ({}) } as never,
    owns: () => false,
    isAlone: () => false,
    silence: () => 0,
  });
  const vote = { agreed: [], needed: 1 };
  await database.query("INSERT INTO node VALUES ('other', clock_timestamp() - interval '1 second')");
  await database.query("INSERT INTO lease VALUES ('match', 'other')");
  await database.query("INSERT INTO standing VALUES ('match', $1, clock_timestamp())", JSON.stringify({ 0: { vote } }));
  for (const id of [undefined, 'match']) {
    await standings.read(id);
    expect(standings.seatStatus('match', { id: 0 }, undefined).vote).toBeUndefined();
  }
  await database.query("UPDATE node SET until = clock_timestamp() + interval '1 minute'");
  await standings.read('match');
  expect(standings.seatStatus('match', { id: 0 }, undefined).vote).toEqual(vote);
});
