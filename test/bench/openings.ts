/**
 * How often Katason's bots place a first house three or more pips below the best free corner:
 *   npm run openings [-- --deals 50 --level normal --iterations 100 --seed x]
 * Without --iterations the level's budget is spent.
 */
import { parseArgs } from 'node:util';
import { isLevel, levelIds, levelOf } from '../../games/kit/search/levels.ts';
import { knowledge } from '../../games/katason/bot.ts';
import { openings } from './opening.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '50' },
    level: { type: 'string', default: 'normal' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'openings' },
  },
});

if (!isLevel(values.level)) throw new Error(`no level "${values.level}": ${levelIds.join(', ')}`);
const budget = values.iterations && { iterations: Number(values.iterations), milliseconds: Infinity };
const { houses, poor } = openings(
  { ...levelOf(knowledge, values.level), ...budget },
  Number(values.deals),
  values.seed,
);
const share = ((100 * poor) / houses).toFixed(1);
console.log(`${values.level}, ${houses} first houses: ${poor} three or more pips below the best corner (${share} %)`);
