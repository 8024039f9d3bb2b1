/**
 * Lets two levels of bots play each other and says which is stronger: one seat plays `a`, all others `b`; every deal is
 * played once from each seat, so that neither luck of the deal nor of the seat counts.
 *
 *   npm run arena -- --game katason --games 200 --players 4 --a normal --b random [--iterations 100] [--ms 50] [--part 0.05] [--seed x]
 *
 * `random` plays any legal move, `policy` what the game's bot plays in its head. --iterations and --ms replace the
 * budgets of both levels, for quick comparisons of knowledge rather than of budgets; --part gives each that part of its own
 * iterations and no clock, for a ladder that climbs as the real one does.
 */
import { parseArgs } from 'node:util';
import { type GameModule, shelf } from '../../games/index.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../games/kit/random.ts';
import type { Move, Result, Seat } from '../../games/kit/rules.ts';
import { LEVELS, isLevel } from '../../games/kit/search/levels.ts';
import { think } from '../../games/kit/search/think.ts';

/** Chooses for a seat that sees `view`. */
type Player = (module: GameModule, view: object, seat: Seat, random: Random) => Move;

interface Tally {
  moves: number;
  iterations: number;
  milliseconds: number;
  /** The longest thought, in milliseconds. */
  longest: number;
}

interface Contest {
  readonly module: GameModule;
  readonly options: object;
  readonly players: number;
  readonly a: Player;
  readonly b: Player;
}

const { values: given } = parseArgs({
  options: {
    game: { type: 'string', default: 'katason' },
    games: { type: 'string', default: '40' },
    players: { type: 'string' },
    a: { type: 'string', default: 'normal' },
    b: { type: 'string', default: 'random' },
    iterations: { type: 'string' },
    ms: { type: 'string' },
    part: { type: 'string' },
    seed: { type: 'string', default: 'arena' },
  },
});

const shelved = shelf.get(given.game);
if (shelved === undefined) throw new Error(`no game "${given.game}" on the shelf: ${[...shelf.keys()].join(', ')}`);
const { meta } = shelved;
const players = whole('players', given.players ?? String(meta.players.default));
const games = whole('games', given.games);
const tally = noTally();
const contest: Contest = {
  module: await shelved.load(),
  options: defaultOptions(meta),
  players,
  a: playerOf(given.a, tally),
  b: playerOf(given.b, noTally()),
};

let wins = 0;
let length = 0;
for (let game = 0; game < games; game++) {
  const seat = game % players;
  const played = play(contest, seat, `${given.seed} ${Math.floor(game / players)}`);
  wins += shareOf(played.result, seat);
  length += played.moves;
  if ((game + 1) % players === 0) process.stderr.write(`\r${game + 1} games, ${wins} won `);
}
report();

function play({ module, options, players: count, a, b }: Contest, seatOfA: Seat, seed: string) {
  const { rules } = module;
  const deal = randomFrom(seed);
  const state = rules.setup(count, options, deal);
  const choices = randomFrom(`${seed} ${seatOfA}`);
  let moves = 0;
  for (;;) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) break;
    const chooser = seat === seatOfA ? a : b;
    rules.apply(state, seat, chooser(module, rules.view(state, seat), seat, choices), deal, undefined);
    if (++moves > rules.longest(count)) throw new Error(`game ${seed} does not end`);
  }
  return { result: rules.result(state) as Result, moves };
}

function playerOf(name: string, counted: Tally): Player {
  if (name === 'random') return ({ rules }, view, seat, random) => random.pick(rules.legal(view, seat));
  if (name === 'policy') {
    return ({ rules, knowledge }, view, seat, random) =>
      knowledge.playout(rules.redeal(view, seat, random), seat, random);
  }
  if (!isLevel(name)) throw new Error(`no level "${name}": ${Object.keys(LEVELS).join(', ')}, policy or random`);
  const level = {
    ...LEVELS[name],
    ...(given.iterations && { iterations: whole('iterations', given.iterations), milliseconds: Infinity }),
    ...(given.part && { iterations: Math.ceil(LEVELS[name].iterations * Number(given.part)), milliseconds: Infinity }),
    ...(given.ms && { milliseconds: whole('ms', given.ms) }),
  };
  return ({ rules, knowledge }, view, seat, random) => {
    const before = performance.now();
    const seed = String(random.word());
    const thought = think({ rules, knowledge, view, seat, level, seed, now: () => performance.now() });
    const spent = performance.now() - before;
    counted.milliseconds += spent;
    counted.longest = Math.max(counted.longest, spent);
    counted.iterations += thought.iterations;
    counted.moves += thought.iterations > 0 ? 1 : 0;
    return thought.move;
  };
}

function noTally(): Tally {
  return { moves: 0, iterations: 0, milliseconds: 0, longest: 0 };
}

/** A win, or a share of one where the first place is shared. */
function shareOf({ places }: Result, seat: Seat): number {
  const firsts = places.filter(({ rank }) => rank === 1);
  return firsts.some((place) => place.seat === seat) ? 1 / firsts.length : 0;
}

function report(): void {
  const [low, high] = wilson(wins / games, games);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  process.stderr.write('\r');
  console.log(`${meta.id}: ${given.a} against ${players - 1} × ${given.b}, ${games} games of ${players}`);
  console.log(
    `won ${percent(wins / games)}, 95 % between ${percent(low)} and ${percent(high)}; chance ${percent(1 / players)}`,
  );
  console.log(`${(length / games).toFixed(0)} moves a game`);
  if (tally.moves === 0) return;
  const perMove = tally.milliseconds / tally.moves;
  const speed = (1000 * tally.iterations) / tally.milliseconds;
  console.log(
    `${perMove.toFixed(1)} ms (at most ${tally.longest.toFixed(0)}) and ${(tally.iterations / tally.moves).toFixed(0)} iterations a searched move, ${speed.toFixed(0)} iterations/s`,
  );
}

/** Wilson's 95 % interval of a share seen in `count` trials. */
function wilson(share: number, count: number): readonly [number, number] {
  const z = 1.96;
  const centre = share + (z * z) / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const scale = 1 + (z * z) / count;
  return [(centre - spread) / scale, (centre + spread) / scale];
}

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} must be a whole number from 1, not "${text}"`);
  return number;
}
