/** The PostgreSQL that a run is asked to use. */
import { startCluster } from '../../server/storage/cluster.ts';

export interface Named {
  /** Absent where none is asked for. */
  readonly url?: string;
  end(): Promise<void>;
}

/** Enough for some servers. */
const CONNECTIONS = 80;

/** `own` starts one, which whoever asked for it has to end; anything else is an address. Throws a sentence where none can be had. */
export async function databaseNamed(name: string | undefined): Promise<Named> {
  const end = async () => {};
  if (name === undefined) return { end };
  if (name !== 'own') return { url: name, end };
  const cluster = await startCluster(CONNECTIONS);
  if (cluster.lacks !== undefined) throw new Error(cluster.lacks);
  return { url: cluster.url, end: () => cluster.end() };
}
