/** What servers tell each other is sealed: nobody else reads it, says it, or says it again. */
import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshSecret, Seal } from '../../../../server/nodes/line/seal.ts';
import { type Seated, seatedMatch, serve, chatOf } from '../../harness.ts';
import { needCluster } from '../../need.ts';

const beat = { every: 100, lasts: 5000 };

/** Two who share a secret, and a clock that is turned by hand. */
function two() {
  let now = 1_000_000_000_000;
  const secret = freshSecret();
  const [ann, ben] = [new Seal(() => now), new Seal(() => now)];
  for (const seal of [ann, ben]) seal.use(secret);
  return { ann, ben, turn: (by: number) => (now += by) };
}

test('who shares the secret reads what is told, once', () => {
  const { ann, ben } = two();
  const sealed = ann.close('do ann match 1 {"für":"dich"}');
  expect(sealed).not.toContain('match');
  expect(ben.open(sealed)).toEqual({ told: 'do ann match 1 {"für":"dich"}' });
  expect(ben.open(sealed)).toEqual({ problem: 'again' });
});

test('what is changed, made up, cut short or unsealed is told from it', () => {
  const { ann, ben } = two();
  const stranger = new Seal(() => 1_000_000_000_000);
  stranger.use(freshSecret());
  const sealed = ann.close('do ann match 1');
  const changed = `${sealed.slice(0, 25)}${sealed[25] === 'A' ? 'B' : 'A'}${sealed.slice(26)}`;
  const forged = [changed, stranger.close('do ann match 1'), sealed.slice(0, -1), '=', '=AAAA', `${sealed}AAAA`];
  for (const each of forged) expect(ben.open(each), each).toEqual({ problem: 'forged' });
  expect(ben.open('do ann match 1')).toEqual({ problem: 'unsealed' });
  expect(ben.open(sealed)).toEqual({ told: 'do ann match 1' });
});

test('what is older than a minute is not believed, also by who has never heard it', () => {
  const { ann, ben, turn } = two();
  const sealed = ann.close('do ann match 1');
  turn(61_000);
  expect(ben.open(sealed)).toEqual({ problem: 'old' });
});

test('what was heard is remembered for as long as it would be believed', () => {
  const { ann, ben, turn } = two();
  for (let each = 0; each < 20; each++) {
    const sealed = ann.close(`moved ann match ${each}`);
    expect(ben.open(sealed)).toEqual({ told: `moved ann match ${each}` });
    turn(59_000);
    expect(ben.open(sealed)).toEqual({ problem: 'again' });
  }
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

describe('on PostgreSQL', async () => {
  const cluster = await needCluster();

  test('a role without any rights hears no hash of a key, and by one it knows renames nobody', async () => {
    const databaseUrl = await cluster.fresh();
    const owner = await serve({ databaseUrl }, { beat });
    const { matchID, seats } = await seatedMatch(owner.url);
    const other = await serve({ databaseUrl }, { beat });
    const [{ node }] = (await cluster.rows<{ node: string }>(`SELECT node FROM lease WHERE match = '${matchID}'`)) as [
      { node: string },
    ];
    await cluster.run("DROP ROLE IF EXISTS eve; CREATE ROLE eve LOGIN PASSWORD 'eve'");
    const eve = new Client({ connectionString: databaseUrl.replace('agora:agora', 'eve:eve') });
    await eve.connect();
    onTestFinished(() => eve.end());
    await expect(eve.query('SELECT * FROM secret')).rejects.toThrow(/permission denied|does not exist/);
    const heard: string[] = [];
    eve.on('notification', ({ payload = '' }) => heard.push(payload));
    await eve.query(`LISTEN "agora_to_${node}"`);

    const key = seats[1] as Seated;
    const rename = async (newName: string) => {
      const path = `${other.url}/games/bazaar/${matchID}/update`;
      const answer = await fetch(path, { method: 'POST', body: JSON.stringify({ ...key, newName }) });
      expect(answer.status).toBe(200);
    };
    await rename('Honest');
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    const kept = [owner.store.metadata(matchID)?.players[1]?.credentials ?? []].flat();
    for (const each of heard)
      for (const hash of [...kept, hashOf(key.credentials), 'Honest']) expect(each).not.toContain(hash);

    const asked = {
      parameters: { name: 'bazaar', id: matchID },
      body: { playerID: '1', newName: 'Eve' },
      keys: { credentials: kept[0] },
      address: '203.0.113.1',
      issued: 'hers',
    };
    const forged = `do eve ${matchID} 1 1 POST:/games/:name/:id/update ${JSON.stringify(asked)}`;
    for (const told of [forged, ...heard]) await eve.query('SELECT pg_notify($1, $2)', [`agora_to_${node}`, told]);
    // What is told is heard in order: when this is done, what she told has been heard.
    await rename('Honest again');
    await rename('Honest once more');
    expect(owner.store.metadata(matchID)?.players[1]?.name).toBe('Honest once more');
    expect(await chatOf(owner, matchID)).toEqual([]);
  });
});
