/** Moves that come to a server which doesn't own the match: they are judged by its owner, and nobody notices. */
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Move } from '../../../games/kit/rules.ts';
import { StaleStateError } from '../../../server/storage/journal.ts';
import {
  bazaar,
  makeMove,
  rawSocket,
  type Seated,
  seatedMatch,
  serve,
  tableOf,
  type TestServer,
  until,
  logOf,
} from '../harness.ts';
import { needCluster } from '../need.ts';

const cluster = await needCluster();
/** A busy machine may stand still for a while: nobody else is to own what these servers do. */
const beat = { every: 100, lasts: 5000 };

describe('a move that comes to another server', () => {
  /** A match that the first server owns, and somebody at it by the second, whose name is told. */
  const apart = async () => {
    const databaseUrl = await cluster.fresh();
    const owner = await serve({ databaseUrl }, { beat });
    const { matchID, seats } = await seatedMatch(owner.url);
    const other = await serve({ databaseUrl }, { beat });
    const rows = await cluster.rows<{ id: string; owns: boolean }>(
      `SELECT id, EXISTS (SELECT FROM lease WHERE match = '${matchID}' AND node = id) AS owns FROM node`,
    );
    const [key] = seats as [Seated];
    const ann = await rawSocket(other.url);
    ann.socket.emit('sync', matchID, '0', key.credentials);
    await until(() => ann.last('sync'));
    const { card } = bazaar.rules.legal(tableOf(owner, matchID).state, 0)[0] as Move & { card: number };
    const bid = (more = {}) => ann.update(makeMove('bid', [{ card, ...more }], key), 0, matchID, '0');
    return { owner, other, matchID, seats, key, ann, bid, node: rows.find(({ owns }) => !owns)!.id, nodes: rows };
  };

  /** What is told to servers. */
  const listen = async (nodes: readonly string[]) => {
    const client = new Client({ connectionString: cluster.url });
    await client.connect();
    onTestFinished(() => client.end());
    const told: string[] = [];
    client.on('notification', ({ payload = '' }) => void told.push(payload));
    for (const id of nodes) await client.query(`LISTEN "agora_to_${id}"`);
    return told;
  };

  /** A server that doesn't answer owns the match, until it is given up once it was told something. */
  const owned = async (matchID: string) => {
    const told = await listen(['gone']);
    await cluster.run(`
      INSERT INTO node VALUES ('gone', clock_timestamp() + interval '1 hour');
      UPDATE lease SET node = 'gone' WHERE match = '${matchID}'`);
    return async () => {
      await until(() => told.length > 0);
      await cluster.run("DELETE FROM node WHERE id = 'gone'");
    };
  };

  const answers = () => cluster.rows<{ mark: string; told: string }>('SELECT mark, told FROM answered');
  /** A command was done, and answered so. */
  const done = (mark: string, given: string) =>
    cluster.run(`INSERT INTO answered VALUES ('${mark}', '{"asked":"","given":${given}}', 0)`);

  test('is stored with its answer, and whoever made it has seen it when that comes', async () => {
    const { owner, matchID, ann, bid, node } = await apart();
    expect(await bid()).toEqual({ ok: true, stateID: 1 });
    expect(ann.last('update')?.slice(0, 2)).toMatchObject([matchID, { _stateID: 1 }]);
    expect(await answers()).toEqual([
      { mark: `${node} 1`, told: '{"asked":"","given":{"given":{"ok":true,"stateID":1}}}' },
    ]);
    expect(await bid()).toMatchObject({ refusal: { code: 'stale' }, stateID: 1 });
    expect(await logOf(owner, matchID)).toHaveLength(1);
  });

  test('is answered as it was where its owner is gone that had stored it', async () => {
    const { matchID, bid, node } = await apart();
    await done(`${node} 1`, '{"given":{"ok":true,"stateID":41}}');
    const given = await owned(matchID);
    const [receipt] = await Promise.all([bid(), given()]);
    expect(receipt).toEqual({ ok: true, stateID: 41 });
    expect(await bid()).toEqual({ ok: true, stateID: 1 });
  });

  test('is made by whoever takes over where its owner is gone before it heard of it', async () => {
    const { matchID, other, bid } = await apart();
    const given = await owned(matchID);
    const [receipt] = await Promise.all([bid(), given()]);
    expect(receipt).toEqual({ ok: true, stateID: 1 });
    expect(await logOf(other, matchID)).toHaveLength(1);
  });

  test('and what is said there, count for who plays again by doing something', async () => {
    const { owner, matchID, ann, key } = await apart();
    const player = () => owner.store.metadata(matchID)?.players[0];
    owner.store.updateMetadata(matchID, ({ players }) => {
      players[0] = { ...players[0]!, standIn: 'easy', standInUntil: 'command' };
    });
    await owner.store.saved(matchID);
    ann.socket.emit('chat', matchID, { id: '', sender: '0', payload: 'I am here' }, key.credentials);
    await until(() => player()?.standIn === undefined);
  });

  test('and whatever its owner writes that stood still, and owns it no longer, come to nothing', async () => {
    const { owner, matchID } = await apart();
    await owned(matchID);
    owner.store.updateMetadata(matchID, ({ players }) => {
      players[0] = { ...players[0]!, name: 'Nobody' };
    });
    await expect(owner.store.saved(matchID)).rejects.toThrow(StaleStateError);
    expect((await cluster.rows<{ version: number }>('SELECT version FROM match'))[0]?.version).toBe(2);
  });

  test('takes no credentials along, and one that is too long is refused', async () => {
    const { bid, key, nodes } = await apart();
    const told = await listen(nodes.map(({ id }) => id));
    expect(await bid({ more: 'x'.repeat(9000) })).toMatchObject({ refusal: { code: 'malformed' } });
    expect(await bid()).toEqual({ ok: true, stateID: 1 });
    await until(() => told.length === 2);
    for (const each of told) {
      expect(each).toMatch(/^=[\w-]+$/);
      expect(each).not.toContain(key.credentials);
    }
  });

  describe('and what else is done at a match', () => {
    const post = async (url: string, path: string, body: object, address = '203.0.113.1') => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as Record<string, unknown>;
    };

    /** A table that waits for players, at the first server, and whoever is told at both. */
    const waiting = async () => {
      const databaseUrl = await cluster.fresh();
      const owner = await serve({ databaseUrl, trustProxy: true }, { beat });
      const { matchID } = (await post(owner.url, '/games/bazaar/create', { numPlayers: 3 })) as { matchID: string };
      const other = await serve({ databaseUrl, trustProxy: true }, { beat });
      const nodes = (await cluster.rows<{ id: string }>('SELECT id FROM node')).map(({ id }) => id);
      const sit = (playerName: string, more = {}, address?: string) =>
        post(other.url, `/games/bazaar/${matchID}/join`, { playerName, ...more }, address);
      return { owner, other, matchID, nodes, sit };
    };

    test('is done by its owner, and credentials never pass by anybody', async () => {
      const { owner, other, matchID, nodes, sit } = await waiting();
      const told = await listen(nodes);
      const { playerID, playerCredentials } = await sit('Ann');
      const key = { playerID, credentials: playerCredentials };
      const { token } = await post(other.url, `/api/matches/${matchID}/links`, key);
      const taken = await post(other.url, `/api/matches/${matchID}/links/take`, { token });
      expect(taken).toMatchObject({ playerID, name: 'Ann' });
      expect(taken['credentials']).not.toBe(playerCredentials);
      // Whoever has changed something is shown how it is then.
      const own = { playerID, credentials: taken['credentials'] };
      const summary = await post(other.url, `/api/matches/${matchID}/seats`, own);
      expect(summary['seats']).toHaveLength(4);
      expect(Object.keys(owner.store.metadata(matchID)?.players ?? {})).toHaveLength(4);
      expect(await post(owner.url, `/api/matches/${matchID}/links`, own)).toHaveProperty('token');
      await until(() => told.length === 8);
      const secrets = [playerCredentials, taken['credentials'], String(token).split('.')[1]];
      for (const each of told) for (const secret of secrets) expect(each).not.toContain(secret);
      expect(await answers()).toHaveLength(4);
    });

    test('counts for the address that asks, not for the server it came by', async () => {
      const { sit } = await waiting();
      const refused = async (address: string) => (await sit('Ann', { playerID: '9' }, address))['error'];
      for (let often = 0; often < 12; often++) expect(await refused('203.0.113.1')).toMatchObject({ code: 'notFound' });
      expect(await refused('203.0.113.1')).toMatchObject({ code: 'tooFast' });
      expect(await refused('203.0.113.2')).toMatchObject({ code: 'notFound' });
    });

    test('brings players of a match that is over to one next match, whichever servers they ask at once', async () => {
      const { owner, other, matchID, seats } = await apart();
      owner.store.updateMetadata(matchID, (metadata) => {
        metadata.gameover = { ending: 'lastRound', places: [] };
      });
      await owner.store.saved(matchID);
      await cluster.run(`UPDATE match SET over = 1 WHERE id = '${matchID}'`);
      const again = ({ url }: TestServer, seat: number) =>
        post(url, `/api/matches/${matchID}/rematch`, seats[seat] ?? {});
      const [first, second] = await Promise.all([again(owner, 0), again(other, 1)]);
      expect(second).toMatchObject({ id: first['id'] });
      expect(new Set([first['playerID'], second['playerID']])).toEqual(new Set(['0', '1']));
      const names = () =>
        Object.values(owner.store.metadata(String(first['id']))?.players ?? {}).map(({ name }) => name);
      await until(() => names().every((name) => name !== undefined));
    });

    test('is not done twice where its owner is gone that had stored it', async () => {
      const { owner, other, matchID, nodes, sit } = await waiting();
      const [lease] = await cluster.rows<{ node: string }>(`SELECT node FROM lease WHERE match = '${matchID}'`);
      const asker = nodes.find((id) => id !== lease?.node);
      await done(`${asker} 1`, '{"given":{"playerID":"2","playerCredentials":"his"}}');
      const given = await owned(matchID);
      const [answer] = await Promise.all([sit('Ben'), given()]);
      expect(answer).toEqual({ playerID: '2', playerCredentials: 'his' });
      for (const { store } of [owner, other])
        expect(Object.values(store.metadata(matchID)?.players ?? {}).map(({ name }) => name)).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
    });
  });
});
