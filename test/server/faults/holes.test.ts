/** A list with holes, which JSON turns into nulls, passes for no cards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { openSqlite } from '../../../server/storage/sqlite/database.ts';
import { fill, matchesOf } from '../../stored/kept.ts';
import { makeMove, rawSocket, serve, tableOf } from '../harness.ts';

interface Burst {
  readonly phase: string;
  readonly owed: readonly number[];
}

test('cards that are holes are refused, and nothing is owed less', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-holes-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = openSqlite(dataDir);
  const matches = matchesOf('1', 'katason').filter(({ match }) => match['over'] === 0);
  fill(database.connection, '1', matches);
  await database.close();

  const agora = await serve({ dataDir, keepAbandonedDays: 0 }, { games: shelf });
  for (const { match } of matches) await agora.store.ready(match.id);
  const owing = matches.flatMap(({ match: { id }, keys }) => {
    const { phase, owed } = tableOf<Burst>(agora, id).state;
    const key = keys.find(({ playerID }) => owed[Number(playerID)]! > 0);
    return phase === 'burst' && key !== undefined ? [{ id, key }] : [];
  });
  expect(owing).not.toEqual([]);
  const { id, key } = owing[0]!;
  const before = JSON.stringify(tableOf(agora, id));
  const { _stateID: stateID } = agora.store.state(id)!;
  const holes: number[] = [];
  holes.length = 5;
  const socket = await rawSocket(agora.url, 'katason');
  for (const cards of [holes, [null, null, null, null, null], [1, 1], {}, 'five']) {
    const receipt = await socket.update(makeMove('discard', [{ cards }], key), stateID, id, key.playerID);
    expect(receipt).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  }
  expect(JSON.stringify(tableOf(agora, id))).toBe(before);
});
