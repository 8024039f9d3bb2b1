/**
 * Attacks a server as long as one likes, while honest people play on it:
 *   npm run attacks -- [--count 100000] [--seed 1] [--from 0]
 *   npm run attacks -- --drain 3600: for so many seconds dear reads, stalls, endless answers and re-entries, every other five
 *   seconds; says how much longer honest people wait with them than without
 * A round that fails is named, and can be tried alone: --seed S --from ROUND --count 400.
 */
import { parseArgs } from 'node:util';
import { besiege, outlast } from './siege.ts';
import { quantile } from './waits.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '0' },
    drain: { type: 'string', default: '0' },
  },
});
if (Number(values.drain) > 0) await drained(Number(values.drain));

const [count, seed, from] = [Number(values.count), Number(values.seed), Number(values.from)];
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);
let told = 0;
const outcome = await besiege({
  count,
  seed,
  from,
  progress: (sent) => {
    if (sent - told < count / 20) return;
    told = sent;
    console.log(`  ${sent} of ${count} (${seconds()} s)`);
  },
});
const { messages, frames, requests, honest } = outcome;
console.log(
  `seed ${seed}: ${messages + frames + requests} attacks (${messages} messages, ${frames} broken packets, ${requests} requests) in ${seconds()} s: 0 crashes, 0 changes, 0 leaks; all of ${honest} honest requests answered`,
);
process.exit();

/** Says how long honest people wait, and fails where that is more than twice as long with drains as without. */
async function drained(length: number): Promise<never> {
  const { calm, drained: during, done } = await outlast(length);
  const sum = (part: keyof (typeof done)[number]) => done.reduce((all, each) => all + each[part], 0);
  for (const part of [0.5, 0.95, 0.99]) {
    const [without, withThem] = [quantile(calm, part), quantile(during, part)];
    const times = (withThem / without).toFixed(2);
    console.log(
      `${part * 100} %: ${without.toFixed(1)} ms without, ${withThem.toFixed(1)} ms with drains, ${times} times`,
    );
  }
  console.log(
    `${calm.length} and ${during.length} honest turns; ${sum('reads')} dear reads answered and ${sum('refused')} refused, ${sum('stalls')} stalls, ${sum('calls')} endless answers, ${sum('cameBack')} of ${sum('sentAway')} came back`,
  );
  const holds = quantile(during, 0.95) <= 2 * quantile(calm, 0.95) && sum('cameBack') === 0;
  process.exit(holds ? 0 : 1);
}
