/**
 * Two who do the same thing at once: what comes of it is what would come of one after the other. Nothing that is awaited
 * between looking and acting lets both through where one may pass.
 */
import { expect, test } from 'vitest';
import type { TestServer } from '../harness.ts';
import { DRIVERS, send, stored, world } from './drivers.ts';

/** What is the same in every run: without ids, times and what was drawn. */
const shapeOf = async (agora: TestServer) =>
  (await stored(agora))
    .map(({ players = {}, host, handedOver, sentAway, patience }) => ({
      host,
      patience,
      handedOver: handedOver?.length,
      sentAway: sentAway?.length,
      players: Object.values(players).map(({ name, bot, waits, kept, from, left, devices, links, claims, calls }) => ({
        name,
        bot,
        waits,
        from,
        left,
        kept: kept?.name,
        counts: [devices, links, claims, calls].map((list) => list?.length ?? 0),
      })),
    }))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

test.each(Object.entries(DRIVERS))('%s twice at once is like twice in turn', async (_, driver) => {
  const run = async (isAtOnce: boolean) => {
    const there = await world();
    const request = await driver(there);
    const first = send(there.agora, request);
    if (!isAtOnce) await first;
    const answers = await Promise.all([first, send(there.agora, request)]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses.every((status) => status < 500)).toBe(true);
    return { statuses, shape: await shapeOf(there.agora) };
  };
  expect(await run(true)).toEqual(await run(false));
});
