/**
 * How often Katason's bots take trades of two, three and four cards for one, brought as counter-offers and directly:
 *   npm run haggle [-- --count 200 --level normal --iterations 100 --seed x]
 * Without --level normal, hard and master are asked. --iterations replaces the levels' budgets.
 */
import { parseArgs } from 'node:util';
import { isLevel, levelIds, levelOf } from '../../games/kit/search/levels.ts';
import { knowledge } from '../../games/katason/bot.ts';
import { byCounterOffer, byDirectOffer, haggle } from './haggling.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    level: { type: 'string' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'haggle' },
  },
});

const asked = values.level === undefined ? levelIds.filter((id) => id !== 'easy') : [values.level];
for (const id of asked) {
  if (!isLevel(id)) throw new Error(`no level "${id}": ${levelIds.join(', ')}`);
  const budget = values.iterations && { iterations: Number(values.iterations), milliseconds: Infinity };
  const level = { ...levelOf(knowledge, id), ...budget };
  for (const [name, demanding] of [
    ['counter-offers', byCounterOffer],
    ['direct offers', byDirectOffer],
  ] as const) {
    const { taken, losing, asked: count } = haggle(demanding, level, Number(values.count), values.seed);
    const share = ((100 * taken) / count).toFixed(1);
    console.log(`${id}, ${count} ${name} of 2:1, 3:1 and 4:1: ${taken} taken (${share} %), ${losing} of them losing`);
  }
}
