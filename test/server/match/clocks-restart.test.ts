/** What of clocks outlasts the server, and a time in which it can store nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import type { SeatSummary } from '../../../server/contract/tables.ts';
import { handClock, pass, serve, until } from '../harness.ts';
import { SECOND, HOUR, LIVE, SLOW, movesIn, decided, open, come, clockOf } from './paced.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora-clocks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('after a restart the bank is what it was, and nobody has lost time while the server was down', async () => {
  const dataDir = dataFolder();
  const clock = handClock();
  const first = await serve({ dataDir }, { clock });
  const { matchID, seats } = await open(first, LIVE);
  const client = await come(first, matchID, seats[0]);
  await pass(first, clock, 50 * SECOND);
  // Half a beat of the timers: that counts, too.
  clock.turn(SECOND / 2);
  client.stop();
  await first.close();
  clock.turn(HOUR);
  const second = await serve({ dataDir }, { clock });
  expect(await clockOf(second, matchID, 0)).toEqual({ left: 30 * SECOND, bank: 39.5 * SECOND, runs: false });
  await come(second, matchID, seats[0]);
  expect(await clockOf(second, matchID, 0)).toEqual({ left: 30 * SECOND, bank: 39.5 * SECOND, runs: true });
  await pass(second, clock, 70 * SECOND);
  await until(async () => (await decided(second, matchID)).includes('0 master'));
});

test('a slow turn goes on while the server is down; whose ran out meanwhile has an hour more', async () => {
  const dataDir = dataFolder();
  const clock = handClock();
  const first = await serve({ dataDir }, { clock });
  const { matchID } = await open(first, SLOW);
  await pass(first, clock, HOUR);
  await first.close();
  clock.turn(2 * HOUR);
  const second = await serve({ dataDir }, { clock });
  expect(await clockOf(second, matchID, 0)).toEqual({ left: 9 * HOUR, bank: 0, runs: true });
  await second.close();
  clock.turn(48 * HOUR);
  const third = await serve({ dataDir }, { clock });
  expect(await clockOf(third, matchID, 0)).toEqual({ left: HOUR, bank: 0, runs: true });
  expect(movesIn(third, matchID)).toBe(0);
  await pass(third, clock, HOUR);
  await until(() => movesIn(third, matchID) >= 2);
  expect((await decided(third, matchID)).slice(0, 2).toSorted()).toEqual(['0 master', '1 master']);
});

test('while nothing can be stored nobody loses time, the reserve or a decision, and screens see clocks stand still', async () => {
  const dataDir = dataFolder();
  const clock = handClock();
  const agora = await serve({ dataDir }, { clock });
  const { matchID, seats } = await open(agora, { kind: 'live', decision: 15, bank: 5 });
  const client = await come(agora, matchID, seats[0]);
  await come(agora, matchID, seats[1]);
  await pass(agora, clock, 12 * SECOND);
  const somebody = new Database(join(dataDir, 'agora.sqlite'), { timeout: 5000 });
  onTestFinished(() => void somebody.close());
  somebody.exec('BEGIN IMMEDIATE');
  for (let second = 0; second < 12; second++) clock.turn(SECOND);
  const told = () => (client.matchData?.find(({ id }) => id === 0) as SeatSummary | undefined)?.clock;
  await until(() => told()?.runs === false);
  expect(await clockOf(agora, matchID, 0)).toEqual({ left: 3 * SECOND, bank: 5 * SECOND, runs: false });
  somebody.exec('COMMIT');
  await pass(agora, clock, 10 * SECOND);
  await until(() => told()?.runs === true);
  expect((await clockOf(agora, matchID, 0))?.bank).toBe(5 * SECOND);
  expect(await decided(agora, matchID)).toEqual([]);
  await pass(agora, clock, 9 * SECOND);
  await until(async () => (await decided(agora, matchID)).includes('0 master'));
});
