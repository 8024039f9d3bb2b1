/** Tables with a clock for each decision: what runs when, and what becomes of whose time is up. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { BotPool } from '../../../server/bots/pool.ts';
import { EventBus } from '../../../server/match/event-bus.ts';
import { Clocks } from '../../../server/match/time/clocks.ts';
import { Histories } from '../../../server/match/history.ts';
import type { SeatSummary } from '../../../server/contract/tables.ts';
import type { History } from '../../../server/contract/messages.ts';
import type { HandClock } from '../../clock.ts';
import {
  type StockClient,
  type TestServer,
  bazaar,
  evenTimers,
  handClock,
  rawSocket,
  serve,
  until,
} from '../harness.ts';
import {
  SECOND,
  HOUR,
  LIVE,
  seatOf,
  movesIn,
  meek,
  decided,
  open,
  come,
  go,
  twoAtTable,
  make,
  bidLow,
  bids,
  clockOf,
} from './paced.ts';

test('every seat that must decide has its own time, then the bank; what is left of the bank stays', async () => {
  const { clock, agora, matchID, clients } = await twoAtTable(LIVE);
  const full = { left: 30 * SECOND, bank: 60 * SECOND, runs: true };
  expect(await clockOf(agora, matchID, 0)).toEqual(full);
  expect(await clockOf(agora, matchID, 1)).toEqual(full);
  clock.turn(10 * SECOND);
  await make(agora, matchID, clients[1], 'bid');
  expect(await clockOf(agora, matchID, 1)).toEqual({ ...full, runs: false });
  expect(await clockOf(agora, matchID, 0)).toEqual({ left: 20 * SECOND, bank: 60 * SECOND, runs: true });
  clock.turn(45 * SECOND);
  expect(await clockOf(agora, matchID, 0)).toEqual({ left: 0, bank: 35 * SECOND, runs: true });
  await make(agora, matchID, clients[0], 'bid');
  expect(agora.store.metadata(matchID)?.players[0]?.clock).toEqual({ bank: 35 * SECOND });
  expect((await clockOf(agora, matchID, 0))?.bank).toBe(35 * SECOND);
  expect((await clockOf(agora, matchID, 1))?.bank).toBe(60 * SECOND);
});

test('a decision that follows one’s own at once has its time anew, and what is left of the bank', async () => {
  const at = await twoAtTable(LIVE);
  await bids(at);
  at.clock.turn(50 * SECOND);
  await make(at.agora, at.matchID, at.clients[0], 'roll');
  expect(await clockOf(at.agora, at.matchID, 0)).toEqual({ left: 30 * SECOND, bank: 40 * SECOND, runs: true });
  expect((await clockOf(at.agora, at.matchID, 1))?.runs).toBe(false);
});

test('everybody at the table is told of the clocks with every move', async () => {
  const { clock, agora, matchID, clients } = await twoAtTable(LIVE);
  const told = (client: StockClient, seat: number) =>
    (client.matchData?.find(({ id }) => id === seat) as SeatSummary | undefined)?.clock;
  clock.turn(40 * SECOND);
  await make(agora, matchID, clients[0], 'bid');
  await until(() => told(clients[1], 0)?.bank === 50 * SECOND);
  expect(told(clients[1], 0)?.runs).toBe(false);
  expect(told(clients[1], 1)).toEqual({ left: 0, bank: 50 * SECOND, runs: true });
});

test('a bot makes the decision whose clock has run out, and the log says so; then its player goes on', async () => {
  const { clock, agora, matchID, clients } = await twoAtTable(LIVE);
  await make(agora, matchID, clients[1], 'bid');
  clock.turn(90 * SECOND - 1);
  expect(movesIn(agora, matchID)).toBe(1);
  clock.turn(1);
  await until(() => movesIn(agora, matchID) === 2);
  expect(await decided(agora, matchID)).toEqual(['1', '0 master']);
  expect(await seatOf(agora, matchID, 0)).toMatchObject({ connected: true, clock: { bank: 0 } });
  expect((await seatOf(agora, matchID, 0)).standIn).toBeUndefined();
  clock.turn(29 * SECOND);
  expect(movesIn(agora, matchID)).toBe(2);
});

test('whoever comes later hears which moves a bot made for somebody, and the record keeps it', async () => {
  const { clock, agora, matchID, clients } = await twoAtTable(LIVE);
  const heardBy = async () => {
    const { socket, last } = await rawSocket(agora.url);
    socket.emit('sync', matchID, null, undefined, 2);
    const [, { moments }] = (await until(() => last('agora:history'))) as [string, History];
    return moments.map(({ standIn }) => standIn);
  };
  expect(await heardBy()).toEqual([]);
  await make(agora, matchID, clients[1], 'bid');
  clock.turn(90 * SECOND);
  await until(() => movesIn(agora, matchID) === 2);
  // Written down as it happened, and read again by a server that didn't see it.
  expect(await heardBy()).toEqual([undefined, 'master']);
  const anew = new Histories(agora.store.stored, new Map([['bazaar', bazaar]]) as never, new EventBus(agora.log));
  await agora.store.ahead(matchID);
  expect(anew.of(matchID, null).moments.map(({ standIn }) => standIn)).toEqual([undefined, 'master']);
  expect(anew.record(matchID)?.turns.map(({ standIn }) => standIn)).toEqual([undefined, 'master']);
});

test('a move made while the bot thinks counts, and the bot’s comes too late', async () => {
  const answers: (() => void)[] = [];
  const pool: BotPool = {
    async think(question) {
      await new Promise<void>((resolve) => answers.push(resolve));
      return meek.think(question);
    },
    close: async () => {},
  };
  const { clock, agora, matchID, clients } = await twoAtTable(LIVE, pool);
  await bidLow({ agora, matchID, clients });
  clock.turn(90 * SECOND);
  await until(() => answers.length === 1);
  expect(await seatOf(agora, matchID, 0)).toMatchObject({ standIn: 'master', standInUntil: 'move' });
  await make(agora, matchID, clients[0], 'bid');
  expect((await seatOf(agora, matchID, 0)).standIn).toBeUndefined();
  answers[0]?.();
  clock.turn(29 * SECOND);
  await make(agora, matchID, clients[0], 'roll');
  expect(await decided(agora, matchID)).toEqual(['1', '0', '0']);
});

/** Has seat 0 bid too late and then be late with its turn, at a table without a bank. */
async function lateTwice(pool = meek) {
  const at = await twoAtTable({ kind: 'live', decision: 30, bank: 0 }, pool);
  const { clock, agora, matchID } = at;
  await bidLow(at);
  clock.turn(30 * SECOND);
  await until(() => movesIn(agora, matchID) === 2);
  expect(agora.store.metadata(matchID)?.players[0]).toMatchObject({ clock: { missed: 1 } });
  clock.turn(30 * SECOND);
  return at;
}

