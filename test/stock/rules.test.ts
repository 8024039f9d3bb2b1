/** What becomes of plain boardgame.io games by the contract. */
import type { Ctx, Game } from 'boardgame.io';
import { describe, expect, test } from 'vitest';
import type { GameEvent, Move, Rules } from '../../games/kit/rules.ts';
import { outcome } from '../../games/kit/stock/outcome.ts';
import { stockGame } from '../../games/kit/stock/stock.ts';
import { nextTable, startTable, type Table } from '../../games/kit/table.ts';
import { recordRandomGame, replay } from '../../games/kit/record.ts';
import { ballots } from './games/ballots.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { tricks } from './games/tricks.ts';

const move = (type: string, ...args: unknown[]) => ({ type, args }) as Move;
const rulesOf = async (game: Game): Promise<Rules> => (await stockGame(game.name ?? 'game', game).load()).rules;
const G = ({ state }: Table) => (state as unknown as { G: Record<string, unknown> }).G;

/** A table after these moves. */
function after(
  rules: Rules,
  players: number,
  moves: readonly (readonly [seat: number, move: Move])[],
  options = {},
): Table {
  return moves.reduce(
    (table, [seat, made]) => {
      expect(rules.refuse(table.state, seat, made)).toBeUndefined();
      return nextTable(rules, table, seat, made);
    },
    startTable(rules, players, options, 'a seed'),
  );
}

test('a game says of itself what it says to boardgame.io', () => {
  expect(stockGame('five', ballots).meta).toMatchObject({
    id: 'five',
    names: { en: 'ballots' },
    players: { min: 2, max: 5, default: 2 },
  });
  expect(stockGame('any', {}).meta.players).toEqual({ min: 2, max: 4, default: 2, unsaid: true });
  expect(stockGame('alone', { maxPlayers: 1 }).meta.players).toEqual({ min: 1, max: 1, default: 1 });
  expect(stockGame('crowd', { minPlayers: 7 }).meta).toMatchObject({
    players: { min: 7, max: 7, default: 7, unsaid: true },
  });
  expect(stockGame('crowd', { minPlayers: 7 }).meta.colours).toHaveLength(7);
  expect(stockGame('long', ticTacToe, { minutes: 90, names: { de: 'Drei' } }).meta).toMatchObject({
    minutes: 90,
    names: { de: 'Drei' },
  });
});

test('moves are refused with a code, by what boardgame.io says of them', async () => {
  const rules = await rulesOf(ballots);
  const start = startTable(rules, 3, {}, 'a seed');
  const refused = (table: Table, seat: number, made: unknown) => rules.refuse(table.state, seat, made)?.code;
  expect(rules.phase(start.state)).toBe('choosing');
  expect(rules.toMove(start.state)).toEqual([0, 1, 2]);
  expect(rules.refuse(start.state, 0, move('note', 'early'))).toEqual({ code: 'wrongPhase', phase: 'choice' });
  for (const made of [
    null,
    'choose',
    {},
    { type: 'choose' },
    { type: 'choose', args: 1 },
    move('toString'),
    move('events.endGame'),
  ])
    expect(refused(start, 0, made)).toBe('malformed');
  const noting = after(
    rules,
    3,
    [0, 1, 2].map((seat) => [seat, move('choose', 1)] as const),
  );
  expect(rules.toMove(noting.state)).toEqual([0]);
  expect(refused(noting, 1, move('note', 'not mine'))).toBe('notYourTurn');
  expect(refused(noting, 0, move('events.endStage'))).toBe('invalidMove');
  expect(refused(noting, 0, move('events.endTurn', { next: '9' }))).toBe('invalidMove');
  expect(() => rules.refuse(noting.state, 0, move('note', 5))).toThrow('text.trim');
  const xo = await rulesOf(ticTacToe);
  const one = after(xo, 2, [[0, move('clickCell', 4)]]);
  for (const cell of [4, 9, -1, 'length', null, {}, undefined])
    expect(xo.refuse(one.state, 1, move('clickCell', cell))).toEqual({ code: 'invalidMove' });
  const over = after(
    xo,
    2,
    [0, 3, 1, 4, 2].map((cell, at) => [at % 2, move('clickCell', cell)] as const),
  );
  expect(xo.refuse(over.state, 1, move('clickCell', 8))).toEqual({ code: 'gameOver' });
  expect([xo.toMove(over.state), xo.legal(over.state, 1)]).toEqual([[], []]);
});

