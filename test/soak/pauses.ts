/**
 * Servers that stand still, and databases that are away, under tables where people play by clocks, ask for moves back, and wait
 * for each other: nothing acknowledged is lost, and nobody who is there loses time, the reserve, or a decision.
 */
import { randomFrom } from '../../games/kit/random.ts';
import type { Place } from '../../server/storage/open.ts';
import { type Away, freeze, Gate, heldBy } from './load/away.ts';
import { Peace } from './load/peace.ts';
import { type ServerProcess, serving, sleep } from './load/process.ts';
import { prepared, type Table } from './tables.ts';

export interface Pausing {
  /** What is away: a server, or the database. */
  readonly what: 'server' | 'database';
  readonly times: number;
  readonly seed: string;
  /** What runs a server, where it isn't its source. */
  readonly program?: string;
  /** One place for all nodes. */
  readonly place: Place;
  readonly nodes: number;
  /** How many tables of each kind. */
  readonly tables: number;
  progress?(line: string): void;
}

export interface Paused {
  readonly acknowledged: number;
  /** For how many milliseconds something was away, all in all. */
  readonly away: number;
}

/** In milliseconds: for how long something is away, and for how long all is well between. */
const LENGTHS = { server: [5000, 30_000], database: [2000, 15_000] } as const;
/** Often long enough for whatever was asked to have come to something. */
const PEACE = [8000, 26_000] as const;

/** Throws with all that went wrong. */
export async function pauseAgainAndAgain(pausing: Pausing): Promise<Paused> {
  const { times, seed, place, nodes, what, progress, program } = pausing;
  const random = randomFrom(seed);
  const between = ([least, most]: readonly [number, number]) => least + random.below(most - least);
  const gate = place.databaseUrl === undefined ? undefined : await Gate.before(place.databaseUrl);
  const database = gate === undefined ? {} : { DATABASE_URL: gate.url };
  const start = () => serving({ DATA_DIR: place.dataDir, ...database }, program);
  const servers: ServerProcess[] = [];
  for (let node = 0; node < nodes; node++) servers.push(await start());
  const urls = servers.map(({ url }) => url);
  const tables: Table[] = [];
  const failures: unknown[] = [];
  const playing: Promise<unknown>[] = [];
  // Nobody waits for a match that isn't ready while theirs runs.
  const peace = new Peace();
  // What one server asks is lost with it; the only one forgets nothing.
  const terms = { peace, forgets: nodes > 1 };
  const sets = await Promise.all(Array.from({ length: pausing.tables }, (_, set) => prepared(`${seed} ${set}`, terms)));
  for (const [index, open] of sets.flat().entries()) {
    const first = index % urls.length;
    // Each server looks after some of them.
    const table = await open([...urls.slice(first), ...urls.slice(0, first)]);
    tables.push(table);
    playing.push(table.play().catch((error: unknown) => failures.push(error)));
  }
  const without: Away = gate?.away ?? heldBy(place.dataDir);
  let away = 0;
  try {
    for (let paused = 0; paused < times && failures.length === 0; paused++) {
      await sleep(between(PEACE));
      const length = between(LENGTHS[what]);
      await peace.without(() => (what === 'server' ? freeze(servers[paused % nodes]!, length) : without(length)));
      away += length;
      progress?.(`  ${paused + 1}: away for ${Math.round(length / 1000)} s${wrongsOf(tables, failures)}`);
    }
    await sleep(PEACE[1]);
  } finally {
    for (const table of tables) table.stop();
    await Promise.all(playing);
    for (const table of tables) table.close();
    await Promise.all(servers.map(end));
    gate?.close();
  }
  for (const table of tables) await table.holdAgainst(place);
  const wrongs = wrongsOf(tables, failures);
  if (wrongs !== '') throw new Error(wrongs);
  return { acknowledged: tables.reduce((sum, { acknowledged }) => sum + acknowledged, 0), away };
}

function wrongsOf(tables: readonly Table[], failures: readonly unknown[]): string {
  const wrongs = [...tables.flatMap((table) => [...table.wrongs]), ...failures.map(String)];
  return wrongs.length === 0 ? '' : `\n${wrongs.join('\n')}`;
}

async function end({ process: child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}
