/**
 * How fast every game on the shelf is, in one run, so that figures can be compared with each other:
 *   npm run bench [-- --game katason]
 * A random game is uniformly random moves to the end. Times are processor time on one core.
 *   npm run bench -- --game katason --yardstick ../somewhere/simulator.ts
 * measures beside it, turn about, another program that plays random games of it (test/bench/yardstick.ts).
 *   npm run bench -- --tables 20 [--level hard]
 * measures instead how long bots take to answer while so many tables of three think in two threads.
 *   npm run bench -- --layer
 * says how fast games made with `defineGame` are, as parts of the same written by hand (test/kit/define/by-hand).
 *   npm run bench -- --memory [--level master]
 * weighs what a search keeps.
 */
import { parseArgs } from 'node:util';
import { CreateGameReducer, InitializeGame } from '#bgio/internal';
import type { Game, State } from 'boardgame.io';
import { type GameModule, shelf } from '../../games/index.ts';
import { playerIdOf, toAction } from '../../games/kit/action.ts';
import { type Meta, defaultOptions } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { type Start, recordRandomGame } from '../../games/kit/record.ts';
import type { GameRecord, Rules } from '../../games/kit/rules.ts';
import { type Table, nextTable, startTable } from '../../games/kit/table.ts';
import { type LevelId, isLevel, levelIds, levelOf } from '../../games/kit/search/levels.ts';
import { ownOf } from '../games/own.ts';
import { crowd } from './crowd.ts';
import { layered } from './layer.ts';
import { cost, figure } from './measure.ts';
import { memoryOf } from './memory.ts';
import { playAtRandom } from './play.ts';
import { beside } from './yardstick.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    tables: { type: 'string' },
    level: { type: 'string', default: 'normal' },
    yardstick: { type: 'string' },
    memory: { type: 'boolean', default: false },
    layer: { type: 'boolean', default: false },
  },
});

const EMPTY_TURNS = 100;

if (process.env['NODE_ENV'] !== 'production')
  throw new Error('run with NODE_ENV=production: boardgame.io is slower else');
const { level } = values;
if (!isLevel(level)) throw new Error(`no level "${level}": ${levelIds.join(', ')}`);
if (values.tables !== undefined) {
  await benchCrowd(Number(values.tables), level);
  process.exit();
}
if (values.layer) {
  for (const { name, games, search, clones } of layered())
    console.log(`${name}: random games × ${figure(games)}, searches × ${figure(search)}, copies × ${figure(clones)}`);
  process.exit();
}
const chosen = [...shelf.values()].filter(({ meta }) => values.game === undefined || values.game === meta.id);
if (chosen.length === 0) throw new Error(`no game "${values.game}"; there are ${[...shelf.keys()].join(', ')}`);
for (const { meta, load } of chosen) {
  const module = await load();
  const { rules, game } = module;
  if (values.memory) weigh(module, meta, level);
  else if (values.yardstick !== undefined) await compare(meta, rules, values.yardstick);
  else bench(meta, rules, game, await optionsOf(meta));
}

async function benchCrowd(tables: number, level: LevelId): Promise<void> {
  const waits = await crowd(tables, 5, level);
  const at = (part: number) => figure(waits[Math.floor(part * (waits.length - 1))]!);
  console.log(
    `${level}, ${tables} tables of 3 bots: ${waits.length} answers, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms`,
  );
}

function weigh(module: GameModule, meta: Meta, level: LevelId): void {
  const sizes = memoryOf(module, meta, levelOf(module.knowledge, level)).map((bytes) => (bytes / 1e6).toFixed(1));
  console.log(`${meta.id}: a ${level} search keeps at most, in MB: ${sizes.join(', ')}`);
}

/** Options under which random games are like real ones. */
async function optionsOf(meta: Meta): Promise<object> {
  return { ...defaultOptions(meta), ...(await ownOf<object>(meta.id, 'bench')) };
}

async function compare(meta: Meta, rules: Rules, path: string): Promise<void> {
  const start = { players: 4, options: await optionsOf(meta), seed: 'bench' };
  let number = 0;
  const { theirs, ours, ratio } = await beside(path, () => playAtRandom(rules, start, number++));
  console.log(`${meta.id}: ${figure(ours)} games/s, the yardstick ${figure(theirs)}, ratio ${ratio.toFixed(2)}`);
}

function bench(meta: Meta, rules: Rules, game: Game, options: object): void {
  const players = meta.players.default;
  const start = { players, options, seed: 'bench' };
  const records = Array.from(
    { length: 8 },
    (_, index) => recordRandomGame(rules, { ...start, seed: `bench ${index}` }).record,
  );
  const moves = records.reduce((sum, record) => sum + record.turns.length, 0) / records.length;
  console.log(
    `\n${meta.id}, ${players} players, ${JSON.stringify(start.options)}: ${figure(moves)} moves a random game`,
  );
  speeds(rules, game, start, records, moves);
  parts(rules, records);
}