test('a game begins in its first phase, or in none', async () => {
  const phased = (start: boolean): Game => ({
    phases: { later: {}, first: { start, next: 'later' } },
    moves: { go: () => {} },
  });
  for (const [start, phases] of [
    [true, ['first', 'later', 'play']],
    [false, ['play', 'later', 'first']],
  ] as const) {
    const rules = await rulesOf(phased(start));
    expect(rules.phases).toEqual(phases);
    expect(rules.phase(startTable(rules, 2, {}, 'x').state)).toBe(phases[0]);
  }
});

test('what is listed is what the author enumerates, else moves without arguments and events by name', async () => {
  const xo = await rulesOf(ticTacToe);
  const one = after(xo, 2, [[0, move('clickCell', 4)]]);
  expect(xo.legal(one.state, 1)).toEqual([0, 1, 2, 3, 5, 6, 7, 8].map((cell) => move('clickCell', cell)));
  expect(xo.legal(one.state, 0)).toEqual([]);
  const rules = await rulesOf(ballots);
  expect(rules.legal(startTable(rules, 2, {}, 'x').state, 0)).toEqual([move('events.endTurn')]);
  const noting = after(
    rules,
    2,
    [0, 1].map((seat) => [seat, move('choose', 1)] as const),
  );
  expect(rules.legal(noting.state, 0)).toEqual([move('skip'), move('events.endTurn')]);
});

test('a seat sees by playerView, and neither secrets nor the seed of chance are in a view', async () => {
  const rules = await rulesOf(tricks);
  const { state } = startTable(rules, 2, {}, 'a seed');
  const seen = rules.view(state, 1) as unknown as { G: { players: object } };
  expect(Object.keys(seen.G.players)).toEqual(['1']);
  for (const seat of [null, 0, 1]) {
    const text = JSON.stringify(rules.view(state, seat));
    for (const secret of ['secret', 'deck', 'seed', 'prngstate']) expect(text).not.toContain(secret);
  }
});

test('the same seed and moves lead to the same position, and chance comes from the table alone', async () => {
  const dice: Game<{ rolled: number[] }> = {
    setup: ({ random }) => ({ rolled: [random.D6()] }),
    seed: 'always the same',
    moves: { roll: ({ G, random }) => void G.rolled.push(random.D6()), wait: () => {} },
  };
  const rules = await rulesOf(dice);
  const rolls = (seed: string, kinds: readonly string[]) =>
    kinds.reduce((table, kind) => nextTable(rules, table, 0, move(kind)), startTable(rules, 2, {}, seed));
  const twenty = Array<string>(20).fill('roll');
  expect(G(rolls('one', twenty))).toEqual(G(rolls('one', twenty)));
  expect(G(rolls('one', twenty))).not.toEqual(G(rolls('two', twenty)));
  expect(new Set(G(rolls('one', twenty))['rolled'] as number[]).size).toBeGreaterThan(3);
  expect(rolls('one', ['roll']).undoable).toBe(false);
  expect(rolls('one', ['roll', 'wait']).undoable).toBe(true);
});

describe('what can be taken back', () => {
  const moves = (more: object = {}) => ({ stay: { move: () => {}, ...more } });
  const undoable = async (game: Game) => nextTableOf(await rulesOf(game)).undoable;
  const nextTableOf = (rules: Rules) => nextTable(rules, startTable(rules, 2, {}, 'x'), 0, move('stay'));
  const view: Game['playerView'] = ({ G }) => ({ ...(G as object) });
  test.each<[string, Game, boolean]>([
    ['a move', { moves: moves() }, true],
    ['one that is not undoable', { moves: moves({ undoable: false }) }, false],
    [
      'one that is by what it finds',
      { moves: moves({ undoable: ({ ctx }: { ctx: Ctx }) => ctx.numMoves === 1 }) },
      true,
    ],
    ['any where undo is disabled', { moves: moves({ undoable: true }), disableUndo: true }, false],
    ['one that may have shown something', { moves: moves(), playerView: view }, false],
    ['one that hasn’t, by its own word', { moves: moves({ undoable: true }), playerView: view }, true],
  ])('%s', async (_, game, may) => {
    expect(await undoable(game)).toBe(may);
  });
});

