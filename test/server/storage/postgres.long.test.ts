/** The same storage on PostgreSQL, and a server on it: a real one, started for these tests. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Move } from '../../../games/kit/rules.ts';
import { loadGames } from '../../../server/match/games.ts';
import { operate } from '../../../server/operator/commands.ts';
import { openBeside, openForServer } from '../../../server/storage/open.ts';
import { openPostgres } from '../../../server/storage/postgres/database.ts';
import {
  bazaar,
  games,
  makeMove,
  rawSocket,
  type Seated,
  seatedMatch,
  serve,
  stillPlays,
  tableOf,
} from '../harness.ts';
import { madePasskey, peopleAt, PROFILE } from '../seats/passkeys.ts';
import { storageContract } from './contract.ts';
import { needCluster } from '../need.ts';
import { standsFullDisk } from './full.ts';
import { after, entry, newMatch } from './matches.ts';
import { storeAt } from './opened.ts';

const cluster = await needCluster();

describe('storage in PostgreSQL', () => {
  storageContract(async () => {
    const place = at(await cluster.fresh());
    // A server would look after the matches that it makes, and nobody else could write them.
    return { open: () => openBeside(place) };
  });

  test('a server keeps its matches there, and goes on with them when it starts again', async () => {
    const databaseUrl = await cluster.fresh();
    const first = await serve({ databaseUrl });
    const { matchID, seats } = await seatedMatch(first.url);
    await stillPlays(first.url, matchID, seats[1]!);
    await first.close();
    const second = await serve({ databaseUrl });
    expect(second.store.state(matchID)?._stateID).toBe(1);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    const socket = await rawSocket(second.url);
    expect(await bid(second, socket, matchID, seats[0]!, 1)).toEqual({ ok: true, stateID: 2 });
  });

  test('what is written of a match’s seats takes no state along from before another server’s move', async () => {
    const url = await cluster.fresh();
    const opened = async () => {
      const { store } = await storeAt(await openBeside(at(url)));
      store.stored.isHeard = () => true;
      onTestFinished(() => store.close());
      return store;
    };
    const [one, other] = [await opened(), await opened()];
    const match = newMatch();
    one.createMatch('m', match);
    await one.settle();
    expect(one.state('m')?._stateID).toBe(0);
    await other.ahead('m');
    other.setState('m', after(match.initialState), [entry(0)]);
    await other.saved('m');
    await one.ahead('m');
    await new Promise((resolve) => setImmediate(resolve));
    one.updateMetadata('m', (metadata) => void (metadata.host = 1));
    await one.settle();
    expect(one.state('m')?._stateID).toBe(1);
    await other.ahead('m');
    expect([one.metadata('m')?.host, other.stored.log('m').length]).toEqual([1, 1]);
  });

  test('a passkey is kept there, and brings a seat from one server to another', async () => {
    const databaseUrl = await cluster.fresh();
    const first = await serve({ databaseUrl });
    const { matchID, seats } = await seatedMatch(first.url);
    const { passkey, key, tie } = await madePasskey(first.url);
    await tie(key, matchID, seats[1]!);
    const second = await serve({ databaseUrl });
    Object.assign(passkey, { origin: second.url });
    const { signIn, me } = peopleAt(second.url);
    const now = await me(await signIn(passkey));
    expect(now).toMatchObject({ profile: PROFILE, seats: [{ id: matchID, playerID: '1' }] });
    const { playerID, credentials } = now.seats[0]!;
    await stillPlays(first.url, matchID, { playerID, credentials });
  });

  test('whom a site knows is the same at all of its servers', async () => {
    const databaseUrl = await cluster.fresh();
    const own = { site: { name: 'Stone Heap', signsIn: true }, personOf: async () => ({ id: '7', name: 'Ann' }) };
    const servers = [await serve({ databaseUrl }, own), await serve({ databaseUrl }, own)];
    const keys = await Promise.all(
      servers.map(async ({ url }) => (await fetch(`${url}/api/people/sign-in/site`, { method: 'POST' })).text()),
    );
    expect(keys[0]).toContain('"key"');
    expect(new Set(keys).size).toBe(1);
  });

  test('while the database is gone what would change a match is refused, and afterwards all goes on', async () => {
    const databaseUrl = await cluster.fresh();
    const agora = await serve({ databaseUrl });
    const { matchID, seats, lobby } = await seatedMatch(agora.url);
    const socket = await rawSocket(agora.url);
    await cluster.crash();
    expect(await bid(agora, socket, matchID, seats[0]!, 0)).toMatchObject({ refusal: { code: 'serverError' } });
    await expect(lobby.createMatch('bazaar', { numPlayers: 2 })).rejects.toThrow('503');
    expect((await fetch(`${agora.url}/readyz`)).status).toBe(503);
    await cluster.start();
    await expect
      .poll(() => bid(agora, socket, matchID, seats[0]!, 0), { timeout: 20_000 })
      .toEqual({
        ok: true,
        stateID: 1,
      });
    const logged = async () => {
      await agora.store.ahead(matchID);
      return agora.store.stored.log(matchID).length;
    };
    await expect.poll(() => logged().catch(() => {}), { timeout: 20_000 }).toBe(1);
  });

  test('on a full disk people and bots are refused, nothing is half written, and all go on when there is room', async () => {
    const full = `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION full_disk()`;
    await standsFullDisk(
      { databaseUrl: await cluster.fresh() },
      { fill: () => cluster.run(full), room: () => cluster.run('DROP TRIGGER full_disk ON log') },
    );
  });

  test('a transaction whose connection ends is undone whole, and the next one is none of it', async () => {
    const { store, database } = await storeAt(await openForServer(at(await cluster.fresh()), 'one'));
    onTestFinished(() => store.close());
    const made = 'INSERT INTO node VALUES (?, clock_timestamp())';
    const cut = database.transaction(async ({ ask }) => {
      await ask(made, 'half');
      const [{ pid }] = (await ask('SELECT pg_backend_pid() AS pid')) as readonly [{ readonly pid: number }];
      await cluster.run(`SELECT pg_terminate_backend(${pid})`);
      await ask(made, 'other half');
    });
    await expect(cut).rejects.toThrow();
    expect(await database.ask('SELECT id FROM node')).toEqual([]);
    store.createMatch('whole', newMatch());
    await store.saved('whole');
    expect(await store.list({})).toEqual(['whole']);
  });

  test('a database that answers too late is given up, and asked again', async () => {
    const database = await openPostgres(await cluster.fresh(), { patience: 300 });
    onTestFinished(() => database.close());
    await expect(database.ask('SELECT pg_sleep(60)')).rejects.toThrow();
    expect(await database.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('commands work beside a server that runs, which hears of what they do', async () => {
    const databaseUrl = await cluster.fresh();
    const agora = await serve({ databaseUrl });
    const { matchID, seats } = await seatedMatch(agora.url);
    const setting = { dataDir: ':memory:', databaseUrl, games: await loadGames(games), now: 0 };
    // A server deals as soon as it looks after the match.
    await expect.poll(() => operate(['list'], setting)).toContain(`${matchID}  bazaar  playing`);
    expect(JSON.parse(await operate(['show', matchID], setting))).toMatchObject({ id: matchID, actions: 0 });
    await expect(operate(['backup', '/nowhere'], setting)).rejects.toThrow('pg_dump');
    const socket = await rawSocket(agora.url);
    await operate(['end', matchID], setting);
    await expect
      .poll(() => socket.update(makeMove('bid', [{ card: 0 }], seats[1]!), 0, matchID, '1'))
      .toMatchObject({ refusal: { code: 'noSuchMatch' } });
  });

  test.each([
    ['a database that is not there', (url: string) => url.replace(/\w+$/, 'none'), 'database "none" does not exist'],
    ['a wrong password', (url: string) => url.replace(':agora@', ':wrong@'), 'password authentication failed'],
    ['a machine that does not listen', () => 'postgres://127.0.0.1:1/agora', 'ECONNREFUSED'],
  ])('%s ends the start with a sentence that gives no password away', async (_, wrong, cause) => {
    const databaseUrl = wrong(await cluster.fresh());
    const failed = await serve({ databaseUrl }).catch((error: Error) => error);
    expect(failed).toMatchObject({ message: 'DATABASE_URL names a database that cannot be opened' });
    const reason = ((failed as Error).cause as Error).message;
    expect(reason).toContain(cause);
    expect(reason).not.toContain('wrong');
  });
});

const at = (databaseUrl: string) => ({ dataDir: ':memory:', databaseUrl });

type Server = Awaited<ReturnType<typeof serve>>;

/** A legal first move of a seat. */
function bid(
  agora: Server,
  socket: Awaited<ReturnType<typeof rawSocket>>,
  id: string,
  seated: Seated,
  stateID: number,
) {
  const { card } = bazaar.rules.legal(tableOf(agora, id).state, Number(seated.playerID))[0] as Move & { card: number };
  return socket.update(makeMove('bid', [{ card }], seated), stateID, id, seated.playerID);
}