/** Bids the most and then thinks for ever. */
const dreamer: BotPool = {
  think({ view, seat }) {
    const bid = bazaar.rules.legal(view, seat).findLast(({ type }) => type === 'bid');
    return bid === undefined ? new Promise(() => {}) : Promise.resolve(bid);
  },
  close: async () => {},
};

test('whose clock runs out twice in a row leaves the seat to the bot, though they are there', async () => {
  const { clock, agora, matchID } = await lateTwice(dreamer);
  expect(await seatOf(agora, matchID, 0)).toMatchObject({
    connected: true,
    standIn: 'master',
    standInUntil: 'command',
  });
  clock.turn(HOUR);
  expect(await seatOf(agora, matchID, 0)).toMatchObject({ standIn: 'master', standInUntil: 'command' });
});

test('a move of one’s own takes the seat back from the bot', async () => {
  const { agora, matchID, clients } = await lateTwice(dreamer);
  await make(agora, matchID, clients[0], 'roll');
  expect((await seatOf(agora, matchID, 0)).standIn).toBeUndefined();
  expect(await clockOf(agora, matchID, 0)).toEqual({ left: 30 * SECOND, bank: 0, runs: true });
  expect(await decided(agora, matchID)).toEqual(['1', '0 master', '0']);
});

test('so does a line of the chat', async () => {
  const { agora, matchID, clients } = await lateTwice(dreamer);
  clients[0].sendChatMessage('sorry, the door');
  await until(() => agora.store.metadata(matchID)?.players[0]?.standIn === undefined);
});

test('a decision of one’s own in between begins the count anew', async () => {
  const at = await twoAtTable({ kind: 'live', decision: 30, bank: 0 }, dreamer);
  const { clock, agora, matchID, clients } = at;
  await bidLow(at);
  clock.turn(30 * SECOND);
  await until(() => movesIn(agora, matchID) === 2);
  await make(agora, matchID, clients[0], 'roll');
  clock.turn(30 * SECOND);
  expect(await seatOf(agora, matchID, 0)).toMatchObject({ standIn: 'master', standInUntil: 'move' });
});

test('no decision has more time by taking a move back and making it again', async () => {
  const at = await twoAtTable(LIVE);
  const { clock, agora, matchID, clients } = at;
  await bids(at);
  await make(agora, matchID, clients[0], 'openStall');
  clock.turn(10 * SECOND);
  expect((await clockOf(agora, matchID, 0))?.left).toBe(20 * SECOND);
  await until(() => clients[0].getState()?._stateID === 3);
  clients[0].undo();
  await until(() => movesIn(agora, matchID) === 4);
  expect((await clockOf(agora, matchID, 0))?.left).toBe(20 * SECOND);
  await make(agora, matchID, clients[0], 'openStall');
  expect((await clockOf(agora, matchID, 0))?.left).toBe(20 * SECOND);
});

