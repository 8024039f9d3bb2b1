/**
 * Counts in games that bots play with each other how often they do what makes people shake their heads:
 *   npm run habits -- --game katason [--level hard] [--games 10] [--players 4] [--part 0.05] [--seed x]
 * Of each habit (test/games/<game>/habits.ts) it says how often it showed where it could have. --part leaves the level that part of
 * its iterations, and takes its clock away.
 */
import { parseArgs } from 'node:util';
import { type GameModule, shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { Memories } from '../../../games/kit/recall.ts';
import type { GameEvent, Move } from '../../../games/kit/rules.ts';
import { type Level, isLevel, levelIds, levelOf } from '../../../games/kit/search/levels.ts';
import { think } from '../../../games/kit/search/think.ts';
import { ownOf } from '../../games/own.ts';
import type { Decision, Habits } from './habit.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'katason' },
    level: { type: 'string', default: 'hard' },
    games: { type: 'string', default: '10' },
    players: { type: 'string' },
    part: { type: 'string' },
    seed: { type: 'string', default: 'habits' },
  },
});

const shelved = shelf.get(values.game);
const habits = shelved && (await ownOf<Habits>(values.game, 'habits'));
if (shelved === undefined || habits === undefined) throw new Error(`no habits of "${values.game}" are known`);
if (!isLevel(values.level)) throw new Error(`no level "${values.level}": ${levelIds.join(', ')}`);
const { meta } = shelved;
const module = await shelved.load();
const usual = levelOf(module.knowledge, values.level);
const part = values.part && { iterations: Math.ceil(usual.iterations * Number(values.part)), milliseconds: Infinity };
const counts = Object.keys(habits).map((name) => ({ name, shown: 0, could: 0 }));
const games = Number(values.games);
for (let game = 0; game < games; game++) watch(module, { ...usual, ...part }, `${values.seed} ${game}`);
console.log(`${values.game}, ${games} games of ${values.level}${values.part ? ` × ${values.part}` : ''}:`);
for (const { name, shown, could } of counts) {
  console.log(`  ${name}: ${shown} of ${could}${could > 0 ? ` (${((100 * shown) / could).toFixed(1)} %)` : ''}`);
}

function watch({ rules, knowledge }: GameModule, level: Level, seed: string): void {
  const random = randomFrom(seed);
  const players = values.players === undefined ? meta.players.default : Number(values.players);
  const state = rules.setup(players, defaultOptions(meta), random);
  const start = rules.clone(state);
  const memories = new Memories(rules);
  const moments: { readonly events: readonly GameEvent[] }[] = [];
  const before: Move[][] = Array.from({ length: players }, () => []);
  for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
    const view = rules.view(state, seat);
    const memory = memories.of(seat, start, moments);
    const question = { rules, knowledge, view, memory, seat, level, seed: String(random.word()) };
    const { move } = think({ ...question, now: () => performance.now() });
    count({ view, seat, move, legal: rules.legal(view, seat), before: before[seat]! });
    before[seat]!.push(move);
    const events: GameEvent[] = [];
    rules.apply(state, seat, move, random, (event) => events.push(event));
    moments.push({ events });
  }
}

function count(decision: Decision): void {
  for (const one of counts) {
    const shown = habits![one.name]!(decision);
    if (shown === undefined) continue;
    one.could++;
    if (shown) one.shown++;
  }
}
