/**
 * What is sent to a table that nobody honest would send; why it is refused here; and what boardgame.io 0.50.2 makes of it as it
 * comes, with the same game, which closes some holes by itself: its moves have no inherited names, its rules judge all arguments.
 */
import { makeMove, type Seated } from '../harness.ts';

/** Its process ends; what it keeps is changed by it; or nothing comes of it, and it says nothing. */
export type Fate = 'ends' | 'changes' | 'ignores';

/** A table where it is seat 0's and seat 1's move, and both hold a card 0. */
export interface Setting {
  readonly id: string;
  /** The attacker's own seat, 1. */
  readonly own: Seated;
  /** The other's player id with the attacker's credentials. */
  readonly posing: Seated;
}

/** The arguments of a message, why they should be refused, and what becomes of boardgame.io's server as it comes. */
export type Attack = readonly [name: string, code: string, stock: Fate, send: (setting: Setting) => readonly unknown[]];

export const bid = [{ card: 0 }];
/** With it both seats hold a card 0. */
export const seed = 'attack 1';
const action = (own: Seated, type: unknown, more: object = {}) => ({
  type,
  payload: { type: 'x', args: [], playerID: own.playerID, credentials: own.credentials },
  ...more,
});
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
const onOwnMatch =
  (make: (setting: Setting) => unknown) =>
  (setting: Setting): readonly unknown[] => [make(setting), 0, setting.id, setting.own.playerID];
const move = (type: string, args: unknown) => onOwnMatch(({ own }) => makeMove(type, args, own));

const storeActions: readonly (readonly [string, Fate])[] = [
  ['SYNC', 'ends'],
  ['UPDATE', 'ends'],
  ['RESET', 'ends'],
  ['PATCH', 'ends'],
  ['PLUGIN', 'ignores'],
  ['STRIP_TRANSIENTS', 'ignores'],
  ['GAME_EVENT', 'changes'],
  ['NOPE', 'ignores'],
  ['__proto__', 'ignores'],
];
const events: readonly (readonly [string, Fate])[] = [
  ['endTurn', 'changes'],
  ['endPhase', 'changes'],
  ['endGame', 'changes'],
  ['setPhase', 'ends'],
  ['pass', 'changes'],
  ['setStage', 'changes'],
  ['setActivePlayers', 'changes'],
  ['toString', 'ends'],
  ['valueOf', 'ends'],
];
const inherited: readonly (readonly [string, Fate])[] = [
  ['hasOwnProperty', 'ignores'],
  ['valueOf', 'ignores'],
  ['__defineGetter__', 'ignores'],
  ['isPrototypeOf', 'ignores'],
  ['toLocaleString', 'ignores'],
  ['toString', 'ignores'],
  ['constructor', 'ignores'],
  ['__proto__', 'ignores'],
];

