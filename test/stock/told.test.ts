/** What is told of a whole game: to boardgame.io's own clients, to those who come late, and after a restart. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../server/harness.ts';
import { serveStock, stockServer, stockTable } from './harness.ts';

/** The log of a game of many moves, for somebody who was there and somebody who comes at its end. */
async function logsOf(url: string): Promise<unknown> {
  const { clients, spectator, seats, seen, at } = await stockTable(url, 'ballots', 3, { rounds: 3 });
  let actions = 0;
  for (let round = 0; round < 3; round++) {
    for (const client of clients) {
      client.moves['choose']!(1);
      await seen(++actions);
    }
    for (const client of clients) {
      for (const word of ['one', 'two', 'three']) {
        client.moves['note']!(word);
        await seen(++actions);
      }
      client.events.endTurn!();
      await seen(++actions);
    }
  }
  const late = at(seats[1]);
  await until(() => late.getState()?.ctx.gameover as object | undefined);
  return JSON.parse(JSON.stringify([spectator.log, late.log]));
}

test('a whole game is in the log as at a stock server, also for who comes late', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await logsOf((await serveStock()).url)).toEqual(await logsOf(await stockServer()));
});
