/** A server whose database has seen very much: how long it takes to start, to tell what there is, and to be followed by another. */
import assert from 'node:assert/strict';
import type { GameRecord } from '../../games/kit/rules.ts';
import { openPostgres } from '../../server/storage/postgres/database.ts';
import type { Place } from '../../server/storage/open.ts';
import { openSqlite } from '../../server/storage/sqlite/database.ts';
import { type Crowd, multiply, openEach, play, recorded } from './load/crowd.ts';
import { PlayedMatch } from './load/match.ts';
import { type ServerProcess, serving, sleep, weigh } from './load/process.ts';

/** One in so many goes on, and one in so many of those waits for players. */
const GOING = 10;
const WAITING = 5;
/** How often something is asked; the middle counts. */
const TIMES = 7;
const TURNS = 20;
/** In milliseconds. */
const PATIENCE = 300_000;
const MB = 1e6;

export interface Many {
  readonly count: number;
  readonly place: Place;
  readonly program: string;
  say(line: string): void;
}

/** Throws where the server counts other matches than there are, or where one is not taken over. */
export async function standMany({ count, place, program, say }: Many): Promise<void> {
  const going = Math.round(count / GOING);
  const open = Math.round(going / WAITING);
  const crowd = { over: count - going, played: going - open, open };
  const { dataDir, databaseUrl } = place;
  const env = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const start = () => timed(() => serving(env, program));
  const record = await recorded();
  await fill(crowd, place, (await start()).value, record);
  say(`${databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'}: ${count} matches stored, ${going} of them go on`);
  const { value: first, took } = await start();
  const { cpu, memory } = weigh(first.process);
  say(`  listens after ${seconds(took)}, ${seconds(cpu)} of processor, ${Math.round(memory / MB)} MB`);
  assert.equal(await counted(first, 'agora_matches_stored'), count);
  for (const [what, path] of [
    ['the lobby’s list', '/api/matches'],
    ['boardgame.io’s list', `/games/${record.game}`],
    ['the numbers', '/metrics'],
  ] as const)
    say(`  ${what} after ${figures(await asked(`${first.url}${path}`))} ms`);
  say(`  a move at a new table after ${figures(await playedAt(first, record))} ms`);
  say(`  then ${Math.round(weigh(first.process).memory / MB)} MB`);
  const beside = databaseUrl === undefined ? undefined : await start();
  if (beside !== undefined) say(`  a second server listens after ${seconds(beside.took)}`);
  const { value: second, took: away } = await timed(async () => {
    first.process.kill('SIGKILL');
    await first.ended;
    if (beside === undefined) return (await start()).value;
    await takenOver(beside.value, going + 1, say);
    return beside.value;
  });
  say(`  killed, all is looked after again after ${seconds(away)}`);
  say(`  a move at a new table after ${figures(await playedAt(second, record))} ms`);
  await end(second);
}

/** Has so many matches be there, and nobody at them. */
async function fill(crowd: Crowd, place: Place, server: ServerProcess, record: GameRecord): Promise<void> {
  const ids = await openEach(server.url, record);
  await end(server);
  const { dataDir, databaseUrl } = place;
  const database =
    databaseUrl === undefined ? openSqlite(dataDir) : await openPostgres(databaseUrl, { patience: PATIENCE });
  try {
    await multiply(database, ids, crowd);
    if (databaseUrl !== undefined) await database.run('ANALYZE');
  } finally {
    await database.close();
  }
}

/** Waits until a server looks after so many matches; tells how long nobody was heard at most. */
async function takenOver(server: ServerProcess, matches: number, say: Many['say']): Promise<void> {
  const late = performance.now() + PATIENCE;
  let longest = 0;
  while ((await counted(server, 'agora_matches_owned')) < matches) {
    if (performance.now() > late) throw new Error(`${matches} matches were not taken over`);
    const { took } = await timed(() => fetch(`${server.url}/healthz`));
    longest = Math.max(longest, took);
    await sleep(20);
  }
  say(`  meanwhile it says that it lives after at most ${Math.round(longest)} ms`);
}

async function end({ process: child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  assert.equal(await ended, 0, 'it ends in good order');
}

async function playedAt({ url }: ServerProcess, record: GameRecord): Promise<readonly number[]> {
  const match = await PlayedMatch.open([url], record);
  const waits = await play(match, TURNS);
  match.close();
  return waits;
}

async function counted({ url }: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** For how many milliseconds an address took to answer, sorted. */
async function asked(url: string): Promise<readonly number[]> {
  const waits: number[] = [];
  for (let times = 0; times < TIMES; times++) {
    const { value, took } = await timed(async () => {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      return answer.status;
    });
    assert.equal(value, 200, url);
    waits.push(took);
  }
  return waits.toSorted((a, b) => a - b);
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly took: number }> {
  const began = performance.now();
  const value = await work();
  return { value, took: performance.now() - began };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
/** The middle, and the most. */
const figures = (waits: readonly number[]) =>
  [waits[Math.floor(waits.length / 2)], waits.at(-1)].map((wait = Number.NaN) => wait.toFixed(1)).join(', at most ');