export const updates: readonly Attack[] = [
  ...storeActions.map(([type, stock]): Attack => [
    `a store action ${type} with a state of its own`,
    'unknownAction',
    stock,
    onOwnMatch(({ own }) =>
      action(own, type, {
        state: { G: {}, ctx: { gameover: { winner: '1' } } },
        patch: [{ op: 'replace', path: '/G', value: 1 }],
      }),
    ),
  ]),
  ...events.map(([event, stock]): Attack => [
    `the event ${event}`,
    'unknownAction',
    stock,
    onOwnMatch(({ own }) => ({
      ...action(own, 'GAME_EVENT'),
      payload: { ...action(own, '').payload, type: event, args: ['__proto__'] },
    })),
  ]),
  ...inherited.map(([name, stock]): Attack => [`a move named ${name}`, 'malformed', stock, move(name, [{ card: 0 }])]),
  [
    'another seat with the own credentials',
    'notYourSeat',
    'ignores',
    ({ id, posing }) => [makeMove('bid', bid, posing), 0, id, '0'],
  ],
  [
    'no credentials',
    'notYourSeat',
    'ignores',
    ({ id }) => [makeMove('bid', bid, { playerID: '1', credentials: '' }), 0, id, '1'],
  ],
  [
    'guessed credentials',
    'notYourSeat',
    'ignores',
    ({ id }) => [makeMove('bid', bid, { playerID: '1', credentials: 'guess' }), 0, id, '1'],
  ],
  ['a spectator', 'noSuchSeat', 'ignores', ({ id, own }) => [makeMove('bid', bid, own), 0, id, null]],
  ['the seat __proto__', 'noSuchSeat', 'ignores', ({ id, own }) => [makeMove('bid', bid, own), 0, id, '__proto__']],
  ['the seat toString', 'noSuchSeat', 'ignores', ({ id, own }) => [makeMove('bid', bid, own), 0, id, 'toString']],
  ['a seat as a number', 'noSuchSeat', 'changes', ({ id, own }) => [makeMove('bid', bid, own), 0, id, 1]],
  ['a seat as a list', 'noSuchSeat', 'changes', ({ id, own }) => [makeMove('bid', bid, own), 0, id, ['1']]],
  ['a seat that is not there', 'noSuchSeat', 'ignores', ({ id, own }) => [makeMove('bid', bid, own), 0, id, '2']],
  ['an unknown match', 'noSuchMatch', 'ignores', ({ own }) => [makeMove('bid', bid, own), 0, 'nope', '1']],
  ['the match __proto__', 'noSuchMatch', 'ignores', ({ own }) => [makeMove('bid', bid, own), 0, '__proto__', '1']],
  ['no match', 'noSuchMatch', 'ignores', ({ own }) => [makeMove('bid', bid, own), 0]],
  ['a match as a record', 'noSuchMatch', 'ignores', ({ own }) => [makeMove('bid', bid, own), 0, {}, '1']],
  ['a long match id', 'noSuchMatch', 'ignores', ({ own }) => [makeMove('bid', bid, own), 0, 'x'.repeat(50_000), '1']],
  ['nothing', 'noSuchMatch', 'ignores', () => []],
  ['null for an action', 'malformed', 'ignores', onOwnMatch(() => null)],
  ['a number for an action', 'malformed', 'ignores', onOwnMatch(() => 7)],
  ['a text for an action', 'malformed', 'ignores', onOwnMatch(() => 'MAKE_MOVE')],
  ['a list for an action', 'malformed', 'ignores', onOwnMatch(() => [])],
  ['an action without payload', 'malformed', 'ignores', onOwnMatch(() => ({ type: 'MAKE_MOVE' }))],
  ['an action with a null payload', 'malformed', 'ignores', onOwnMatch(() => ({ type: 'MAKE_MOVE', payload: null }))],
  [
    'an action without type',
    'unknownAction',
    'ends',
    onOwnMatch(({ own }) => ({ payload: makeMove('bid', bid, own).payload })),
  ],
  [
    'a move without name',
    'malformed',
    'ignores',
    onOwnMatch(({ own }) => ({ ...makeMove('bid', bid, own), payload: { ...own, args: [] } })),
  ],
  ['a move of another phase', 'wrongPhase', 'ignores', move('roll', [null])],
  ['a move without argument', 'malformed', 'ignores', move('bid', [])],
  ['a move with two arguments', 'malformed', 'ignores', move('bid', [{ card: 0 }, { card: 0 }])],
  ['a move with a text for an argument', 'malformed', 'ignores', move('bid', ['card'])],
  ['a card that is no number', 'malformed', 'ignores', move('bid', [{ card: '0' }])],
  ['a card off the scale', 'malformed', 'ignores', move('bid', [{ card: 1e9 }])],
  ['a negative card', 'malformed', 'ignores', move('bid', [{ card: -1 }])],
  ['a fractional card', 'malformed', 'ignores', move('bid', [{ card: 0.5 }])],
  ['a stray field', 'malformed', 'ignores', move('bid', [{ card: 0, free: true }])],
  ['a field named type', 'malformed', 'ignores', move('bid', [{ card: 0, type: 'roll' }])],
  ['a field named __proto__', 'malformed', 'ignores', move('bid', [JSON.parse('{"card":0,"__proto__":{"coins":9}}')])],
  ['a field named constructor', 'malformed', 'ignores', move('bid', [{ card: 0, constructor: {} }])],
  ['arguments nested 2000 deep', 'malformed', 'ignores', move('bid', nested(2000))],
  [
    'a long list of arguments',
    'malformed',
    'ignores',
    move(
      'bid',
      Array.from({ length: 10_000 }, () => 0),
    ),
  ],
  ['a buffer', 'malformed', 'ignores', move('bid', [Buffer.from('card')])],
  ['an old state', 'stale', 'ignores', ({ id, own }) => [makeMove('bid', bid, own), -1, id, '1']],
  ['a future state', 'stale', 'ignores', ({ id, own }) => [makeMove('bid', bid, own), 1, id, '1']],
  ['no state', 'stale', 'ignores', ({ id, own }) => [makeMove('bid', bid, own), null, id, '1']],
  ['a state as a text', 'stale', 'ignores', ({ id, own }) => [makeMove('bid', bid, own), '0', id, '1']],
  ['an undo while several decide', 'notYourTurn', 'ignores', onOwnMatch(({ own }) => action(own, 'UNDO'))],
  ['a redo while several decide', 'notYourTurn', 'ignores', onOwnMatch(({ own }) => action(own, 'REDO'))],
];

/** The arguments of `sync`, at a table of three whose last seat was left, by who sits in its first. */
export const syncs: readonly Attack[] = [
  ['an unknown match', 'noSuchMatch', 'changes', () => ['nope', null]],
  ['the match __proto__', 'noSuchMatch', 'changes', () => ['__proto__', '0']],
  ['a match that is no text', 'noSuchMatch', 'changes', () => [{ length: 1 }, null]],
  ['nothing', 'noSuchMatch', 'changes', () => []],
  ['an unknown match with many players', 'noSuchMatch', 'ignores', () => ['new', null, undefined, 1e9]],
  ['a free seat', 'notYourSeat', 'ignores', ({ id }) => [id, '2']],
  ['a taken seat', 'notYourSeat', 'ignores', ({ id }) => [id, '1', 'guess']],
  ['another seat', 'seatMoved', 'ignores', ({ id, own }) => [id, '1', own.credentials]],
  ['the seat __proto__', 'noSuchSeat', 'ignores', ({ id, own }) => [id, '__proto__', own.credentials]],
  ['a seat as a record', 'noSuchSeat', 'ignores', ({ id, own }) => [id, {}, own.credentials]],
];
