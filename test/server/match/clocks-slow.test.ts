/** Tables with hours or days for a turn: the clock runs on, whoever is there. */
import { expect, test } from 'vitest';
import { handClock, serve, until } from '../harness.ts';
import { HOUR, SECOND, SLOW, seatOf, movesIn, meek, decided, open, come, go, make, clockOf } from './paced.ts';

test('slow clocks run on while nobody is there, and the bot finishes the turn', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock, pool: meek });
  const { matchID, seats } = await open(agora, SLOW);
  expect(await clockOf(agora, matchID, 0)).toEqual({ left: 12 * HOUR, bank: 0, runs: true });
  expect((await seatOf(agora, matchID, 0)).standsInAfter).toBeUndefined();
  const client = await come(agora, matchID, seats[0]);
  await make(agora, matchID, client, 'bid');
  await go(agora, matchID, 0, client);
  clock.turn(12 * HOUR);
  await until(() => movesIn(agora, matchID) === 2);
  expect(await decided(agora, matchID)).toEqual(['0', '1 master']);
  expect(await clockOf(agora, matchID, 0)).toEqual({ left: 12 * HOUR, bank: 0, runs: true });
  expect(await clockOf(agora, matchID, 1)).toBeUndefined();
  clock.turn(12 * HOUR);
  // It ends the turn and bids for the next one; then it is for seat 1 to decide.
  await until(() => movesIn(agora, matchID) === 4);
  expect(await decided(agora, matchID)).toEqual(['0', '1 master', '0 master', '0 master']);
  expect((await seatOf(agora, matchID, 0)).standIn).toBeUndefined();
});

test('the clock of a slow turn is right after the wall clock was put right', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { matchID } = await open(agora, SLOW);
  clock.turn(HOUR);
  clock.jump(5 * HOUR);
  clock.turn(60 * SECOND);
  expect(await clockOf(agora, matchID, 0)).toMatchObject({ left: 11 * HOUR - 60 * SECOND });
  // What a restart would go by, once the times are put right in the database.
  const deadline = () => agora.store.metadata(matchID)?.players[0]?.clock?.deadline ?? 0;
  await until(() => deadline() - clock.now() === 11 * HOUR - 60 * SECOND);
});
