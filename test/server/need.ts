/** What tests need beside a server. Where it can't run, the tests of the file or the `describe` that calls are skipped, with the reason. */
import { afterAll, beforeEach } from 'vitest';
import { type Nats, startNats } from './nodes/line/nats.ts';
import { type Cluster, startCluster } from './storage/cluster.ts';

/** A PostgreSQL, which ends with these tests. */
export async function needCluster(): Promise<Cluster> {
  const cluster = await startCluster();
  if (cluster.lacks === undefined) afterAll(() => cluster.end());
  else skipAll(cluster.lacks);
  return cluster;
}

/** A NATS, which ends with these tests. */
export async function needNats(): Promise<Nats> {
  const nats = await startNats();
  if (nats.lacks === undefined) afterAll(() => nats.crash());
  else skipAll(nats.lacks);
  return nats;
}

function skipAll(why: string): void {
  beforeEach(({ skip }) => skip(why));
}
