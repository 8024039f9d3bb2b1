/**
 * Learns to judge a game's positions by playing it:
 *   npm run train -- --game katason [--games 2000] [--searched 200] [--iterations 60] [--threads 2] [--seed x] [--dry]
 * Its bot plays `games` games by its quick policy and `searched` with so many iterations a thought, with every number of
 * players; what counts in the positions (games/<game>/bot/features.ts) is weighed so that it tells best who won them. One game in
 * five is kept apart to see how well it does, beside the judgement set by hand. Writes games/<game>/bot/weights.ts, unless
 * --dry. The same arguments give the same weights on any number of threads.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { shelf } from '../../../games/index.ts';
import { type Weights, judgementOf } from '../../../games/kit/search/judgement.ts';
import { judgedOf } from '../judgement.ts';
import { spread } from '../threads.ts';
import { fit, lossOf } from './fit.ts';
import type { Batch, Sample } from './self-play.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'katason' },
    games: { type: 'string', default: '2000' },
    searched: { type: 'string', default: '200' },
    iterations: { type: 'string', default: '60' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'train' },
    dry: { type: 'boolean', default: false },
  },
});

/** Games a thread plays before it answers. */
const BATCH = 10;

const judged = shelf.has(values.game) ? await judgedOf(values.game) : undefined;
if (judged === undefined) throw new Error(`nothing is counted in positions of "${values.game}"`);
const command = `--game ${values.game} --games ${values.games} --searched ${values.searched} --iterations ${values.iterations} --seed ${values.seed}`;
console.log(`npm run train -- ${command}`);
const samples = await played();
const kept = samples.filter(({ game }) => game % 5 === 4);
const taught = samples.filter(({ game }) => game % 5 !== 4);
const weights = fit(judged.features.names, taught, (step, loss) =>
  console.log(`step ${step}: loss ${loss.toFixed(4)}`),
);
report(weights);
if (!values.dry)
  writeFileSync(new URL(`../../../games/${values.game}/bot/weights.ts`, import.meta.url), sourceOf(weights));

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
  return Array.from({ length: count }, (_, at) => ({ game, seed, from: at * BATCH, count: BATCH, iterations }));
}

/** How well the games kept apart are told, in nats a position. */
function report(weights: Weights): void {
  const learned = judgementOf(
    { ...judged!.features, of: (sample: Sample) => sample.counted, progress: ({ progress }) => progress },
    weights,
  );
  const mean = (loss: (sample: Sample) => number) =>
    (kept.reduce((sum, sample) => sum + loss(sample), 0) / kept.length).toFixed(4);
  console.log(`${taught.length} positions taught, ${kept.length} kept apart; there, in nats:`);
  console.log(`  learned ${mean((sample) => lossOf(learned(sample), sample.shares))}`);
  console.log(`  by hand ${mean((sample) => lossOf(sample.hand, sample.shares))}`);
  console.log(`  no idea ${mean((sample) => Math.log(sample.shares.length))}`);
}

function sourceOf(weights: Weights): string {
  const lines = Object.entries(weights).map(([name, [early, late]]) => `  ${name}: [${early}, ${late}],`);
  return [
    `/** What counts for how much, learned by \`npm run train -- ${command}\`. */`,
    `import type { Weights } from '../../kit/search/judgement.ts';`,
    '',
    'export const WEIGHTS: Weights = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
