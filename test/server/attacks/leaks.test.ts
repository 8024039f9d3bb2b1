/** Everything a socket receives during whole games, searched for what its seat may not know. */
import { expect, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { shelf } from '../../../games/index.ts';
import { toAction } from '../../../games/kit/action.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Move, Rules, Seat } from '../../../games/kit/rules.ts';
import { type Table, viewTable } from '../../../games/kit/table.ts';
import type { History } from '../../../server/contract/messages.ts';
import {
  bazaar,
  games,
  makeMove,
  type RawSocket,
  rawSocket,
  type Seated,
  seatedMatch,
  serve,
  tableOf,
  type TestServer,
  until,
} from '../harness.ts';

interface Received {
  readonly G: Table;
  readonly _stateID: number;
  readonly _undo: readonly unknown[];
  readonly _redo: readonly unknown[];
  readonly plugins: Readonly<Record<string, unknown>>;
}

interface LogEntry {
  readonly action: { readonly type: string; readonly payload: { readonly playerID: string; readonly args: unknown } };
}

const SEED = 'a5a5deadbeef5a5a0123456789abcdef';

/** All states a server was in, by their id. */
type Truth = Map<number, Table>;

/** Plays a random game of at most `longest` moves through sockets of all seats. */
async function playThrough(
  agora: TestServer,
  rules: Rules,
  matchID: string,
  seats: readonly Seated[],
  longest: number,
) {
  const sockets = await Promise.all(seats.map(() => rawSocket(agora.url, rules.id)));
  const spectator = await rawSocket(agora.url, rules.id);
  for (const [seat, { socket }] of sockets.entries())
    socket.emit('sync', matchID, String(seat), seats[seat]?.credentials);
  spectator.socket.emit('sync', matchID, null);
  // Who comes from one address comes in turns.
  await until(() => [...sockets, spectator].every((each) => each.last('sync')));
  const random = randomFrom('leaks');
  const truth: Truth = new Map([[0, tableOf(agora, matchID)]]);
  for (let moves = 0; moves < longest; moves++) {
    const { state } = tableOf(agora, matchID);
    const deciding = rules.toMove(state);
    if (deciding.length === 0) break;
    const seat = random.pick(deciding);
    const { type, arg } = toAction(random.pick(rules.legal(state, seat)));
    const stateID = agora.store.state(matchID)?._stateID ?? 0;
    const action = makeMove(type, [arg], seats[seat] as Seated);
    const receipt = await sockets[seat]?.update(action, stateID, matchID, String(seat));
    expect(receipt).toEqual({ ok: true, stateID: stateID + 1 });
    truth.set(stateID + 1, tableOf(agora, matchID));
    if (moves % 50 === 7) spectator.socket.emit('sync', matchID, null);
  }
  const latest = Math.max(...truth.keys());
  const isThere = (watcher: RawSocket) =>
    watcher.received.some(({ event, args }) => event === 'update' && (args[1] as Received)._stateID === latest);
  await until(() => [...sockets, spectator].every(isThere));
  return { sockets, spectator, truth };
}

/** Holds every message against what the seat may see of the true state. */
function inspect(rules: Rules, { received }: RawSocket, seat: Seat | null, truth: Truth): void {
  for (const { event, args } of received) {
    if (event === 'update' || event === 'sync') {
      const state = (event === 'update' ? args[1] : (args[1] as { state: Received }).state) as Received;
      inspectState(rules, state, seat, truth);
      const log = (event === 'update' ? args[2] : (args[1] as { log: LogEntry[] }).log) as LogEntry[];
      for (const { action } of log)
        if (action.type === 'MAKE_MOVE' && action.payload.playerID !== String(seat))
          expect(action.payload.args).toBeNull();
      if (event === 'sync') inspectState(rules, (args[1] as { initialState: Received }).initialState, seat, truth);
    }
    if (event === 'agora:history')
      for (const { stateID, events } of (args[1] as History).moments)
        expect(events).toEqual(viewTable(rules, truth.get(stateID) as Table, seat).events);
  }
}

function inspectState(rules: Rules, state: Received, seat: Seat | null, truth: Truth): void {
  const whole = truth.get(state._stateID);
  if (whole === undefined) throw new Error(`no state ${state._stateID}`);
  expect(state.G).toEqual(viewTable(rules, whole, seat));
  expect([state._undo, state._redo]).toEqual([[], []]);
  expect(JSON.stringify(state.plugins)).not.toMatch(/seed|prng/);
}

const cases = [
  ['bazaar', 1000],
  ['katason', 150],
] as const;

test.each(cases)('nobody at a table of %s receives what their seat may not know', async (id, longest) => {
  const all = new Map([...games, ...shelf]);
  const module = await all.get(id)?.load();
  if (module === undefined) throw new Error(`no ${id}`);
  const agora = await serve({}, { games: all });
  const { matchID, seats } = await seatedMatch(agora.url, 3, id, SEED);
  const { rules } = module;
  const { sockets, spectator, truth } = await playThrough(agora, rules, matchID, seats, longest);
  for (const [seat, socket] of sockets.entries()) inspect(rules, socket, seat, truth);
  inspect(rules, spectator, null, truth);

  const words = [...truth.values()].flatMap(({ random }) => random).filter((word) => Math.abs(word) > 1e6);
  const kept = Object.values(agora.store.metadata(matchID)?.players ?? {}).map((player) => player.credentials ?? '');
  for (const [seat, socket] of [...sockets, spectator].entries()) {
    const bytes = JSON.stringify(socket.received);
    for (const secret of [SEED, ...kept, ...seats.map(({ credentials }) => credentials)])
      expect(bytes).not.toContain(secret);
    const numbers = new Set(bytes.match(/\d{7,}/g));
    expect(
      words.filter((word) => numbers.has(String(Math.abs(word)))),
      `seat ${seat}`,
    ).toEqual([]);
  }
});

test('another seat hears of a hidden choice only that it was made', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const [own, other, spectator] = await Promise.all([rawSocket(agora.url), rawSocket(agora.url), rawSocket(agora.url)]);
  own.socket.emit('sync', matchID, '0', seats[0]?.credentials);
  other.socket.emit('sync', matchID, '1', seats[1]?.credentials);
  spectator.socket.emit('sync', matchID, null);
  await until(() => [own, other, spectator].every((socket) => socket.last('agora:history')));
  const move = bazaar.rules.legal(tableOf(agora, matchID).state, 0)[0] as Move & { card: number };
  await own.update(makeMove('bid', [{ card: move.card }], seats[0] as Seated), 0, matchID, '0');
  const update = async (socket: RawSocket) =>
    (await until(() => socket.last('update'))) as [string, Received, LogEntry[]];
  const [, mine, myLog] = await update(own);
  expect(mine.G.events).toEqual([{ type: 'bidPlaced', seat: 0, secret: { seats: [0], card: move.card } }]);
  expect(myLog[0]?.action.payload.args).toEqual([{ card: move.card }]);
  for (const socket of [other, spectator]) {
    const [, theirs, log] = await update(socket);
    expect(theirs.G.events).toEqual([{ type: 'bidPlaced', seat: 0 }]);
    expect(log[0]?.action.payload.args).toBeNull();
    expect((theirs.G.state as { bids: number[] }).bids).toEqual([-2, -1]);
  }
});

test('a seat that was followed with credentials of a former player falls silent', async () => {
  const agora = await serve();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 3 });
  await lobby.joinMatch('bazaar', matchID, { playerName: 'Ann', playerID: '0' });
  const bo = await lobby.joinMatch('bazaar', matchID, { playerName: 'Bo', playerID: '1' });
  const former = await rawSocket(agora.url);
  former.socket.emit('sync', matchID, '1', bo.playerCredentials);
  await until(() => former.last('agora:history'));
  await lobby.leaveMatch('bazaar', matchID, { playerID: '1', credentials: bo.playerCredentials });
  await until(() => former.last('agora:refused'));
  expect(former.last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'seatLost' } });
  former.received.length = 0;
  const joined = await lobby.joinMatch('bazaar', matchID, { playerName: 'New', playerID: '1' });
  const newcomer = await rawSocket(agora.url);
  newcomer.socket.emit('sync', matchID, '1', joined.playerCredentials);
  await until(() => newcomer.last('matchData'));
  expect(former.received).toEqual([]);
});
