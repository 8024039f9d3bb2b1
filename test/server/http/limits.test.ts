/** What one sender may cost: counted by connection and address, whatever games it has entered; and what is kept for who doesn't read. */
import { EventEmitter } from 'node:events';
import { get } from 'node:http';
import type { LogEntry } from 'boardgame.io';
import { Manager } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { toAction } from '../../../games/kit/action.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { boundBacklog, type Wire } from '../../../server/transport/backlog.ts';
import type { Receipt } from '../../../server/contract/messages.ts';
import {
  bazaar,
  makeMove,
  type RawSocket,
  rawSocket,
  type Seated,
  seatedMatch,
  serve,
  tableOf,
  type TestServer,
  until,
  chatOf,
} from '../harness.ts';

const refusals = ({ received }: RawSocket) =>
  received.flatMap(({ event, args }) =>
    event === 'agora:refused' ? [(args[0] as { refusal: { code: string } }).refusal.code] : [],
  );
const count = ({ received }: RawSocket, event: string) => received.filter((message) => message.event === event).length;

test('a spectator whose actions are refused is not sent the match for it', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const spectator = await rawSocket(agora.url);
  spectator.socket.emit('sync', matchID, null);
  await until(() => spectator.last('agora:history'));
  for (let sent = 0; sent < 20; sent++)
    spectator.socket.emit('update', makeMove('bid', [{ card: 0 }], seats[0] as Seated), 0, matchID, null);
  await until(() => refusals(spectator).length === 20);
  expect(count(spectator, 'sync')).toBe(1);
});

/** Somebody in the first seat of a match, who can ask how often the match has been sent until now. */
async function playing() {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[0] as Seated;
  const player = await rawSocket(agora.url);
  player.socket.emit('sync', matchID, '0', own.credentials);
  await until(() => player.last('agora:history'));
  const synced = async () => {
    player.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'done' }, own.credentials);
    await until(() => player.last('chat'));
    return count(player, 'sync');
  };
  return { agora, matchID, own, player, synced };
}

test('a player whose actions are refused is sent the match no more often than one may ask for it', async () => {
  const { matchID, own, player, synced } = await playing();
  for (let sent = 1; sent <= 120; sent++) {
    player.socket.emit('update', makeMove('roll', [null], own), 0, matchID, '0');
    // One is sent with the first question, and who is waiting already isn't sent a second.
    await until(() => refusals(player).length === sent && count(player, 'sync') === Math.min(1 + sent, 40));
  }
  expect(await synced()).toBe(40);
});

test('who is too late and gets a receipt has the state already, and is not sent the match', async () => {
  const { agora, matchID, own, player, synced } = await playing();
  const { type, arg } = toAction(bazaar.rules.legal(tableOf(agora, matchID).state, 0)[0] as Move);
  const first = await player.update(makeMove(type, [arg], own), 0, matchID, '0');
  expect(first).toEqual({ ok: true, stateID: 1 });
  expect(player.last('update')?.[1]).toMatchObject({ _stateID: 1 });
  expect(await player.update(makeMove(type, [arg], own), 0, matchID, '0')).toMatchObject({
    refusal: { code: 'stale' },
  });
  expect(await synced()).toBe(1);
});

test('whoever leaves a game and enters it again has no fresh limits', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[0] as Seated;
  const manager = new Manager(agora.url, { transports: ['websocket'], reconnection: false });
  onTestFinished(() => void manager.engine.close());
  // Keeps the connection open meanwhile.
  const held = manager.socket('/fair');
  await until(() => held.connected);
  for (let entered = 0; entered < 3; entered++) {
    const socket = manager.socket('/bazaar');
    await until(() => socket.connected);
    const answers = Array.from({ length: 8 }, (_, line) => {
      const message = { id: 'a', sender: '0', payload: `line ${entered} ${line}` };
      return socket.timeout(20_000).emitWithAck('chat', matchID, message, own.credentials) as Promise<Receipt>;
    });
    await Promise.all(answers);
    socket.disconnect();
    // Once this is answered the server knows that it was left.
    await held.timeout(20_000).emitWithAck('update', null);
  }
  expect(await chatOf(agora, matchID)).toHaveLength(10);
});

test('one address has limits of its own, over all its connections', async () => {
  const agora = await serve({ socketsPerAddress: 100 });
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[0] as Seated;
  const sockets = await Promise.all(Array.from({ length: 12 }, () => rawSocket(agora.url)));
  const answers = sockets.flatMap(({ socket }) =>
    Array.from({ length: 10 }, (_, line) => {
      const message = { id: 'a', sender: '0', payload: `line ${line}` };
      return socket.timeout(20_000).emitWithAck('chat', matchID, message, own.credentials) as Promise<Receipt>;
    }),
  );
  const receipts = await Promise.all(answers);
  expect(receipts.filter(({ ok }) => ok)).toHaveLength(100);
});

test('nobody enters the namespace that is no game', async () => {
  const agora = await serve();
  const manager = new Manager(agora.url, { transports: ['websocket'], reconnection: false });
  onTestFinished(() => void manager.engine.close());
  const socket = manager.socket('/');
  const answer = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
  expect(answer).toBe('noSuchGame');
});

test('packets that are no messages end a connection too, when they are too many', async () => {
  const agora = await serve();
  const flood = await rawSocket(agora.url);
  const { ws } = flood.socket.io.engine.transport as unknown as { ws: { send(packet: string): void } };
  const pong = '3';
  for (let sent = 0; sent < 1500; sent++) ws.send(pong);
  await until(() => flood.socket.disconnected);
});

