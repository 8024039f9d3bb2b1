/** People who come and go: stand-ins, pauses and coming back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CLOCKS } from '../../../games/kit/search/levels.ts';
import type { BotPool, BotQuestion } from '../../../server/bots/pool.ts';
import type { MatchSummary, Patience, SeatSummary } from '../../../server/contract/tables.ts';
import {
  type Seated,
  type TestServer,
  handClock,
  pass,
  randomPool,
  seatedMatch,
  serve,
  stockClient,
  until,
  logOf,
} from '../harness.ts';
import { movesIn } from './paced.ts';

const MINUTE = 60_000;

async function seatOf(agora: TestServer, matchID: string, seat: number): Promise<SeatSummary> {
  const summary = (await (await fetch(`${agora.url}/api/matches/${matchID}`)).json()) as MatchSummary;
  return summary.seats[seat]!;
}

const stands = (agora: TestServer, matchID: string, seat: number) =>
  agora.store.metadata(matchID)?.players[seat]?.standIn !== undefined;
/** Both at a table of two, at which both must bid. */
async function twoAtTable(furnishing: { readonly pool?: BotPool } = {}, terms: { readonly patience?: Patience } = {}) {
  const clock = handClock();
  const agora = await serve({}, { clock, ...furnishing });
  const { matchID, seats, lobby } = await seatedMatch(agora.url, 2, 'bazaar', terms);
  const come = async (seat: number) => {
    const client = stockClient(agora.url, matchID, seats[seat]);
    await until(() => client.getState());
    return client;
  };
  const clients = [await come(0), await come(1)] as const;
  return { clock, agora, matchID, seats: seats as readonly Seated[], lobby, come, clients };
}

/** Waits until the server has seen somebody go. */
async function go(agora: TestServer, matchID: string, seat: number, client: { stop(): void }) {
  client.stop();
  for (let tries = 0; (await seatOf(agora, matchID, seat)).connected; tries++) expect(tries).toBeLessThan(2000);
}

test('a bot stands in for who is away on their turn, after a minute that everybody sees', async () => {
  const { clock, agora, matchID, clients } = await twoAtTable();
  await go(agora, matchID, 0, clients[0]);
  expect(await seatOf(agora, matchID, 0)).toMatchObject({ connected: false, standsInAfter: MINUTE });
  clock.turn(MINUTE - 1);
  expect(await seatOf(agora, matchID, 0)).toMatchObject({ standsInAfter: 1 });
  expect(stands(agora, matchID, 0)).toBe(false);
  clock.turn(1);
  await until(() => movesIn(agora, matchID) === 1);
  const absent = { seat: 0, name: 'Player 1', connected: false, awayFor: MINUTE };
  expect(await seatOf(agora, matchID, 0)).toEqual({ ...absent, standIn: 'master' });
  const told = () => clients[1].matchData?.find(({ id }) => id === 0) as { readonly standIn?: string } | undefined;
  await until(() => told()?.standIn === 'master');
});

test.each([
  [30, 30_000],
  [600, 600_000],
])('a table with a patience of %d s waits for that long', async (patience, expected) => {
  const { clock, agora, matchID, clients } = await twoAtTable({}, { patience });
  await go(agora, matchID, 0, clients[0]);
  expect(await seatOf(agora, matchID, 0)).toMatchObject({ standsInAfter: expected });
  clock.turn(expected - 1);
  expect(stands(agora, matchID, 0)).toBe(false);
  clock.turn(1);
  expect(stands(agora, matchID, 0)).toBe(true);
});

test('at a table that waits for ever nobody stands in', async () => {
  const { clock, agora, matchID, clients } = await twoAtTable({}, { patience: 'never' });
  await go(agora, matchID, 0, clients[0]);
  expect((await seatOf(agora, matchID, 0)).standsInAfter).toBeUndefined();
  clock.turn(24 * 60 * MINUTE);
  expect(stands(agora, matchID, 0)).toBe(false);
});

test('who comes back before the minute is over keeps the seat, and the minute begins anew', async () => {
  const { clock, agora, matchID, clients, come } = await twoAtTable();
  await go(agora, matchID, 0, clients[0]);
  clock.turn(MINUTE - 1);
  const back = await come(0);
  expect((await seatOf(agora, matchID, 0)).standsInAfter).toBeUndefined();
  clock.turn(10 * MINUTE);
  expect(stands(agora, matchID, 0)).toBe(false);
  await go(agora, matchID, 0, back);
  expect(await seatOf(agora, matchID, 0)).toMatchObject({ standsInAfter: MINUTE });
});

