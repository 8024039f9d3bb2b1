import { CreateGameReducer, InitializeGame } from '#bgio/internal';
import type { LogEntry, State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { toAction } from '../../games/kit/action.ts';
import { type Table, makeGame } from '../../games/kit/game.ts';
import {
  NO_FORMAT,
  hash,
  historyOf,
  recordRandomGame,
  replay,
  soundPart,
  turnsOf,
  undoneOf,
} from '../../games/kit/record.ts';
import type { Move, Rules, Seat, Turn } from '../../games/kit/rules.ts';
import { type Bazaar, meta, rules } from './bazaar.ts';

const start = { players: 3, options: { rounds: 'long' }, seed: 'record' } as const;

test('a recorded game replays to the same end', () => {
  const { record, end } = recordRandomGame(rules, start);
  expect(rules.result(end.state)).toBeDefined();
  const steps: number[] = [];
  const again = replay(rules, meta, JSON.parse(JSON.stringify(record)), (table) => steps.push(table.step));
  expect(again).toEqual(end);
  expect(steps).toEqual(record.turns.map((_, index) => index + 1));
});

test('of a record that breaks off in an illegal move the moves before it are left, of a sound one all', () => {
  const { record } = recordRandomGame(rules, start);
  expect(soundPart(rules, meta, record)).toBe(record);
  const turns: readonly Turn[] = [...record.turns.slice(0, 5), { seat: 0, move: { type: 'fly' } }];
  expect(soundPart(rules, meta, { ...record, turns }).turns).toEqual(record.turns.slice(0, 5));
  expect(() => soundPart(rules, meta, { ...record, players: 7 })).toThrow(/refused/);
});

test('a record with anything wrong in it is refused in words', () => {
  const { record } = recordRandomGame(rules, start);
  const wrong = (change: object) => () => replay(rules, meta, { ...record, ...change });
  expect(wrong({ game: 'chess' })).toThrow('chess');
  expect(wrong({ players: 7 })).toThrow('wrongPlayerCount');
  expect(wrong({ options: { rounds: 'endless' } })).toThrow('unknownChoice');
  expect(wrong({ turns: [{ seat: 0, move: { type: 'roll' } }] })).toThrow('turn 0');
});

test('a record of before 1.0, which names no format, is refused in words', () => {
  const { record } = recordRandomGame(rules, start);
  const old = { ...record, format: NO_FORMAT };
  const why = 'bazaar knows format 1; 0 is from before 1.0';
  expect(() => replay(rules, meta, old)).toThrow(why);
  expect(() => soundPart(rules, meta, old)).toThrow(why);
});

test('a hash tells values apart and cares for no order of keys', () => {
  expect(hash({ a: 1, b: [1, 2, { c: 'あ' }] })).toBe(hash({ b: [1, 2, { c: 'あ' }], a: 1 }));
  expect(hash({ a: 1, gone: undefined })).toBe(hash({ a: 1 }));
  const values = [null, 0, 1, -1, '', '0', [], {}, [0], [[0]], [0, 0], { a: 0 }, { b: 0 }, { a: null }, true, false];
  expect(new Set(values.map(hash)).size).toBe(values.length);
  const numbers = Array.from({ length: 20_000 }, (_, i) => hash([i % 100, i]));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const half of [0, 8]) {
    const halves = new Set(numbers.map((digits) => digits.slice(half, half + 8)));
    expect(halves.size, 'either half is a fair hash of its own').toBeGreaterThan(numbers.length - 5);
  }
  expect(hash({ game: 'bazaar' })).toMatch(/^[0-9a-f]{16}$/);
});

test('a log with undone and redone moves tells the turns that stand', () => {
  const game = makeGame(rules, meta);
  const reduce = CreateGameReducer({ game }) as unknown as (state: State, action: object) => State;
  let match = InitializeGame({ game, numPlayers: 2, setupData: { seed: 'bazaar' } }) as State<Table<Bazaar>>;
  const first = match.G;
  const log: LogEntry[] = [];
  const send = (action: object) => {
    match = reduce(match, action);
    log.push(...(match.deltalog ?? []));
  };
  const play = (seat: Seat, move: Move & Record<string, unknown>) => {
    const { type, arg } = toAction(move);
    send({ type: 'MAKE_MOVE', payload: { type, args: [arg], playerID: String(seat) } });
  };
  const back = (type: 'UNDO' | 'REDO', seat: Seat) => send({ type, payload: { type: null, playerID: String(seat) } });
  play(0, rules.legal(match.G.state, 0)[0] as Move & Record<string, unknown>);
  play(1, rules.legal(match.G.state, 1).at(-1) as Move & Record<string, unknown>);
  const seat = match.G.state.turn;
  play(seat, { type: 'openStall' });
  play(seat, { type: 'buy', points: 1 });
  back('UNDO', seat);
  play(seat, { type: 'buy', points: 2 });
  back('UNDO', seat);
  back('UNDO', seat);
  back('REDO', seat);
  back('REDO', seat);
  play(seat, { type: 'closeStall' });
  const turns = turnsOf(log);
  expect(turns.map(({ move }) => move.type)).toEqual(['bid', 'bid', 'openStall', 'buy', 'closeStall']);
  expect(turns.map(({ stateID }) => stateID)).toEqual([1, 2, 9, 10, 11]);
  const history = historyOf(rules as Rules<Bazaar>, first, turns);
  expect(history[3]).toEqual({ stateID: 10, events: [{ type: 'bought', seat, points: 2 }] });
  const record = { game: 'bazaar', players: 2, options: {}, seed: first.seed, format: rules.format, turns };
  expect(replay(rules, meta, record)).toEqual(match.G);
});

test('a log says who undid how many moves, and what stood after that', () => {
  let stateID = 0;
  const entry = (type: string, seat: number) => ({
    _stateID: stateID++,
    action: { type, payload: { type: 'roll', args: [null], playerID: String(seat) } },
  });
  const move = (seat: number) => entry('MAKE_MOVE', seat);
  const undo = (seat: number) => entry('UNDO', seat);
  expect(undoneOf([move(0), move(0), move(0)], 3)).toEqual([]);
  const twice = [move(0), move(0), move(0), undo(0), undo(0)];
  expect(undoneOf(twice, 1)).toEqual([{ seat: 0, count: 2, step: 1 }]);
  expect(undoneOf([...twice, entry('REDO', 0)], 2)).toEqual([{ seat: 0, count: 1, step: 2 }]);
  // Another seat's undo is another line, and what was undone after a move that was undone itself stands before that.
  const both = [...twice, move(1), move(0), undo(0), undo(1)];
  expect(undoneOf(both, 1)).toEqual([
    { seat: 0, count: 2, step: 1 },
    { seat: 0, count: 1, step: 1 },
    { seat: 1, count: 1, step: 1 },
  ]);
  // Of the end of a log it is known where it ends.
  expect(undoneOf([move(0), undo(0)], 40)).toEqual([{ seat: 0, count: 1, step: 40 }]);
});
