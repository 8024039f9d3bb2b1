/** A connection that PostgreSQL cuts while it is in use is an outage, and no uncaught exception. */
import { afterAll, expect, test } from 'vitest';
import { openPool } from '../../../server/storage/postgres/database.ts';
import { startCluster } from './cluster.ts';

const cluster = await startCluster();
afterAll(() => (typeof cluster === 'string' ? undefined : cluster.end()));

test.skipIf(typeof cluster === 'string')('a client that is checked out listens to errors', async () => {
  if (typeof cluster === 'string') return;
  const pool = openPool(cluster.url, {}, { max: 1 });
  const client = await pool.connect();
  expect(() => client.emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow();
  client.release(true);
  await pool.end();
});