test('who comes back takes the seat back, though the bot is thinking', async () => {
  const answers: (() => void)[] = [];
  const pool: BotPool = {
    async think(question) {
      await new Promise<void>((resolve) => answers.push(resolve));
      return randomPool.think(question);
    },
    close: async () => {},
  };
  const { clock, agora, matchID, clients, come } = await twoAtTable({ pool });
  await go(agora, matchID, 0, clients[0]);
  clock.turn(MINUTE);
  await until(() => answers.length === 1);
  const back = await come(0);
  expect(stands(agora, matchID, 0)).toBe(false);
  answers[0]?.();
  const { hands } = back.getState()!.G.state as { hands: number[] };
  back.moves['bid']?.({ card: hands.findIndex((count) => count > 0) });
  await until(() => movesIn(agora, matchID) === 1);
  const [entry] = await logOf(agora, matchID);
  expect(entry?.action.payload.playerID).toBe('0');
});

test('who stands in plays as a master within two seconds, for which the others wait', async () => {
  const asked: Pick<BotQuestion, 'level' | 'share'>[] = [];
  const pool: BotPool = {
    async think(question) {
      asked.push({ level: question.level, share: question.share });
      return randomPool.think(question);
    },
    close: async () => {},
  };
  const { clock, agora, matchID, clients } = await twoAtTable({ pool });
  await go(agora, matchID, 0, clients[0]);
  clock.turn(MINUTE);
  await until(() => asked.length > 0);
  expect(asked[0]?.level).toBe('master');
  expect(asked[0]!.share * CLOCKS.master).toBeLessThanOrEqual(2000);
});

test('where nobody is present a match waits, bots and stand-ins too, until one of its people comes', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { matchID, seats } = await seatedMatch(agora.url, 3);
  clock.turn(10 * MINUTE);
  const absent = { seat: 0, name: 'Player 1', connected: false, awayFor: 10 * MINUTE };
  expect(await seatOf(agora, matchID, 0)).toEqual(absent);
  expect(movesIn(agora, matchID)).toBe(0);
  const client = stockClient(agora.url, matchID, seats[1]);
  await until(() => client.getState());
  expect(await seatOf(agora, matchID, 0)).toMatchObject({ standsInAfter: MINUTE });
  clock.turn(MINUTE);
  await until(() => movesIn(agora, matchID) === 2);
  await go(agora, matchID, 1, client);
  clock.turn(10 * MINUTE);
  expect(stands(agora, matchID, 1)).toBe(false);
});

test('nobody is waited for who need not decide', async () => {
  const { agora, matchID, clients } = await twoAtTable();
  const { hands } = clients[0].getState()!.G.state as { hands: number[] };
  clients[0].moves['bid']?.({ card: hands.findIndex((count) => count > 0) });
  await until(() => movesIn(agora, matchID) === 1);
  await go(agora, matchID, 0, clients[0]);
  expect((await seatOf(agora, matchID, 0)).standsInAfter).toBeUndefined();
});

test('who leaves on purpose is stood in for at once, hears no more, and may come back', async () => {
  const { agora, matchID, seats, lobby, clients, come } = await twoAtTable();
  const bid = (client: (typeof clients)[number], from: number) => {
    const { hands } = client.getState()!.G.state as { hands: number[] };
    client.moves['bid']?.({ card: hands.slice(from, from + 5).findIndex((count) => count > 0) });
  };
  bid(clients[1], 5);
  await until(() => movesIn(agora, matchID) === 1);
  await lobby.leaveMatch('bazaar', matchID, { playerID: '0', credentials: seats[0]!.credentials });
  expect(await seatOf(agora, matchID, 0)).toEqual({
    seat: 0,
    name: 'Player 1',
    standIn: 'master',
    left: true,
    connected: false,
    awayFor: 0,
  });
  await until(() => movesIn(agora, matchID) > 1);
  clients[0].stop();
  await come(0);
  expect(await seatOf(agora, matchID, 0)).toEqual({ seat: 0, name: 'Player 1', connected: true });
});

test('stand-ins play on after a restart, when somebody is there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-away-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const stuck: BotPool = { think: () => new Promise(() => {}), close: async () => {} };
  const clock = handClock();
  const first = await serve({ dataDir }, { clock, pool: stuck });
  const { matchID, seats } = await seatedMatch(first.url);
  const client = stockClient(first.url, matchID, seats[1]);
  await until(() => client.getState());
  await pass(first, clock, MINUTE);
  expect(stands(first, matchID, 0)).toBe(true);
  client.stop();
  await first.close();
  const second = await serve({ dataDir });
  expect(await seatOf(second, matchID, 0)).toMatchObject({ standIn: 'master' });
  expect(movesIn(second, matchID)).toBe(0);
  const again = stockClient(second.url, matchID, seats[1]);
  await until(() => again.getState());
  await until(() => movesIn(second, matchID) === 1);
});
