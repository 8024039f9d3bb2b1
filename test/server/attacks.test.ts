/** What stock boardgame.io 0.50.2 leaves open, tried on a table where it is seat 0's and seat 1's move. */
import { expect, test } from 'vitest';
import type { Receipt } from '../../server/wire.ts';
import type { Bazaar } from '../kit/bazaar.ts';
import { makeMove, rawSocket, type Seated, seatedMatch, serve, stockClient, tableOf, until } from './harness.ts';

interface Scene {
  readonly id: string;
  /** The attacker's own seat, 1. */
  readonly own: Seated;
  /** The other's player id with the attacker's credentials. */
  readonly posing: Seated;
}

/** The arguments of `update`, and why they should be refused. */
type Attack = readonly [name: string, code: string, send: (scene: Scene) => readonly unknown[]];

const bid = [{ card: 0 }];
const action = (own: Seated, type: unknown, more: object = {}) => ({
  type,
  payload: { type: 'x', args: [], playerID: own.playerID, credentials: own.credentials },
  ...more,
});
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
const onOwnMatch =
  (make: (scene: Scene) => unknown) =>
  (scene: Scene): readonly unknown[] => [make(scene), 0, scene.id, scene.own.playerID];
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

/** The match accepts an honest move. */
async function stillPlays(url: string, matchID: string, seated: Seated): Promise<void> {
  const client = stockClient(url, matchID, seated);
  const state = await until(() => client.getState());
  const { hands } = state.G.state as { hands: number[] };
  client.moves['bid']?.({ card: hands.slice(5).findIndex((count) => count > 0) });
  await until(() => client.getState()?._stateID === 1);
}

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

test('no move before all seats are taken', async () => {
  const agora = await serve();
  const { matchID, seats, lobby } = await seatedMatch(agora.url);
  await lobby.leaveMatch('bazaar', matchID, seats[0] as Seated);
  const waiting = await rawSocket(agora.url);
  const receipt = await waiting.update(makeMove('bid', bid, seats[1] as Seated), 0, matchID, '1');
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
  expect(agora.store.log(matchID).filter(({ action }) => action.type === 'MAKE_MOVE')).toHaveLength(1);
});

const syncs: readonly (readonly [string, string, (id: string, seated: Seated) => readonly unknown[]])[] = [
  ['an unknown match', 'noSuchMatch', () => ['nope', null]],
  ['the match __proto__', 'noSuchMatch', () => ['__proto__', '0']],
  ['a match that is no text', 'noSuchMatch', () => [{ length: 1 }, null]],
  ['nothing', 'noSuchMatch', () => []],
  ['an unknown match with many players', 'noSuchMatch', () => ['new', null, undefined, 1e9]],
  ['a free seat', 'notYourSeat', (id) => [id, '2', undefined]],
  ['a taken seat', 'notYourSeat', (id) => [id, '1', 'guess']],
  ['another seat', 'notYourSeat', (id, { credentials }) => [id, '1', credentials]],
  ['the seat __proto__', 'noSuchSeat', (id, { credentials }) => [id, '__proto__', credentials]],
  ['a seat as a record', 'noSuchSeat', (id, { credentials }) => [id, {}, credentials]],
];

test.each(syncs)('nobody may follow %s: %s', async (_, code, send) => {
  const agora = await serve();
  const { lobby, matchID, seats } = await seatedMatch(agora.url, 3);
  await lobby.leaveMatch('bazaar', matchID, seats[2] as Seated);
  const sniffer = await rawSocket(agora.url);
  sniffer.socket.emit('sync', ...send(matchID, seats[0] as Seated));
  await until(() => sniffer.last('agora:refused'));
  expect(sniffer.last('agora:refused')?.[0]).toMatchObject({ ok: false, refusal: { code } });
  expect(sniffer.last('sync')).toBeUndefined();
  expect(agora.store.listMatches()).toEqual([matchID]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a socket of one game reaches no match of another', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[0] as Seated;
  const stranger = await rawSocket(agora.url, 'fair');
  stranger.socket.emit('sync', matchID, null);
  await until(() => stranger.last('agora:refused'));
  expect(stranger.last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'noSuchMatch' } });
  expect(await stranger.update(makeMove('bid', bid, own), 0, matchID, '0')).toMatchObject({
    refusal: { code: 'noSuchMatch' },
  });
  stranger.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'hi' }, own.credentials);
  await until(() => stranger.received.filter(({ event }) => event === 'agora:refused').length === 2);
  expect(stranger.last('sync')).toBeUndefined();
});

