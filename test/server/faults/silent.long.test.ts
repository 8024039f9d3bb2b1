/** A database that falls silent: one call waits for it, and nobody after that until it is there again. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Move } from '../../../games/kit/rules.ts';
import type { Database } from '../../../server/storage/database.ts';
import { openPostgres } from '../../../server/storage/postgres/database.ts';
import { bazaar, handClock, makeMove, rawSocket, seatedMatch, serve, tableOf, until } from '../harness.ts';
import { needCluster } from '../need.ts';

const cluster = await needCluster();

const FEW = 5;

describe('a database that falls silent', () => {
  const freeze = async () => {
    const thaw = await cluster.freeze();
    onTestFinished(thaw);
    return thaw;
  };
  const ask = (database: Database, sql: string) => database.ask(sql).catch(({ message }: Error) => message);

  test('keeps nobody waiting for long, refuses at once all who ask later, and answers when it speaks again', async () => {
    const database = await openPostgres(await cluster.fresh(), { node: 'one', patience: 1000 });
    onTestFinished(() => database.close());
    const thaw = await freeze();
    expect(await ask(database, 'SELECT 1 AS one')).toEqual(expect.any(String));
    await until(() => database.sharing?.isThere === false);
    expect(await ask(database, 'SELECT 1 AS one')).toBe('the database is gone');
    thaw();
    await until(() => database.sharing?.isThere);
    await expect.poll(() => ask(database, 'SELECT 1 AS one'), { timeout: 20_000 }).toEqual([{ one: 1 }]);
  });

  test('does nothing later of what was refused meanwhile', async () => {
    const database = await openPostgres(await cluster.fresh(), { node: 'one', patience: 300 });
    onTestFinished(() => database.close());
    await database.run('CREATE TABLE note (text text)');
    const note = (text: string) => ask(database, `INSERT INTO note VALUES ('${text}')`);
    const thaw = await freeze();
    await until(() => database.sharing?.isThere === false);
    expect(await note('refused')).toBe('the database is gone');
    thaw();
    await until(() => database.sharing?.isThere);
    await expect.poll(() => note('stored'), { timeout: 20_000 }).toEqual([]);
    expect(await ask(database, 'SELECT text FROM note')).toEqual([{ text: 'stored' }]);
  });

  test('holds nothing up where people play, come and are told, and where it is looked who is banned', async () => {
    const clock = handClock();
    const agora = await serve({ databaseUrl: await cluster.fresh() }, { clock });
    const { matchID, seats } = await seatedMatch(agora.url);
    const { socket, update, last } = await rawSocket(agora.url);
    socket.emit('sync', matchID, '0', seats[0]!.credentials, 2);
    await until(() => last('sync'));
    const { card } = bazaar.rules.legal(tableOf(agora, matchID).state, 0)[0] as Move & { card: number };
    const thaw = await freeze();
    clock.turn(2000);
    expect(await update(makeMove('bid', [{ card }], seats[0]!), 0, matchID, '0')).toMatchObject({ ok: false });
    // One that stock clients send, who are told where they stand.
    socket.emit('update', makeMove('bid', [{ card: -1 }], seats[0]!), 0, matchID, '0');
    await until(() => last('agora:refused'));
    expect((await fetch(`${agora.url}/healthz`)).status).toBe(200);
    const ready = fetch(`${agora.url}/readyz`);
    let isTold = false;
    void ready.then(() => (isTold = true));
    // It is late by the server's own time, whatever the database does.
    await until(() => (clock.turn(100), isTold));
    expect([(await ready).status, await (await ready).json()]).toEqual([
      503,
      { ready: false, reasons: ['Storage takes too long to answer.'] },
    ]);
    expect(await (await fetch(`${agora.url}/metrics`)).text()).toContain('agora_matches_stored');
    thaw();
  });

  test('keeps nobody waiting who asks whether the server lives, and what is played goes on afterwards', async () => {
    const agora = await serve({ databaseUrl: await cluster.fresh() });
    const { matchID, seats } = await seatedMatch(agora.url);
    const socket = await rawSocket(agora.url);
    const { card } = bazaar.rules.legal(tableOf(agora, matchID).state, 0)[0] as Move & { card: number };
    const bid = () => socket.update(makeMove('bid', [{ card }], seats[0]!), 0, matchID, '0');
    const status = async (path: string) => (await fetch(agora.url + path)).status;
    const thaw = await freeze();
    // Each of them is waited for as long as the database may take.
    for (let asked = 0; asked < FEW; asked++) {
      expect(await bid()).toMatchObject({ refusal: { code: 'serverError' } });
      expect([await status('/healthz'), await status('/readyz'), await status('/metrics')]).toEqual([200, 503, 200]);
    }
    thaw();
    await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(200);
    // What became of the first one is found out meanwhile: it is made after all, or this is.
    const made = async () => {
      await bid();
      return agora.store.stored.state(matchID)?._stateID;
    };
    await expect.poll(made, { timeout: 20_000 }).toBe(1);
    // What reads may be back a moment after what writes.
    const logged = async () => {
      await agora.store.ahead(matchID);
      return agora.store.stored.log(matchID).length;
    };
    await expect.poll(() => logged().catch(() => {}), { timeout: 20_000 }).toBe(1);
  });

  test('as its disk stands still isn’t taken for one that is there, though it lets everybody in', async () => {
    const agora = await serve({ databaseUrl: await cluster.fresh() });
    const ready = async () => (await fetch(`${agora.url}/readyz`)).status;
    // Whoever writes waits, as for a disk; whoever reads or connects doesn't.
    await cluster.run(`
      CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(60); RETURN NULL; END';
      CREATE TRIGGER disk BEFORE UPDATE OR INSERT OR DELETE ON agora_version EXECUTE FUNCTION stand_still()`);
    await expect.poll(ready, { timeout: 20_000 }).toBe(503);
    await cluster.run('DROP TRIGGER disk ON agora_version');
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  });
});
