/** A connection that PostgreSQL cuts while it is in use is an outage, and no uncaught exception. */
import { expect, test } from 'vitest';
import { openPool } from '../../../server/storage/postgres/database.ts';
import { needCluster } from '../need.ts';

const cluster = await needCluster();

test('a client that is checked out listens to errors', async () => {
  const pool = openPool(cluster.url, {}, { max: 1 });
  const client = await pool.connect();
  expect(() => client.emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow();
  client.release(true);
  await pool.end();
});