const chats: readonly (readonly [string, string, (own: Seated) => readonly unknown[]])[] = [
  ['for another seat', 'notYourSeat', (own) => [{ id: 'a', sender: '0', payload: 'hi' }, own.credentials]],
  ['without credentials', 'notYourSeat', () => [{ id: 'a', sender: '1', payload: 'hi' }]],
  ['as a spectator', 'noSuchSeat', () => [{ id: 'a', sender: null, payload: 'hi' }]],
  ['an empty line', 'emptyLine', (own) => [{ id: 'a', sender: '1', payload: ' \n\t ' }, own.credentials]],
  ['a record', 'malformed', (own) => [{ id: 'a', sender: '1', payload: { html: 'x' } }, own.credentials]],
  ['null', 'malformed', (own) => [null, own.credentials]],
  ['nothing', 'malformed', () => []],
];

test.each(chats)('nobody chats %s: %s', async (_, code, send) => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const other = stockClient(agora.url, matchID, seats[0]);
  await until(() => other.getState());
  const chatter = await rawSocket(agora.url);
  chatter.socket.emit('chat', matchID, ...send(seats[1] as Seated));
  await until(() => chatter.last('agora:refused'));
  expect(chatter.last('agora:refused')?.[0]).toMatchObject({ refusal: { code } });
  expect(agora.store.chat(matchID)).toEqual([]);
  expect(other.chatMessages).toEqual([]);
});

test('a chat line is cut at five hundred characters, and a flood of lines is refused', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[1] as Seated;
  const chatter = await rawSocket(agora.url);
  const say = (payload: string) =>
    chatter.socket.emit('chat', matchID, { id: 'a', sender: '1', payload }, own.credentials);
  say('x'.repeat(5000));
  await until(() => agora.store.chat(matchID).length === 1);
  expect(agora.store.chat(matchID)[0]?.text).toHaveLength(500);
  for (let line = 0; line < 20; line++) say(`line ${line}`);
  await until(() => chatter.last('agora:refused'));
  expect(chatter.last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'tooFast' } });
  expect(agora.store.chat(matchID).length).toBeLessThanOrEqual(10);
});

test('messages nobody knows, and the names of socket.io itself, end nothing', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const odd = await rawSocket(agora.url);
  const packet = (data: string) => odd.socket.io.engine.write(data);
  for (const event of ['error', 'disconnecting', 'newListener', 'removeListener', '__proto__', 'toString', 'patch'])
    packet(`42/bazaar,${JSON.stringify([event, { message: 'x' }])}`);
  for (const data of [
    '42/bazaar,',
    '42/bazaar,{}',
    '42["sync"]',
    '4999',
    '42/bazaar,[',
    '451-/bazaar,["update",{"_placeholder":true,"num":9}]',
    '9',
  ])
    packet(data);
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  packet(`42/bazaar,7["update",{"type":"MAKE_MOVE","payload":{"type":"bid","args":${deep}}},0,"${matchID}","1"]`);
  packet(`42/bazaar,["sync",${deep}]`);
  await stillPlays(agora.url, matchID, seats[1] as Seated);
});

test('a frame beyond 64 kB costs the sender its connection and nobody else anything', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[1] as Seated;
  const heavy = await rawSocket(agora.url);
  heavy.socket.emit('update', makeMove('bid', ['x'.repeat(100_000)], own), 0, matchID, '1');
  await until(() => heavy.socket.disconnected);
  await stillPlays(agora.url, matchID, own);
});

test('a socket that floods is refused, then cut off', async () => {
  const agora = await serve();
  const flood = await rawSocket(agora.url);
  for (let packet = 0; packet < 1500; packet++) flood.socket.emit('update', null);
  await until(() => flood.socket.disconnected);
  const codes = new Set(
    flood.received.map(({ args }) => (args[0] as Receipt & { refusal: { code: string } }).refusal.code),
  );
  expect(codes).toContain('tooFast');
  expect((await fetch(`${agora.url}/games`)).status).toBe(200);
});

test('one address may hold only so many sockets', async () => {
  const agora = await serve({ socketsPerAddress: 3 });
  const held = [await rawSocket(agora.url), await rawSocket(agora.url), await rawSocket(agora.url)];
  await expect(rawSocket(agora.url)).rejects.toThrow();
  held[0]?.socket.close();
  await until(() => held[0]?.socket.disconnected);
  await expect.poll(async () => (await rawSocket(agora.url).catch(() => undefined)) !== undefined).toBe(true);
});

test('pages of another origin get no socket, those of an allowed one do', async () => {
  const agora = await serve({ origins: ['https://friend.example.org'] });
  await expect(rawSocket(agora.url, 'bazaar', { origin: 'https://evil.example.org' })).rejects.toThrow();
  await expect(rawSocket(agora.url, 'bazaar', { origin: 'null' })).rejects.toThrow();
  await rawSocket(agora.url, 'bazaar', { origin: 'https://friend.example.org' });
  await rawSocket(agora.url, 'bazaar', { origin: agora.url });
});

test('two thousand headers end nothing', async () => {
  const agora = await serve();
  const headers = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`x-${at}`, 'y']));
  await rawSocket(agora.url, 'bazaar', headers).catch(() => undefined);
  expect((await fetch(`${agora.url}/games`)).status).toBe(200);
});
