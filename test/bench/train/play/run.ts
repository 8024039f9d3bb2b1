/**
 * Learns to play a game by playing it with itself, without any search:
 *   npm run learn -- --game lost-cities [--rounds 400] [--games 32] [--seed x] [--dry]
 * [--pace 0.002] is how far the numbers move at first, --on begins with what was learned before instead of nothing.
 * Each round is so many games, of every number of players and every option now and then, after which moves that went better than
 * foretold become likelier. What is looked at is the game's (test/games/<game>/learning.ts). Writes games/<game>/bot/learned.ts,
 * unless --dry, as rounds go on, so that it may be stopped. The same arguments give the same numbers.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type GameModule, shelf } from '../../../../games/index.ts';
import { type Meta, defaultOptions } from '../../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../../games/kit/random.ts';
import { ownOf } from '../../../games/own.ts';
import { type Learned, networkOf } from '../../../../games/kit/search/network.ts';
import { type Decision, type Networks, playNoting } from './actor.ts';
import { Learner } from './learner.ts';
import type { Learning } from './learning.ts';
import { teach } from './teach.ts';
import { written } from './written.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'lost-cities' },
    rounds: { type: 'string', default: '400' },
    games: { type: 'string', default: '32' },
    seed: { type: 'string', default: 'learn' },
    on: { type: 'boolean', default: false },
    pace: { type: 'string', default: '0.002' },
    dry: { type: 'boolean', default: false },
  },
});

/** Hidden units of what plays and of what foretells. */
const UNITS = { policy: 32, value: 24 } as const;
/** How far the numbers move at the end. */
const LAST_PACE = 1e-4;
/** One game in so many has other options than usual. */
const UNUSUAL = 5;
/** Rounds between two lines of what came of them, and between two notes of what is learned. */
const TOLD = 10;

const learning = shelf.has(values.game) ? await ownOf<Learning>(values.game, 'learning') : undefined;
if (learning === undefined) throw new Error(`nobody can learn to play "${values.game}"`);
const { meta, load } = shelf.get(values.game)!;
const rounds = Number(values.rounds);
const games = Number(values.games);
const command = `--game ${values.game} --rounds ${values.rounds} --games ${values.games} --seed ${values.seed} --pace ${values.pace}${values.on ? ' --on' : ''}`;
console.log(`npm run learn -- ${command}`);
await learn(await load(), learning);

async function learn(module: GameModule, learning: Learning): Promise<void> {
  const random = randomFrom(values.seed);
  const policy = new Learner(learning.moves.all, UNITS.policy, random, learning.moves.hunch);
  const value = new Learner(learning.parts.all, UNITS.value, random);
  const networks = { policy: policy.network, value: value.network };
  if (values.on) await takeUp(networks);
  const begun = process.cpuUsage().user;
  for (let round = 1; round <= rounds; round++) {
    const decisions: Decision[] = [];
    for (let game = 0; game < games; game++) {
      const number = round * games + game;
      const chance = randomFrom(`${values.seed} ${number}`);
      const state = module.rules.setup(playersOf(meta, number), optionsOf(meta, number, chance), chance);
      for (const decision of playNoting(module, learning, networks, state, chance)) decisions.push(decision);
    }
    const rest = 1 - round / rounds;
    const undecided = teach(
      { learning, policy, value },
      decisions,
      { pace: LAST_PACE + (Number(values.pace) - LAST_PACE) * rest, rest },
      random,
    );
    if (round % TOLD !== 0) continue;
    const seconds = ((process.cpuUsage().user - begun) / 1e6).toFixed(0);
    console.log(
      `round ${round}: ${decisions.length} decisions, ${undecided.toFixed(3)} nats undecided, off by ${offBy(decisions).toFixed(3)}, ${seconds} s`,
    );
    if (!values.dry) note(policy, value);
  }
}

/** Begins with what the game's bot has learned. */
async function takeUp({ policy, value }: Networks): Promise<void> {
  const { POLICY, VALUE } = (await import(learnedAt().href)) as Readonly<Record<'POLICY' | 'VALUE', Learned>>;
  policy.numbers.set(networkOf(POLICY).numbers);
  value.numbers.set(networkOf(VALUE).numbers);
}

function learnedAt(): URL {
  return new URL(`../../../../games/${values.game}/bot/learned.ts`, import.meta.url);
}

/** Half of the games are for as many as usual. */
function playersOf({ players: { min, max, default: usual } }: Meta, number: number): number {
  return number % 2 === 0 ? usual : min + (Math.floor(number / 2) % (max - min + 1));
}

function optionsOf(meta: Meta, number: number, random: Random): object {
  const usual = defaultOptions(meta);
  if (number % UNUSUAL !== 0) return usual;
  const any = Object.entries(meta.options).map(([name, { choices }]) => [name, random.pick(choices)] as const);
  return { ...usual, ...Object.fromEntries(any) };
}

/** By how much what was foretold was off, as a rule. */
function offBy(decisions: readonly Decision[]): number {
  const squares = decisions.flatMap(({ standings }) => standings.map(({ better }) => better * better));
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

function note(policy: Learner, value: Learner): void {
  const path = fileURLToPath(learnedAt());
  writeFileSync(path, written(command, { policy: policy.network, value: value.network }));
  execFileSync('npx', ['oxfmt', path]);
}
