/** A tournament on several servers and one database: whichever is asked, each round and each table begins once. */
import { expect, test } from 'vitest';
import { serve, until } from '../harness.ts';
import { needCluster } from '../need.ts';
import { playToEnd } from '../seats/known.ts';
import { byNumber, entered } from './event.ts';

const cluster = await needCluster();
const beat = { every: 100, lasts: 5000 };

test('two servers asked at once begin it once, and go on with it whichever is played at', async () => {
  const databaseUrl = await cluster.fresh();
  const one = await serve({ databaseUrl }, { beat });
  const two = await serve({ databaseUrl }, { beat });
  const { people, ann, id } = await entered(one.url, 6, { seats: 3, rounds: 2 });
  const asked = await Promise.all([one, two].map(({ url }) => ann.ask('POST', `/${id}/begin`, {}, url)));
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  const first = await until(async () => {
    const { played } = await ann.view(id);
    return played[0]?.every(({ match }) => match !== undefined) === true ? played[0] : undefined;
  });
  const who = byNumber(people, await ann.view(id));
  // Who opened a table second deletes it again.
  for (const each of people) await expect.poll(async () => (await each.seats()).length).toBe(1);
  for (const [at, { seats, match }] of first.entries()) {
    const { url } = at === 0 ? one : two;
    const keys = [];
    for (const each of seats.map(who)) {
      expect((await each.ask('POST', `/${id}/seat`, {}, url)).body).toEqual({ match });
      keys.push((await each.seats(url))[0]!);
    }
    await playToEnd(url, match!, keys);
  }
  const now = await until(async () => {
    const then = await ann.view(id, two.url);
    return then.played[1]?.every(({ match }) => match !== undefined) === true ? then : undefined;
  });
  expect(now.played[0]!.map(({ places }) => places?.length)).toEqual([3, 3]);
  await expect.poll(async () => (await one.store.list({ where: { isGameover: false } })).length).toBe(2);
}, 60_000);