test('scripts of foreign pages, which name no origin, get no connection', async () => {
  const agora = await serve();
  const poll = (query: string) => fetch(`${agora.url}/socket.io/?EIO=4&transport=polling${query}`);
  expect((await poll('')).status).toBe(200);
  expect((await poll('&j=0')).status).toBe(403);
  expect((await poll('&b64=1&j=')).status).toBe(403);
});

/** A connection whose network takes nothing until it is told to. */
function slowWire() {
  const wire = new EventEmitter();
  const packets: { data: string }[] = [];
  const ended: string[] = [];
  boundBacklog(wire as unknown as Wire, () => ended.push('told'));
  return {
    ended,
    send(length: number) {
      const packet = { data: 'x'.repeat(length) };
      wire.emit('packetCreate', packet);
      packets.push(packet);
    },
    flush: () => wire.emit('flush', packets.splice(0)),
  };
}

test('a connection is cut off when a megabyte waits for it and more comes', () => {
  const wire = slowWire();
  for (let sent = 0; sent < 11; sent++) wire.send(100_000);
  expect(wire.ended).toEqual([]);
  wire.send(1);
  expect(wire.ended).toEqual(['told']);
});

test('a connection that reads may be sent as much as there is', () => {
  const wire = slowWire();
  for (let sent = 0; sent < 50; sent++) {
    wire.send(900_000);
    wire.flush();
  }
  expect(wire.ended).toEqual([]);
});

/** A match whose seat 0 has won the market, and may take back what it does there. */
async function atMarket(agora: TestServer) {
  const { matchID, seats } = await seatedMatch(agora.url, 2, 'bazaar');
  const state = tableOf<{ bids: number[] }>(agora, matchID).state;
  const [low, high] = [0, 1].map((seat) => bazaar.rules.legal(state, seat) as readonly (Move & { card: number })[]);
  const bids = low!.flatMap((mine) => high!.map((theirs) => [mine.card, theirs.card] as const));
  const [mine, theirs] = bids.find(([a, b]) => a !== b)!;
  const sockets = await Promise.all([rawSocket(agora.url), rawSocket(agora.url)]);
  await sockets[0].update(makeMove('bid', [{ card: mine }], seats[0] as Seated), 0, matchID, '0');
  await sockets[1].update(makeMove('bid', [{ card: theirs }], seats[1] as Seated), 1, matchID, '1');
  const winner = mine > theirs ? 0 : 1;
  return { matchID, socket: sockets[winner], own: seats[winner] as Seated };
}

const undo = ({ playerID, credentials }: Seated) => ({ type: 'UNDO', payload: { playerID, credentials } });

test('what is taken back and done again is limited for a while', async () => {
  const agora = await serve();
  const { matchID, socket, own } = await atMarket(agora);
  const receipts: Receipt[] = [];
  for (let sent = 0; sent < 22; sent++) {
    const { _stateID } = agora.store.state(matchID)!;
    receipts.push(
      await socket.update({ ...undo(own), type: sent % 2 ? 'REDO' : 'UNDO' }, _stateID, matchID, own.playerID),
    );
  }
  const codes = receipts.map((receipt) => (receipt.ok ? 'ok' : receipt.refusal.code));
  expect(codes.indexOf('tooFast')).toBe(20);
});

test('a match in which five hundred moves were taken back has had enough', async () => {
  const agora = await serve();
  const { matchID, socket, own } = await atMarket(agora);
  const before = agora.store.state(matchID)!;
  const open = makeMove('openStall', [null], own);
  // As after 499 moves that were taken back, each with an action of its own.
  const late = { ...before, _stateID: before._stateID + 998 };
  agora.store.replace(matchID, late, agora.store.metadata(matchID)!);
  expect(await socket.update(open, 1000, matchID, own.playerID)).toMatchObject({ ok: true });
  expect(await socket.update(undo(own), 1001, matchID, own.playerID)).toMatchObject({ ok: true });
  expect(await socket.update(open, 1002, matchID, own.playerID)).toMatchObject({ ok: true });
  const once = await socket.update(undo(own), 1003, matchID, own.playerID);
  expect(once).toMatchObject({ ok: false, refusal: { code: 'cantUndo' } });
});

test('who comes is told the last forty actions, not all of them', async () => {
  const agora = await serve();
  const { matchID } = await seatedMatch(agora.url);
  let state = agora.store.state(matchID)!;
  const entry = (stateID: number): LogEntry => ({
    action: { type: 'UNDO', payload: { type: 'bid', args: [], playerID: '0' } },
    _stateID: stateID,
    turn: 1,
    phase: '',
  });
  for (let action = 0; action < 60; action++) {
    state = { ...state, _stateID: action + 1 };
    agora.store.setState(matchID, state, [entry(action)]);
  }
  const socket = await rawSocket(agora.url);
  socket.socket.emit('sync', matchID, null);
  const [, { log }] = (await until(() => socket.last('sync'))) as [string, { log: LogEntry[] }];
  expect(log.map(({ _stateID }) => _stateID)).toEqual(Array.from({ length: 40 }, (_, at) => 20 + at));
});

test('a connection keeps nothing of what it has packed: that would be a hundred kilobytes for each', async () => {
  const agora = await serve();
  const offer = 'permessage-deflate; client_max_window_bits';
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-extensions': offer,
  };
  const granted = await new Promise<unknown>((resolve) => {
    get(`${agora.url}/socket.io/?EIO=4&transport=websocket`, { headers }).on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.headers['sec-websocket-extensions']);
    });
  });
  expect(granted).toContain('server_no_context_takeover');
  expect(granted).toContain('client_no_context_takeover');
  expect(granted).toContain('server_max_window_bits=12');
});
