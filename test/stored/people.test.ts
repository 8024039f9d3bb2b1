/** People whom 1.0.0 knew by passkeys are known by the same browsers afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PeopleStore } from '../../server/people/store.ts';
import { newest } from '../../server/storage/schema.ts';
import { openSqlite } from '../../server/storage/sqlite/database.ts';
import { serve } from '../server/harness.ts';
import { fill } from './kept.ts';

test('a database of 1.0.0 has all tables of today, and its browsers stand for whom they stood for', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-stored-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const before = openSqlite(dataDir);
  fill(before.connection, '1', []);
  before.connection.exec(`
    INSERT INTO person (id, name, settings, version, created_at, used_at) VALUES ('ann', 'Ann', '{}', 1, 1, 1);
    INSERT INTO passkey (id, person, public_key, counter, created_at, used_at) VALUES ('key', 'ann', '', 0, 1, 1);
    INSERT INTO browser (key, passkey, created_at) VALUES ('hash', 'key', 1);
  `);
  await before.close();

  await (await serve({ dataDir })).close();
  const [after, fresh] = [openSqlite(dataDir), openSqlite(':memory:')];
  expect(await after.version()).toBe(newest(after));
  expect(await new PeopleStore(after.ask).personAt('hash')).toBe('ann');
  for (const sql of fresh.versions) await fresh.run(sql);
  const shape = `SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name`;
  expect(await after.ask(shape)).toEqual(await fresh.ask(shape));
  for (const database of [after, fresh]) await database.close();
});
