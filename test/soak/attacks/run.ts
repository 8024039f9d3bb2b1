/**
 * Attacks a server as long as one likes, while honest people play on it:
 *   npm run attacks -- [--count 100000] [--seed 1] [--from 0]
 *   npm run attacks -- --drain 300 [--kinds past,bodies | all | each | floods]: for so many seconds others drain it from a process of
 *   their own, five seconds in fifteen, in these ways together or in each alone; says how much longer honest people wait with each
 *   than while those others are as busy elsewhere: processes of one machine slow each other whatever they do
 *   npm run attacks -- --line notify|nats [--count 100000]: tells two servers whatever one likes by the line between them
 *   npm run attacks -- --claims 200: tries so often for a seat whose player is away
 *   npm run attacks -- --promises 30: tries so often against each promise of seats, terms, passkeys and results
 * A round that fails is named, and can be tried alone: --seed S --from ROUND --count 400.
 */
import { parseArgs } from 'node:util';
import type { Done, Drain } from './drains/drainers.ts';
import { DRAINING, FLOODING } from './drains/kinds.ts';
import { tryForSeats } from './claims.ts';
import { besiegeLine, type Way } from './line.ts';
import { outlast, quantile, type Waits } from './outlast.ts';
import { tryPromises } from './promises.ts';
import { besiege } from './siege.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '0' },
    claims: { type: 'string', default: '0' },
    promises: { type: 'string', default: '0' },
    drain: { type: 'string', default: '0' },
    kinds: { type: 'string', default: 'each' },
    line: { type: 'string' },
  },
});
/** Nobody is to wait more than so many times as long. */
const MOST = 2;
const WAYS: readonly Drain[] = [...DRAINING, 'calls'];
const FLOODS: readonly Drain[] = FLOODING;

if (Number(values.claims) > 0) await claimed(Number(values.claims), Number(values.seed));
if (Number(values.promises) > 0) await promised(Number(values.promises), Number(values.seed));
if (Number(values.drain) > 0) await drained(Number(values.drain));

const [count, seed, from] = [Number(values.count), Number(values.seed), Number(values.from)];
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);
let told = 0;
const progress = (sent: number) => {
  if (sent - told < count / 20) return;
  told = sent;
  console.log(`  ${sent} of ${count} (${seconds()} s)`);
};
if (values.line === 'notify' || values.line === 'nats') await overLine(values.line);
const outcome = await besiege({
  count,
  seed,
  from,
  progress,
});
const { messages, frames, requests, honest } = outcome;
console.log(
  `seed ${seed}: ${messages + frames + requests} attacks (${messages} messages, ${frames} broken packets, ${requests} requests) in ${seconds()} s: 0 crashes, 0 changes, 0 leaks; all of ${honest} honest requests answered`,
);
process.exit();

/** Tells servers what nobody of them has told. */
async function overLine(way: Way): Promise<never> {
  const { refused, honest, failed } = await besiegeLine(seed, count, way, progress);
  console.log(
    `seed ${seed}: ${count} forged over ${way} in ${seconds()} s, of which the line took ${count - refused}: 0 crashes, 0 changes; ${failed} answered as failed; all of ${honest} honest moves answered`,
  );
  process.exit();
}

/** Tries for seats, and says how often they were given as they should be. */
async function claimed(count: number, seed: number): Promise<never> {
  const { tries, given } = await tryForSeats({ seed, count });
  console.log(`seed ${seed}: ${tries} tries for a seat; ${given} by most of the others who were there, none otherwise`);
  process.exit();
}

/** Tries against promises, and says which of them were kept each time. */
async function promised(count: number, seed: number): Promise<never> {
  const { came, errors } = await tryPromises({ seed, count });
  for (const [name, sums] of came)
    console.log(`${name}: ${[...sums].map(([what, often]) => `${what} ${often}`).join(', ')}`);
  for (const error of errors) console.log(error);
  const isKept = [...came.values()].every((sums) => sums.get('kept') === count);
  process.exit(isKept && errors.length === 0 ? 0 : 1);
}

/** Says how long honest people wait, and fails where that is too long with a drain, or one came to what it is not to. */
async function drained(length: number): Promise<never> {
  const { calm, beside, drained: during, done, memory } = await outlast(length, drains(values.kinds));
  let holds = true;
  console.log(`memory: ${memory.before} MB before, ${memory.most} MB at most`);
  say('where nothing is drained', calm);
  say('where others of the machine are busy', beside, calm);
  for (const [name, waits] of during) {
    const sums = summed(done.get(name) ?? []);
    holds &&= !sums.some(([what]) => what.startsWith('reentries') && !what.endsWith('as promised'));
    for (const times of say(name, waits, beside)) holds &&= times <= MOST;
    console.log(`  ${sums.map(([what, often]) => `${what} ${often}`).join(', ')}`);
  }
  process.exit(holds ? 0 : 1);
}

/** Says how long is waited for each thing. How many times as long as otherwise nineteen in twenty wait at most. */
function say(name: string, waits: Waits, calm: Waits = waits): readonly number[] {
  console.log(`${name}:`);
  return [...waits].map(([what, each]) => {
    const said = [0.5, 0.95, 0.99].map((part) => `${quantile(each, part).toFixed(1)} ms`).join(', ');
    const [half = 0, most = 0] = [0.5, 0.95].map((part) => quantile(each, part) / quantile(calm.get(what) ?? [], part));
    console.log(
      `  ${what}: half, 95 % and 99 % of ${each.length} wait ${said}: ${half.toFixed(2)} and ${most.toFixed(2)} times`,
    );
    return most;
  });
}

/** By name, what is drained at once. */
function drains(kinds: string): ReadonlyMap<string, readonly Drain[]> {
  if (kinds === 'all') return new Map([['all', WAYS]]);
  if (kinds === 'floods') return new Map([...FLOODS.map((way) => [way, [way]] as const), ['floods', FLOODS] as const]);
  if (kinds === 'each') return new Map([...WAYS.map((way) => [way, [way]] as const), ['all', WAYS] as const]);
  const chosen = WAYS.filter((way) => kinds.split(',').includes(way));
  if (chosen.length === 0) throw new Error(`--kinds should be each, all, floods, or some of ${WAYS.join(',')}`);
  return new Map([[chosen.join(' and '), chosen]]);
}

/** How often each thing came of each kind. */
function summed(turns: readonly Done[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const turn of turns)
    for (const [kind, tally] of Object.entries(turn))
      for (const [what, often] of Object.entries(tally)) {
        const name = `${kind} ${what}`;
        sums.set(name, (sums.get(name) ?? 0) + often);
      }
  return [...sums];
}
