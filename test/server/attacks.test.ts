/** What stock boardgame.io 0.50.2 leaves open, tried on a table where it is seat 0's and seat 1's move. */
import { expect, test, vi } from 'vitest';
import { LobbyClient } from '#bgio/client';
import type { Receipt } from '../../server/wire.ts';
import type { Bazaar } from '../kit/bazaar.ts';
import { makeMove, rawSocket, type Seated, seatedMatch, serve, stillPlays, tableOf, until } from './harness.ts';

interface Setting {
  readonly id: string;
  /** The attacker's own seat, 1. */
  readonly own: Seated;
  /** The other's player id with the attacker's credentials. */
  readonly posing: Seated;
}

/** The arguments of `update`, and why they should be refused. */
type Attack = readonly [name: string, code: string, send: (setting: Setting) => readonly unknown[]];

const bid = [{ card: 0 }];
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

const storeActions = [
  'SYNC',
  'UPDATE',
  'RESET',
  'PATCH',
  'PLUGIN',
  'STRIP_TRANSIENTS',
  'GAME_EVENT',
  'NOPE',
  '__proto__',
];
const events = [
  'endTurn',
  'endPhase',
  'endGame',
  'setPhase',
  'pass',
  'setStage',
  'setActivePlayers',
  'toString',
  'valueOf',
];
const inherited = [
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'isPrototypeOf',
  'toLocaleString',
  'toString',
  'constructor',
  '__proto__',
];

const attacks: readonly Attack[] = [
  ...storeActions.map((type): Attack => [
    `a store action ${type} with a state of its own`,
    'unknownAction',
    onOwnMatch(({ own }) =>
      action(own, type, {
        state: { G: {}, ctx: { gameover: { winner: '1' } } },
        patch: [{ op: 'replace', path: '/G', value: 1 }],
      }),
    ),
  ]),
  ...events.map((event): Attack => [
    `the event ${event}`,
    'unknownAction',
    onOwnMatch(({ own }) => ({
      ...action(own, 'GAME_EVENT'),
      payload: { ...action(own, '').payload, type: event, args: ['__proto__'] },
    })),
  ]),
  ...inherited.map((name): Attack => [`a move named ${name}`, 'malformed', move(name, [{ card: 0 }])]),
  [
    'another seat with the own credentials',
    'notYourSeat',
    ({ id, posing }) => [makeMove('bid', bid, posing), 0, id, '0'],
  ],
  ['no credentials', 'notYourSeat', ({ id }) => [makeMove('bid', bid, { playerID: '1', credentials: '' }), 0, id, '1']],
  [
    'guessed credentials',
    'notYourSeat',
    ({ id }) => [makeMove('bid', bid, { playerID: '1', credentials: 'guess' }), 0, id, '1'],
  ],
  ['a spectator', 'noSuchSeat', ({ id, own }) => [makeMove('bid', bid, own), 0, id, null]],
  ['the seat __proto__', 'noSuchSeat', ({ id, own }) => [makeMove('bid', bid, own), 0, id, '__proto__']],
  ['the seat toString', 'noSuchSeat', ({ id, own }) => [makeMove('bid', bid, own), 0, id, 'toString']],
  ['a seat as a number', 'noSuchSeat', ({ id, own }) => [makeMove('bid', bid, own), 0, id, 1]],
  ['a seat as a list', 'noSuchSeat', ({ id, own }) => [makeMove('bid', bid, own), 0, id, ['1']]],
  ['a seat that is not there', 'noSuchSeat', ({ id, own }) => [makeMove('bid', bid, own), 0, id, '2']],
  ['an unknown match', 'noSuchMatch', ({ own }) => [makeMove('bid', bid, own), 0, 'nope', '1']],
  ['the match __proto__', 'noSuchMatch', ({ own }) => [makeMove('bid', bid, own), 0, '__proto__', '1']],
  ['no match', 'noSuchMatch', ({ own }) => [makeMove('bid', bid, own), 0]],
  ['a match as a record', 'noSuchMatch', ({ own }) => [makeMove('bid', bid, own), 0, {}, '1']],
  ['a long match id', 'noSuchMatch', ({ own }) => [makeMove('bid', bid, own), 0, 'x'.repeat(50_000), '1']],
  ['nothing', 'noSuchMatch', () => []],
  ['null for an action', 'malformed', onOwnMatch(() => null)],
  ['a number for an action', 'malformed', onOwnMatch(() => 7)],
  ['a text for an action', 'malformed', onOwnMatch(() => 'MAKE_MOVE')],
  ['a list for an action', 'malformed', onOwnMatch(() => [])],
  ['an action without payload', 'malformed', onOwnMatch(() => ({ type: 'MAKE_MOVE' }))],
  ['an action with a null payload', 'malformed', onOwnMatch(() => ({ type: 'MAKE_MOVE', payload: null }))],
  [
    'an action without type',
    'unknownAction',
    onOwnMatch(({ own }) => ({ payload: makeMove('bid', bid, own).payload })),
  ],
  [
    'a move without name',
    'malformed',
    onOwnMatch(({ own }) => ({ ...makeMove('bid', bid, own), payload: { ...own, args: [] } })),
  ],
  ['a move of another phase', 'wrongPhase', move('roll', [null])],
  ['a move without argument', 'malformed', move('bid', [])],
  ['a move with two arguments', 'malformed', move('bid', [{ card: 0 }, { card: 0 }])],
  ['a move with a text for an argument', 'malformed', move('bid', ['card'])],
  ['a card that is no number', 'malformed', move('bid', [{ card: '0' }])],
  ['a card off the scale', 'malformed', move('bid', [{ card: 1e9 }])],
  ['a negative card', 'malformed', move('bid', [{ card: -1 }])],
  ['a fractional card', 'malformed', move('bid', [{ card: 0.5 }])],
  ['a stray field', 'malformed', move('bid', [{ card: 0, free: true }])],
  ['a field named type', 'malformed', move('bid', [{ card: 0, type: 'roll' }])],
  ['a field named __proto__', 'malformed', move('bid', [JSON.parse('{"card":0,"__proto__":{"coins":9}}')])],
  ['a field named constructor', 'malformed', move('bid', [{ card: 0, constructor: {} }])],
  ['arguments nested 2000 deep', 'malformed', move('bid', nested(2000))],
  [
    'a long list of arguments',
    'malformed',
    move(
      'bid',
      Array.from({ length: 10_000 }, () => 0),
    ),
  ],
  ['a buffer', 'malformed', move('bid', [Buffer.from('card')])],
  ['an old state', 'stale', ({ id, own }) => [makeMove('bid', bid, own), -1, id, '1']],
  ['a future state', 'stale', ({ id, own }) => [makeMove('bid', bid, own), 1, id, '1']],
  ['no state', 'stale', ({ id, own }) => [makeMove('bid', bid, own), null, id, '1']],
  ['a state as a text', 'stale', ({ id, own }) => [makeMove('bid', bid, own), '0', id, '1']],
  ['an undo while several decide', 'notYourTurn', onOwnMatch(({ own }) => action(own, 'UNDO'))],
  ['a redo while several decide', 'notYourTurn', onOwnMatch(({ own }) => action(own, 'REDO'))],
];

