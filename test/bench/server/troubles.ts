/** Troubles a database may have while a server is asked whether it lives. Each resolves when it is over. */
import { Client } from 'pg';
import { connect } from '../../../server/storage/sqlite/connection.mjs';
import { sleep } from '../../soak/load/process.ts';

/** Another holds the rows of all matches of a PostgreSQL: none can be written. */
export async function heldRows(url: string, milliseconds: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT id FROM match FOR UPDATE');
  await sleep(milliseconds);
  await client.query('ROLLBACK');
  await client.end();
}

/** Another holds the file of an SQLite in this folder: nothing can be written. */
export async function lockedFile(folder: string, milliseconds: number): Promise<void> {
  const database = connect(folder, 1000);
  database.exec('BEGIN EXCLUSIVE');
  await sleep(milliseconds);
  database.exec('ROLLBACK');
  database.close();
}