test('a move changes nothing of the position before it, not even what boardgame.io writes into', async () => {
  const rules = await rulesOf(ballots);
  // As it is read from a database.
  const before = JSON.parse(JSON.stringify(startTable(rules, 3, {}, 'x'))) as Table;
  const text = JSON.stringify(before);
  const one = nextTable(rules, before, 1, move('choose', 2));
  rules.refuse(one.state, 0, move('choose', 2));
  rules.legal(before.state, 0);
  rules.view(before.state, null);
  expect(JSON.stringify(before)).toBe(text);
  expect(rules.toMove(one.state)).toEqual([0, 2]);
});

test('moves are told with their turn, and what the game redacts to its mover alone', async () => {
  const rules = await rulesOf(tricks);
  const start = startTable(rules, 2, {}, 'a seed');
  const [first] = rules.legal(start.state, 0) as [Move];
  const led = nextTable(rules, start, 0, first);
  const [second] = rules.legal(led.state, 1) as [Move];
  const answered = nextTable(rules, led, 1, second);
  const told: GameEvent[] = [...led.events, ...answered.events];
  const {
    args: [card],
  } = second as unknown as { args: number[] };
  expect(told).toMatchObject([
    { type: 'made', seat: 0, move: 'lead', turn: 1, args: [expect.any(Number)] },
    { type: 'made', seat: 1, move: 'answer', turn: 1, secret: { seats: [1], args: [card] } },
  ]);
  expect(told[1]).not.toHaveProperty('args');
});

test.each<[string, unknown, string, readonly (readonly [seat: number, rank: number, score: number])[]]>([
  [
    'a winner',
    { winner: '1' },
    'won',
    [
      [1, 1, 0],
      [0, 2, 0],
      [2, 2, 0],
    ],
  ],
  [
    'a winner by number',
    { winner: 2 },
    'won',
    [
      [2, 1, 0],
      [0, 2, 0],
      [1, 2, 0],
    ],
  ],
  [
    'winners',
    { winners: ['2', '0'] },
    'won',
    [
      [0, 1, 0],
      [2, 1, 0],
      [1, 3, 0],
    ],
  ],
  [
    'a draw',
    { draw: true },
    'drawn',
    [
      [0, 1, 0],
      [1, 1, 0],
      [2, 1, 0],
    ],
  ],
  [
    'scores',
    { scores: [3, 9, 3] },
    'scored',
    [
      [1, 1, 9],
      [0, 2, 3],
      [2, 2, 3],
    ],
  ],
  [
    'a winner against the scores',
    { winner: '0', scores: { 0: 1, 1: 5, 2: 7 } },
    'won',
    [
      [0, 1, 1],
      [2, 2, 7],
      [1, 3, 5],
    ],
  ],
  [
    'a winner who is nobody',
    { winner: 'red' },
    'over',
    [
      [0, 1, 0],
      [1, 1, 0],
      [2, 1, 0],
    ],
  ],
  [
    'nothing more',
    true,
    'over',
    [
      [0, 1, 0],
      [1, 1, 0],
      [2, 1, 0],
    ],
  ],
])('the places by %s', (_, gameover, ending, places) => {
  const result = outcome({ gameover, numPlayers: 3 } as Ctx);
  expect(result?.ending).toBe(ending);
  expect(result?.undecided).toBe(ending === 'over' ? true : undefined);
  expect(result?.places.map(({ seat, rank, score }) => [seat, rank, score])).toEqual(places);
});

test('a record of a match replays to its end', async () => {
  for (const game of [ticTacToe, tricks]) {
    const { meta, load } = stockGame(game.name!, game);
    const { rules } = await load();
    const { record, end } = recordRandomGame(rules, { players: 2, options: {}, seed: 'a game' });
    expect(rules.result(end.state)).toBeDefined();
    expect(replay(rules, meta, JSON.parse(JSON.stringify(record)) as typeof record)).toEqual(end);
  }
});
