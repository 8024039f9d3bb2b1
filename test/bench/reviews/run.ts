/**
 * Says whether what a review tells of matches stands a longer look:
 *   npm run reviews -- --game attika [--decisions 60] [--matches 5] [--level easy] [--part 0.25] [--players 2] [--seed x]
 * Of decisions that bots of a level made, at most twelve a match, it counts how often master finds what the review says: that one
 * cost something, or that it didn't. Master searches with its whole budget for the best move, then with as much for that and what was
 * played alone; --part leaves it that part. Of matches it counts the turning points that are found again with other chance.
 */
import { parseArgs } from 'node:util';
import { shelf } from '../../../games/index.ts';
import { momentsToJudge, turningPoints } from '../../../games/kit/turning-points.ts';
import { COSTLY, MOMENT_PLAYOUTS, iterationsFor } from '../../../games/kit/search/budget.ts';
import { chancesAt, judgeMove } from '../../../games/kit/search/judge.ts';
import { isLevel, levelIds, levelOf } from '../../../games/kit/search/levels.ts';
import { type Decision, gameOf, someDecisions } from '../decisions.ts';
import { type Thinker, best, lossOf } from '../losses.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'attika' },
    decisions: { type: 'string', default: '60' },
    matches: { type: 'string', default: '5' },
    level: { type: 'string', default: 'easy' },
    part: { type: 'string', default: '1' },
    players: { type: 'string' },
    seed: { type: 'string', default: 'reviews' },
  },
});

const EACH = 12;
/** What master finds may differ by so much from where something begins to cost: it is a search, too. */
const NEAR = COSTLY / 2;

const shelved = shelf.get(values.game);
if (shelved === undefined) throw new Error(`no game "${values.game}": ${[...shelf.keys()].join(', ')}`);
if (!isLevel(values.level)) throw new Error(`no level "${values.level}": ${levelIds.join(', ')}`);
const module = await shelved.load();
const players = Number(values.players ?? shelved.meta.players.default);
const played = {
  players,
  level: { ...levelOf(module.knowledge, values.level), milliseconds: Infinity },
  seed: values.seed,
};
const iterations = Math.ceil(levelOf(module.knowledge, 'master').iterations * Number(values.part));
await verdicts(Number(values.decisions));
await turnings(Number(values.matches));

async function verdicts(count: number): Promise<void> {
  const found = { costly: { all: 0, agreed: 0 }, harmless: { all: 0, agreed: 0 }, same: 0 };
  for (const [index, decision] of (await someDecisions(shelved!, played, { count, each: EACH })).entries()) {
    const verdict = judgeMove(module, decision, iterationsFor(decision.own), `${values.seed} ${index}`);
    if (verdict === null) continue;
    const loss = masterLoss(decision, `${values.seed} ${index}`);
    const said = verdict.worth - verdict.played >= COSTLY ? 'costly' : 'harmless';
    found[said].all++;
    if (said === 'costly' ? loss > COSTLY - NEAR : loss < COSTLY + NEAR) found[said].agreed++;
  }
  const { costly, harmless } = found;
  console.log(`${values.game}, ${costly.all + harmless.all} decisions of ${values.level}: master agrees with`);
  for (const [name, { all, agreed }] of [
    ['a loss', costly],
    ['no loss', harmless],
  ] as const)
    console.log(`  ${name}: ${agreed} of ${all}${all > 0 ? ` (${((100 * agreed) / all).toFixed(1)} %)` : ''}`);
}

function masterLoss(decision: Decision, seed: string): number {
  const thinker: Thinker = { module, decision };
  const first = best(thinker, iterations, seed);
  return JSON.stringify(first) === JSON.stringify(decision.move)
    ? 0
    : lossOf(thinker, [first, decision.move], iterations, seed);
}

async function turnings(matches: number): Promise<void> {
  let [all, again] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const states = (await gameOf(shelved!, { ...played, seed: `${values.seed} ${match}` })).states;
    const [one, other] = ['one', 'other'].map((seed) => {
      const steps = momentsToJudge(states.length - 1);
      const course = steps.map((step) => ({
        step,
        chances: chancesAt(module, states[step]!, MOMENT_PLAYOUTS, `${seed} ${step}`),
      }));
      return turningPoints(course).map(({ step }) => step);
    });
    all += new Set([...one!, ...other!]).size;
    again += one!.filter((step) => other!.includes(step)).length;
  }
  console.log(`  turning points of ${matches} matches: ${again} of ${all} by both of two seeds`);
}
