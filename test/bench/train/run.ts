/**
 * Learns to judge a game's positions by playing it:
 *   npm run train -- --game katason [--searched 1500] [--iterations 60] [--teacher learned] [--mixed 0.5] [--games 0] [--threads 2]
 *     [--seed x] [--dry]
 * Its bot plays `searched` games with so many iterations a thought, judging as it has learned to or, with `--teacher hand`, as it
 * was told to, and `games` by its quick policy, with every number of players. What counts in the positions
 * (games/<game>/bot/features.ts) is weighed so that it tells best who won them and, to the part that --mixed gives, what the
 * thoughts of those games expected, which luck blurs less. One game in five is kept apart to see how well that does, beside the
 * judgement set by hand and what was learned before. Writes games/<game>/bot/weights.ts, unless --dry. The same arguments give the
 * same weights on any number of threads, where the same was learned before.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { shelf } from '../../../games/index.ts';
import { judgementOf } from '../../../games/kit/search/judgement.ts';
import { JUDGEMENTS, judgedOf } from '../judgement.ts';
import { spread } from '../threads.ts';
import { fit } from './fit.ts';
import { lossOf } from './loss.ts';
import type { Fitted } from './network.ts';
import { sourceOf } from './source.ts';
import type { Batch, Sample } from './self-play.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'katason' },
    games: { type: 'string', default: '0' },
    searched: { type: 'string', default: '1500' },
    iterations: { type: 'string', default: '60' },
    teacher: { type: 'string', default: 'learned' },
    mixed: { type: 'string', default: '0' },
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
const command = `--game ${values.game} --games ${values.games} --searched ${values.searched} --iterations ${values.iterations} --teacher ${teacher} --mixed ${values.mixed} --seed ${values.seed}`;
console.log(`npm run train -- ${command}`);
const samples = await played();
const kept = samples.filter(({ game }) => game % 5 === 4);
const taught = samples.filter(({ game }) => game % 5 !== 4);
const fitted = fit(judged.features.names, taught, (round, loss) =>
  console.log(`round ${round}: loss ${loss.toFixed(4)}`),
);
report(fitted);
if (!values.dry) {
  const path = fileURLToPath(new URL(`../../../games/${values.game}/bot/weights.ts`, import.meta.url));
  writeFileSync(path, sourceOf(command, fitted));
  execFileSync('npx', ['oxfmt', path]);
}

async function played(): Promise<readonly Sample[]> {
  const jobs = [...batches(Number(values.games), 0), ...batches(Number(values.searched), Number(values.iterations))];
  let [games, noted] = [0, 0];
  const begun = performance.now();
  const done = await spread<Batch, readonly Sample[]>({
    script: new URL('./worker.mjs', import.meta.url),
    given: null,
    jobs,
    threads: Number(values.threads),
    onDone: (found) => {
      games += BATCH;
      noted += found.length;
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      process.stderr.write(`\r${games} games, ${noted} positions, ${seconds} s `);
    },
  });
  process.stderr.write('\n');
  return done.flat();
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
    mixed: Number(values.mixed),
  }));
}

/** How well the games kept apart are told, in nats a position. */
function report({ weights, units }: Fitted): void {
  const features = {
    ...judged!.features,
    of: ({ counted }: Sample) => counted,
    progress: ({ progress }: Sample) => progress,
  };
  const learned = judgementOf(features, weights, units);
  const mean = (loss: (sample: Sample) => number) =>
    (kept.reduce((sum, sample) => sum + loss(sample), 0) / kept.length).toFixed(4);
  console.log(`${taught.length} positions taught, ${kept.length} kept apart; there, in nats:`);
  console.log(`  learned now ${mean((sample) => lossOf(learned(sample), sample.shares))}`);
  console.log(`  learned before ${mean((sample) => lossOf(sample.before, sample.shares))}`);
  console.log(`  by hand ${mean((sample) => lossOf(sample.hand, sample.shares))}`);
  console.log(`  no idea ${mean((sample) => Math.log(sample.shares.length))}`);
}
