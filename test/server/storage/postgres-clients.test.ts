/** A connection that PostgreSQL cuts while it is in use is an outage, and no uncaught exception. */
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { openPostgres } from '../../../server/storage/postgres/database.ts';
import { PostgresWriter } from '../../../server/storage/postgres/writer.ts';
import { needCluster } from '../need.ts';

const cluster = await needCluster();

test.each(['writer', 'database'])('a client of the %s that is checked out listens to errors', async (which) => {
  const user = which === 'writer' ? new PostgresWriter(cluster.url, 'ann') : await openPostgres(cluster.url);
  const { pool } = user as unknown as { pool: Pool };
  const client = await pool.connect();
  expect(() => client.emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow();
  client.release(true);
  await user.close();
});