test('live clocks stand still while nobody is there, and go on when somebody comes', async () => {
  const { clock, agora, matchID, seats, clients } = await twoAtTable(LIVE);
  clock.turn(10 * SECOND);
  await go(agora, matchID, 0, clients[0]);
  clock.turn(10 * SECOND);
  await go(agora, matchID, 1, clients[1]);
  expect(await clockOf(agora, matchID, 0)).toEqual({ left: 10 * SECOND, bank: 60 * SECOND, runs: false });
  clock.turn(24 * HOUR);
  await come(agora, matchID, seats[1]);
  expect(await clockOf(agora, matchID, 0)).toEqual({ left: 10 * SECOND, bank: 60 * SECOND, runs: true });
  expect(movesIn(agora, matchID)).toBe(0);
});

test('who was away when their clock ran out again has the seat back by being there', async () => {
  const at = await twoAtTable({ kind: 'live', decision: 10, bank: 0 }, dreamer);
  const { clock, agora, matchID, clients, seats } = at;
  await bidLow(at);
  await go(agora, matchID, 0, clients[0]);
  clock.turn(10 * SECOND);
  await until(() => movesIn(agora, matchID) === 2);
  clock.turn(10 * SECOND);
  expect(await seatOf(agora, matchID, 0)).toMatchObject({ connected: false, standIn: 'master' });
  await come(agora, matchID, seats[0]);
  expect((await seatOf(agora, matchID, 0)).standIn).toBeUndefined();
});

/** Clocks at a server's matches that are told themselves how these stand. */
function standingAlone(
  { store, matches }: TestServer,
  clock: HandClock,
  isElsewhere: (id: string, seat: number) => boolean,
): Clocks {
  const bus = new EventBus(pino({ level: 'silent' }));
  return new Clocks({ store, matches, bus, clock, timers: evenTimers(clock), isPresent: () => true, isElsewhere });
}

test('the clock of whoever has asked the others stands still while they answer', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { matchID: id } = await open(agora, LIVE, 3);
  const clocks = standingAlone(agora, clock, () => false);
  const metadata = agora.matches.find(id);
  const at = (seat: number) => clocks.at(id, metadata.players[seat]!, LIVE);
  const full = { left: 30 * SECOND, bank: 60 * SECOND };
  clocks.follow(
    { id, metadata, step: 1, deciding: [0, 1, 2], asker: 0, cutOff: [], paused: false },
    { seat: 0, standIn: false },
  );
  clock.turn(20 * SECOND);
  expect([at(0), at(1)]).toEqual([
    { ...full, runs: false },
    { ...full, left: 10 * SECOND, runs: true },
  ]);
  clocks.follow(
    { id, metadata, step: 2, deciding: [0, 2], asker: 0, cutOff: [], paused: false },
    { seat: 1, standIn: false },
  );
  expect([at(0)?.runs, at(1)?.runs, at(2)?.runs]).toEqual([false, false, true]);
  clocks.follow(
    { id, metadata, step: 3, deciding: [0], asker: undefined, cutOff: [], paused: false },
    { seat: 2, standIn: false },
  );
  expect(at(0)).toEqual({ ...full, runs: true });
});

test('time in which the process stood still is nobody’s, and as much again is there to come back in', async () => {
  const { clock, agora, matchID } = await twoAtTable({ kind: 'live', decision: 30, bank: 0 });
  clock.turn(10 * SECOND);
  clock.freeze(25 * SECOND);
  expect(await clockOf(agora, matchID, 0)).toEqual({ left: 20 * SECOND, bank: 0, runs: false });
  clock.turn(9 * SECOND);
  expect((await clockOf(agora, matchID, 0))?.runs).toBe(true);
  expect((await clockOf(agora, matchID, 0))?.left).toBe(19 * SECOND);
  clock.turn(18 * SECOND);
  expect(await decided(agora, matchID)).toEqual([]);
  clock.turn(3 * SECOND);
  await until(async () => (await decided(agora, matchID)).includes('0 master'));
});

test('whose server is gone loses no time until they are back, nor what passed before anybody knew', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { matchID: id } = await open(agora, LIVE);
  const clocks = standingAlone(agora, clock, (_, seat) => seat === 0);
  const metadata = agora.matches.find(id);
  const at = (seat: number) => clocks.at(id, metadata.players[seat]!, LIVE);
  const situation = { id, metadata, step: 1, deciding: [0, 1], asker: undefined, paused: false };
  clocks.follow({ ...situation, cutOff: [] }, undefined);
  clock.turn(14 * SECOND);
  clocks.follow({ ...situation, cutOff: [0] }, undefined);
  clock.turn(20 * SECOND);
  expect([at(0), at(1)]).toEqual([
    { left: 21 * SECOND, bank: 60 * SECOND, runs: false },
    { left: 0, bank: 56 * SECOND, runs: true },
  ]);
  clocks.follow({ ...situation, cutOff: [] }, undefined);
  clock.turn(82 * SECOND);
  // Its time is up, but its server may be gone without anybody knowing yet; the other's is known to be there.
  expect(agora.store.metadata(id)?.players[0]?.standIn).toBeUndefined();
  expect(agora.store.metadata(id)?.players[1]?.standIn).toBe('master');
  clock.turn(5 * SECOND);
  expect(agora.store.metadata(id)?.players[0]?.standIn).toBe('master');
});
