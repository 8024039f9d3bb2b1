/** What of clocks outlasts the server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { handClock, serve, until } from './harness.ts';
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
  clock.turn(50 * SECOND);
  client.stop();
  await first.close();
  clock.turn(HOUR);
  const second = await serve({ dataDir }, { clock });
  expect(await clockOf(second, matchID, 0)).toEqual({ left: 30 * SECOND, bank: 40 * SECOND, runs: false });
  await come(second, matchID, seats[0]);
  expect(await clockOf(second, matchID, 0)).toEqual({ left: 30 * SECOND, bank: 40 * SECOND, runs: true });
  clock.turn(70 * SECOND);
  await until(() => decided(second, matchID).includes('0 hard'));
});

test('a slow turn goes on while the server is down; whose ran out meanwhile has an hour more', async () => {
  const dataDir = dataFolder();
  const clock = handClock();
  const first = await serve({ dataDir }, { clock });
  const { matchID } = await open(first, SLOW);
  clock.turn(HOUR);
  await first.close();
  clock.turn(2 * HOUR);
  const second = await serve({ dataDir }, { clock });
  expect(await clockOf(second, matchID, 0)).toEqual({ left: 9 * HOUR, bank: 0, runs: true });
  await second.close();
  clock.turn(48 * HOUR);
  const third = await serve({ dataDir }, { clock });
  expect(await clockOf(third, matchID, 0)).toEqual({ left: HOUR, bank: 0, runs: true });
  expect(movesIn(third, matchID)).toBe(0);
  clock.turn(HOUR);
  await until(() => movesIn(third, matchID) >= 2);
  expect(decided(third, matchID).slice(0, 2).toSorted()).toEqual(['0 hard', '1 hard']);
});
