/**
 * Learns to judge a game's positions by playing it:
 *   npm run train -- --game katason [--searched 1500] [--iterations 60] [--teacher learned] [--mixed 0.5] [--games 0] [--pool FILE]
 *     [--threads 2] [--seed x] [--dry]
 * Its bot plays `searched` games with so many iterations a thought, judging as it has learned to or, with `--teacher hand`, as it
 * was told to, and `games` by its quick policy, with every number of players. What counts in the positions
 * (games/<game>/bot/features.ts) is weighed so that it tells best who won them and, to the part that --mixed gives, what the
 * thoughts of those games expected, which luck blurs less. With --pool those games are added to a file, and all that is in it is
 * learned from: so what was played earlier is not lost, though what counts has changed since. One game in five is kept apart to see how well that does, beside the
 * judgement set by hand and what was learned before. Writes games/<game>/bot/weights.ts, unless --dry. The same arguments give the
 * same weights on any number of threads, where the same was learned before.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { shelf } from '../../../games/index.ts';
import { JUDGEMENTS, judgedOf } from '../judgement.ts';
import { spread } from '../threads.ts';
import { fit, meanLoss } from './fit.ts';
import { type Fitted, judging } from './network.ts';
import { sourceOf } from './source.ts';
import { type Batch, type Played, type Sample, noted } from './self-play.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'katason' },
    games: { type: 'string', default: '0' },
    searched: { type: 'string', default: '1500' },
    iterations: { type: 'string', default: '60' },
    teacher: { type: 'string', default: 'learned' },
    mixed: { type: 'string', default: '0' },
    pool: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'train' },
    dry: { type: 'boolean', default: false },
  },
});

/** Games a thread plays before it answers. */
const BATCH = 10;

const judged = shelf.has(values.game) ? await judgedOf(values.game) : undefined;
if (judged === undefined) throw new Error(`nothing is counted in positions of "${values.game}"`);
const teacher = JUDGEMENTS.find((name) => name === values.teacher);
if (teacher === undefined) throw new Error(`nobody teaches as "${values.teacher}": ${JUDGEMENTS.join(', ')}`);
const pooled = values.pool === undefined ? '' : ` --pool ${basename(values.pool)}`;
const command = `--game ${values.game} --games ${values.games} --searched ${values.searched} --iterations ${values.iterations} --teacher ${teacher} --mixed ${values.mixed} --seed ${values.seed}${pooled}`;
console.log(`npm run train -- ${command}`);
const { pool, mixed } = values;
const before = pool !== undefined && existsSync(pool) ? linesOf(readFileSync(pool, 'utf8')) : [];
const now = (await played()).map((one) => JSON.stringify(one));
if (pool !== undefined) appendFileSync(pool, now.map((line) => `${line}\n`).join(''));
const all = [...before, ...now];
const samples = all.flatMap((line, game) => noted(judged, JSON.parse(line) as Played, game, Number(mixed)));
const apart = samples.filter(({ game }) => game % 5 === 4);
const taught = samples.filter(({ game }) => game % 5 !== 4);
const { names } = judged.features;
const fitted = fit(names, { taught, apart }, (round, loss, missed) =>
  console.log(`round ${round}: loss ${loss.toFixed(4)}, apart ${missed.toFixed(4)}`),
);
report(fitted);
if (!values.dry) {
  const path = fileURLToPath(new URL(`../../../games/${values.game}/bot/weights.ts`, import.meta.url));
  writeFileSync(path, sourceOf(command, fitted));
  execFileSync('npx', ['oxfmt', path]);
}

async function played(): Promise<readonly Played[]> {
  const jobs = [...batches(Number(values.games), 0), ...batches(Number(values.searched), Number(values.iterations))];
  let games = 0;
  const begun = performance.now();
  const done = await spread<Batch, readonly Played[]>({
    script: new URL('./worker.mjs', import.meta.url),
    given: null,
    jobs,
    threads: Number(values.threads),
    onDone: () => {
      games += BATCH;
      if (games % 1000 === 0)
        process.stderr.write(`\r${games} games, ${((performance.now() - begun) / 1000).toFixed(0)} s `);
    },
  });
  process.stderr.write('\n');
  return done.flat();
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

function batches(games: number, iterations: number): readonly Batch[] {
  const { game, seed } = values;
  const count = Math.ceil(games / BATCH);
  return Array.from({ length: count }, (_, at) => ({
    game,
    seed,
    from: at * BATCH,
    count: BATCH,
    iterations,
    teacher: teacher!,
  }));
}

/** How well the games kept apart are told, in nats a position. */
function report(fitted: Fitted): void {
  const mean = (judge: (sample: Sample) => readonly number[]) => meanLoss(judge, apart).toFixed(4);
  console.log(`${taught.length} positions taught, ${apart.length} kept apart; there, in nats:`);
  console.log(`  learned now ${mean(judging(names, fitted))}`);
  console.log(`  learned before ${mean((sample) => sample.before)}`);
  console.log(`  by hand ${mean((sample) => sample.hand)}`);
  console.log(`  no idea ${mean(({ shares }) => shares.map(() => 1 / shares.length))}`);
}
