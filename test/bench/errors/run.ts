/**
 * Says how much of a chance to win each level gives away by what it plays, in the eyes of a longer search:
 *   npm run errors -- --game attika [--levels easy,normal] [--decisions 100] [--judge 12000] [--players 2] [--seed x]
 * Decisions come from games that bots of 100 iterations play with each other, at most eight from each. The judge searches so many
 * iterations for the best move, and as many again for each move that a level chose, beside that one and tried as often; what is
 * above 0 by no more than luck stays in the table. Levels have no clock.
 */
import { parseArgs } from 'node:util';
import { shelf } from '../../../games/index.ts';
import { type LevelId, isLevel, levelIds, levelOf } from '../../../games/kit/search/levels.ts';
import { someDecisions } from '../decisions.ts';
import { type Thinker, best, chosen, lossOf } from '../losses.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'attika' },
    levels: { type: 'string', default: 'easy,normal' },
    decisions: { type: 'string', default: '100' },
    judge: { type: 'string', default: '12000' },
    players: { type: 'string' },
    seed: { type: 'string', default: 'errors' },
  },
});

const PLAYED = { iterations: 100, milliseconds: Infinity };
const EACH = 8;

const shelved = shelf.get(values.game);
if (shelved === undefined) throw new Error(`no game "${values.game}": ${[...shelf.keys()].join(', ')}`);
const levels = values.levels.split(',').map((name): LevelId => {
  if (!isLevel(name)) throw new Error(`no level "${name}": ${levelIds.join(', ')}`);
  return name;
});
const players = Number(values.players ?? shelved.meta.players.default);
const count = Number(values.decisions);
const judge = Number(values.judge);
const decisions = await someDecisions(shelved, { players, level: PLAYED, seed: values.seed }, { count, each: EACH });
const module = await shelved.load();
const losses = new Map(levels.map((name) => [name, [] as number[]]));
for (const [index, decision] of decisions.entries()) weigh({ module, decision }, `${values.seed} ${index}`);
console.log(`${values.game}, ${count} decisions of ${players} seats, judged by ${judge} iterations:`);
console.log('| level | another move | median | mean | p95 | worst |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const [name, lost] of losses) console.log(rowOf(name, lost));

function weigh(thinker: Thinker, seed: string): void {
  const first = best(thinker, judge, seed);
  const known = new Map([[JSON.stringify(first), 0]]);
  for (const name of levels) {
    const move = chosen(thinker, levelOf(thinker.module.knowledge, name), `${seed} ${name}`);
    const key = JSON.stringify(move);
    if (!known.has(key)) known.set(key, lossOf(thinker, [first, move], judge, seed));
    losses.get(name)!.push(known.get(key)!);
  }
}

/** In hundredths of a chance. */
function rowOf(name: string, lost: readonly number[]): string {
  const sorted = lost.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]!;
  const other = (100 * lost.filter((loss) => loss !== 0).length) / lost.length;
  const mean = lost.reduce((sum, loss) => sum + loss, 0) / lost.length;
  const figures = [at(0.5), mean, at(0.95), at(1)].map((loss) => `${(100 * loss).toFixed(1)} %`);
  return `| ${name} | ${other.toFixed(0)} % | ${figures.join(' | ')} |`;
}