function speeds(rules: Rules, game: Game, start: Start, records: readonly GameRecord[], moves: number): void {
  let number = 0;
  const played = cost(() => playAtRandom(rules, start, number++), 2000);
  const pace = played / moves;
  print(
    'random play through the contract',
    pace,
    pace,
    `${figure(1e6 / played)} games/s, ${figure(1e6 / pace)} moves/s`,
  );
  let next = 0;
  const tables = cost(() => step(rules, records[next++ % records.length]!), 1000) / moves;
  print('the same moves with tables', tables, pace, `${figure(1e6 / tables)} moves/s`);
  const reduced = cost(() => reduce(rules, game, records[next++ % records.length]!), 4000) / moves;
  print('the same moves through boardgame.io', reduced, pace, `${figure(1e6 / reduced)} moves/s`);
  const empty = cost(emptyTurns, 1000) / EMPTY_TURNS;
  print('boardgame.io by itself, a turn a move', empty, pace, `${figure(1e6 / empty)} moves/s`);
}

/** The cost of the contract's functions over positions from all stages of the games. */
function parts(rules: Rules, records: readonly GameRecord[]): void {
  const tables = records.flatMap((record) => sampled(rules, record));
  const decided = tables.filter(({ state }) => rules.toMove(state).length > 0);
  const random = randomFrom('parts');
  const mover = (state: object) => rules.toMove(state)[0]!;
  const over = (all: readonly Table[], work: (table: Table) => void) => {
    let index = 0;
    return cost(() => work(all[index++ % all.length]!));
  };
  const clone = over(tables, ({ state }) => void rules.clone(state));
  const views = decided.map(({ state }) => ({ seat: mover(state), view: rules.view(state, mover(state)) }));
  const picked = decided.map(({ state }) => random.pick(rules.legal(state, mover(state))));
  let index = 0;
  print('clone', clone, clone);
  print(
    'legal',
    over(decided, ({ state }) => void rules.legal(state, mover(state))),
    clone,
  );
  const applied = over(decided, ({ state }) => {
    const copy = rules.clone(state);
    rules.apply(copy, mover(copy), picked[index++ % picked.length]!, random, undefined);
  });
  print('apply', Math.max(0, applied - clone), clone);
  print(
    'view',
    over(decided, ({ state }) => void rules.view(state, mover(state))),
    clone,
  );
  print(
    'redeal',
    over(decided, () => {
      const { view, seat } = views[index++ % views.length]!;
      rules.redeal(view, seat, random);
    }),
    clone,
  );
}

function print(name: string, microseconds: number, unit: number, more = ''): void {
  console.log(
    `  ${name.padEnd(36)} ${figure(microseconds).padStart(9)} µs  × ${figure(microseconds / unit).padStart(6)}  ${more}`,
  );
}

function step(rules: Rules, { players, options, seed, turns }: GameRecord): void {
  let table = startTable(rules, players, options, seed);
  for (const { seat, move } of turns) table = nextTable(rules, table, seat, move);
}

function reduce(rules: Rules, game: Game, { players, options, seed, turns }: GameRecord): void {
  const reducer = CreateGameReducer({ game }) as unknown as (state: State, action: object) => State;
  let match = InitializeGame({ game, numPlayers: players, setupData: { options, seed } });
  for (const { seat, move } of turns) {
    const { type, arg } = toAction(move);
    match = reducer(match, { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID: playerIdOf(seat) } });
  }
  if (match.ctx.gameover === undefined) throw new Error(`${rules.id} didn’t end through boardgame.io`);
}

/** What boardgame.io takes for moves that do nothing but end the turn: no game can be quicker. */
function emptyTurns(): void {
  const game: Game = { setup: () => ({}), moves: { pass: () => ({}) }, turn: { minMoves: 1, maxMoves: 1 } };
  const reducer = CreateGameReducer({ game }) as unknown as (state: State, action: object) => State;
  let match = InitializeGame({ game, numPlayers: 2 });
  for (let turn = 0; turn < EMPTY_TURNS; turn++) {
    match = reducer(match, {
      type: 'MAKE_MOVE',
      payload: { type: 'pass', args: [], playerID: match.ctx.currentPlayer },
    });
  }
}

/** Fifty tables spread over a game. */
function sampled(rules: Rules, { players, options, seed, turns }: GameRecord): Table[] {
  const every = Math.max(1, Math.floor(turns.length / 50));
  const tables: Table[] = [];
  let table = startTable(rules, players, options, seed);
  for (const [index, { seat, move }] of turns.entries()) {
    if (index % every === 0) tables.push(table);
    table = nextTable(rules, table, seat, move);
  }
  return tables;
}
