/** Matches are begun, joined, left and ended, people, onlookers and readers of the list come and go: what a server takes must not grow. */
import assert from 'node:assert/strict';
import { shelf } from '../../games/index.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../games/kit/random.ts';
import { recordRandomGame } from '../../games/kit/record.ts';
import type { GameRecord } from '../../games/kit/rules.ts';
import { PlayedMatch, socketTo } from './load/match.ts';
import { serving, sleep } from './load/process.ts';

const MINUTE = 60_000;
/** The share of the time that counts as warm-up. */
const WARM_UP = 0.25;
/** So many matches are opened first: more than are remembered, of which each takes its part. */
const REMEMBERED = 600;
const CROWD = 6;
/** So many milliseconds a move takes at least: who plays faster than any person is refused. */
const PACE = 60;
/** So many moves one that is soon left again has. */
const BRIEF = 3;
/** How much more memory may be taken at the end. */
const MORE = 1.1;

export interface Churn {
  readonly minutes: number;
  readonly dataDir: string;
  readonly program: string;
  say(line: string): void;
}

/** Throws where memory has grown or the server has made a mistake. Returns a line that tells how it went. */
export async function churn({ minutes, dataDir, program, say }: Churn): Promise<string> {
  const server = await serving({ DATA_DIR: dataDir }, program);
  const records = await recorded();
  const brief = randomFrom('brief');
  await Promise.all(
    Array.from({ length: CROWD }, async () => {
      for (let opened = 0; opened < REMEMBERED / CROWD; opened++)
        await visit(server.url, brief.pick(records), brief, BRIEF);
    }),
  );
  const end = Date.now() + minutes * MINUTE;
  let visits = 0;
  const crowd = Array.from({ length: CROWD }, async (_, number) => {
    const random = randomFrom(`crowd ${number}`);
    while (Date.now() < end) {
      await visit(server.url, random.pick(records), random);
      visits++;
    }
  });
  const heaps: number[] = [];
  const watch = setInterval(() => void heapOf(server.url).then((heap) => heaps.push(heap)), minutes * 200);
  const warm = (async () => {
    await sleep(WARM_UP * minutes * MINUTE);
    const lowest = Math.min(...heaps.slice(-heaps.length / 3));
    say(`  warm after ${visits} visits: ${megabytes(lowest)}`);
    return lowest;
  })();
  await Promise.all(crowd);
  clearInterval(watch);
  // The least of a while is what is left after collecting.
  const [before, after] = [await warm, Math.min(...heaps.slice(-heaps.length / 6))];
  server.process.kill('SIGTERM');
  assert.equal(await server.ended, 0, 'it ends in good order');
  assert.deepEqual(server.errors, [], 'lines of its log that tell of mistakes');
  assert.ok(after <= before * MORE, `memory grew from ${megabytes(before)} to ${megabytes(after)} in ${visits} visits`);
  return `${minutes} minutes, ${visits} visits: ${megabytes(before)} after warm-up, ${megabytes(after)} at the end, no mistake`;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function recorded(): Promise<GameRecord[]> {
  const games = await Promise.all(
    [...shelf.values()].map(async ({ meta, load }) => ({ meta, rules: (await load()).rules })),
  );
  return games.flatMap(({ meta, rules }) =>
    [meta.players.min, meta.players.max].map(
      (players) =>
        recordRandomGame(rules, { players, options: defaultOptions(meta), seed: `churn ${players}` }, 400).record,
    ),
  );
}

/** Some people open a table, play for a while or to the end, talk, are watched, and go in one way or another. */
async function visit(url: string, record: GameRecord, random: Random, most?: number): Promise<void> {
  const stream = new AbortController();
  const list = await fetch(`${url}/api/matches/events`, {
    signal: stream.signal,
    headers: { 'x-forwarded-for': `10.9.${random.below(250)}.${random.below(250)}` },
  });
  const match = await PlayedMatch.open([url], record);
  const onlooker = socketTo(url, record.game);
  onlooker.emit('sync', match.id, null);
  const wanted = random.below(4) === 0 ? record.turns.length : random.below(Math.min(40, record.turns.length));
  const turns = Math.min(wanted, most ?? wanted);
  for (let step = 0; step < turns; step++) {
    const there = match.reaches(step + 1);
    match.send(step);
    await Promise.all([there, sleep(PACE)]);
    if (random.below(20) === 0)
      match.sockets[0]?.emit(
        'chat',
        match.id,
        { id: '', sender: '0', payload: `move ${step}` },
        match.keys[0]?.credentials,
      );
  }
  if (random.below(3) === 0)
    await fetch(`${url}/games/${record.game}/${match.id}/leave`, {
      method: 'POST',
      body: JSON.stringify(match.keys[0]),
      headers: { 'x-forwarded-for': `10.8.${random.below(250)}.${random.below(250)}` },
    });
  onlooker.close();
  match.close();
  stream.abort();
  await list.body?.cancel().catch(() => {});
}

async function heapOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}