test.each(attacks)('the table refuses %s: %s', async (_, code, send) => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[1] as Seated;
  const attacker = await rawSocket(agora.url);
  attacker.socket.emit('sync', matchID, own.playerID, own.credentials);
  const before = JSON.stringify(agora.store.state(matchID));
  const receipt = await attacker.update(...send({ id: matchID, own, posing: { ...own, playerID: '0' } }));
  expect(receipt).toMatchObject({ ok: false, refusal: { code } });
  expect(JSON.stringify(agora.store.state(matchID))).toBe(before);
  expect(agora.store.log(matchID)).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  await stillPlays(agora.url, matchID, own);
});

test('the seat that was proven moves, whatever the action says', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[1] as Seated;
  const attacker = await rawSocket(agora.url);
  const { hands } = tableOf<Bazaar>(agora, matchID).state;
  const card = hands.slice(5).findIndex((count) => count > 0);
  const disguised = makeMove('bid', [{ card }], { playerID: '0', credentials: own.credentials });
  expect(await attacker.update(disguised, 0, matchID, '1')).toEqual({ ok: true, stateID: 1 });
  expect(tableOf<Bazaar>(agora, matchID).state.bids).toEqual([-1, card]);
});

test('a refused sender without acknowledgement is told and sees the match again', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[1] as Seated;
  const sender = await rawSocket(agora.url);
  sender.socket.emit('sync', matchID, own.playerID, own.credentials);
  await until(() => sender.last('agora:history'));
  sender.received.length = 0;
  sender.socket.emit('update', makeMove('roll', [null], own), 0, matchID, '1');
  await until(() => sender.last('sync'));
  expect(sender.last('agora:refused')?.[0]).toEqual({
    ok: false,
    refusal: { code: 'wrongPhase', phase: 'bidding' },
    stateID: 0,
  });
});

test('what can not be stored is not played: nobody hears of it and the sender is told', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const [sender, other] = await Promise.all([rawSocket(agora.url), rawSocket(agora.url)]);
  other.socket.emit('sync', matchID, '1', seats[1]?.credentials);
  await until(() => other.last('agora:history'));
  const card = tableOf<Bazaar>(agora, matchID).state.hands.findIndex((count) => count > 0);
  const move = makeMove('bid', [{ card }], seats[0] as Seated);
  const full = vi.spyOn(agora.store, 'setState').mockImplementation(() => {
    throw new Error('disk full');
  });
  const receipt = await sender.update(move, 0, matchID, '0');
  expect(receipt).toEqual({ ok: false, refusal: { code: 'serverError' }, stateID: 0 });
  expect(other.last('update')).toBeUndefined();
  full.mockRestore();
  expect(await sender.update(move, 0, matchID, '0')).toEqual({ ok: true, stateID: 1 });
  await until(() => other.last('update'));
});

test('no move before all seats are taken', async () => {
  const agora = await serve();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2 });
  const { playerCredentials } = await lobby.joinMatch('bazaar', matchID, { playerName: 'Ann', playerID: '1' });
  const waiting = await rawSocket(agora.url);
  const { _stateID } = agora.store.state(matchID)!;
  const ann = { playerID: '1', credentials: playerCredentials };
  const receipt = await waiting.update(makeMove('bid', bid, ann), _stateID, matchID, '1');
  expect(receipt).toMatchObject({ ok: false, refusal: { code: 'waitingForPlayers' } });
});

test('two actions on one state: the first counts, the second is told it is late', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url, 3);
  const sockets = await Promise.all(seats.map(() => rawSocket(agora.url)));
  const { hands } = tableOf<Bazaar>(agora, matchID).state;
  const receipts = await Promise.all(
    sockets.map((socket, seat) => {
      const card = hands.slice(seat * 5).findIndex((count) => count > 0);
      return socket.update(makeMove('bid', [{ card }], seats[seat] as Seated), 0, matchID, String(seat));
    }),
  );
  expect(receipts.filter(({ ok }) => ok)).toEqual([{ ok: true, stateID: 1 }]);
  const late = receipts.filter((receipt): receipt is Extract<Receipt, { ok: false }> => !receipt.ok);
  expect(late.map(({ refusal }) => refusal.code)).toEqual(['stale', 'stale']);
  expect(agora.store.log(matchID)).toHaveLength(1);
});
