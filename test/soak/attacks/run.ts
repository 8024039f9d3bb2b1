/**
 * Attacks a server as long as one likes, while honest people play on it:
 *   npm run attacks -- [--count 100000] [--seed 1] [--from 0]
 * A round that fails is named, and can be tried alone: --seed S --from ROUND --count 400.
 */
import { parseArgs } from 'node:util';
import { besiege } from './siege.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '0' },
  },
});
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
