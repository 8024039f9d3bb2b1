/** Somebody’s page: how their matches ended, whom it tells what, and that nobody else’s is reached. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PersonPage } from '../../../server/contract/results.ts';
import { OutageError } from '../../../server/storage/outage.ts';
import { ResultStore } from '../../../server/results/store.ts';
import { handClock, seatedMatch, serve, until } from '../harness.ts';
import { Authenticator } from './authenticator.ts';
import { personAt, playToEnd } from './known.ts';
import { PROFILE, code } from './passkeys.ts';

test('a result is there once a match is over, also of who was no person then', async () => {
  const { url, store } = await serve();
  const [ann, ben] = [await personAt(url, 'Ann'), await personAt(url, 'Ben')];
  const { matchID, seats } = await seatedMatch(url, 3);
  await ann.tie(matchID, seats[0]!);
  expect(await ann.page()).toEqual({ name: 'Ann', count: 0, results: [] });
  await playToEnd(url, matchID, seats);
  const [result] = (await until(async () => ((await ann.page()).count === 1 ? ann.page() : undefined))).results;
  const { places } = store.metadata(matchID)!.gameover as { places: { seat: number; rank: number; score: number }[] };
  const names = ['Ann', 'Player 2', 'Player 3'];
  expect(result).toEqual({
    id: matchID,
    game: 'bazaar',
    at: store.metadata(matchID)!.updatedAt,
    kept: true,
    seats: places.map(({ seat, rank, score }) => ({
      ...(seat === 0 ? { own: true, who: expect.any(String) as unknown } : { name: names[seat] }),
      place: rank,
      points: score,
    })),
  });
  await ben.tie(matchID, { ...seats[1]!, credentials: 'wrong' });
  expect((await ben.page()).count).toBe(0);
  await ben.tie(matchID, seats[1]!);
  expect((await ben.page()).count).toBe(1);
  const others = (page: PersonPage) =>
    page.results[0]!.seats.filter(({ who, own }) => who !== undefined && own !== true).map(({ name }) => name);
  expect([others(await ann.page()), others(await ben.page())]).toEqual([['Ben'], ['Ann']]);
});

test('a result is rated where everybody sat down to that, and nobody chose the deal', async () => {
  const { url } = await serve();
  const ann = await personAt(url, 'Ann');
  const rated = async (setup: object) => {
    const { matchID, seats } = await seatedMatch(url, 2, 'bazaar', setup);
    await ann.tie(matchID, seats[0]!);
    await playToEnd(url, matchID, seats);
    return (await until(async () => (await ann.page()).results.find(({ id }) => id === matchID))).rated;
  };
  expect(await rated({ rated: true })).toBe(true);
  expect(await rated({})).toBeUndefined();
  expect(await rated({ rated: true, seed: 'known' })).toBeUndefined();
});

test('a shared page tells nobody’s name but one’s own, to whoever has the link, until it isn’t shared', async () => {
  const { url } = await serve();
  const [ann, ben] = [await personAt(url, 'Ann'), await personAt(url, 'Ben')];
  const { matchID, seats } = await seatedMatch(url);
  await ann.tie(matchID, seats[0]!);
  await ben.tie(matchID, seats[1]!);
  await playToEnd(url, matchID, seats);
  await until(async () => (await ann.page()).count === 1);
  const { page } = await ann.share(true);
  const seen = async (word: string) => {
    const answer = await fetch(`${url}/api/people/pages/${word}`);
    return { status: answer.status, body: (await answer.json()) as PersonPage };
  };
  const { body } = await seen(page!);
  expect([body.name, body.count, body.page]).toEqual(['Ann', 1, undefined]);
  expect(JSON.stringify(body)).not.toMatch(/Ben|"who"|Player/);
  expect((await ben.page()).page).toBeUndefined();
  const { page: other } = await ann.share(true);
  expect(other).not.toBe(page);
  expect(code(await seen(page!))).toEqual([404, 'notFound']);
  expect((await ann.share(false)).page).toBeUndefined();
  expect(code(await seen(other!))).toEqual([404, 'notFound']);
  for (const word of ['null', '']) expect((await seen(word)).status).toBe(404);
  expect(code(await ann.ask('GET', '/me/page', undefined, ben.key.toUpperCase()))).toEqual([401, 'notSignedIn']);
});

test('a result that couldn’t be kept when the match was over is kept within the hour', async () => {
  const clock = handClock();
  const { url } = await serve({}, { clock });
  const { page, tie } = await personAt(url, 'Ann');
  const { matchID, seats } = await seatedMatch(url);
  await tie(matchID, seats[0]!);
  const keep = vi
    .spyOn(ResultStore.prototype, 'keep')
    .mockRejectedValueOnce(new OutageError('the database does not answer'));
  onTestFinished(() => keep.mockRestore());
  await playToEnd(url, matchID, seats);
  await until(() => keep.mock.calls.length === 1);
  expect((await page()).count).toBe(0);
  clock.turn(3_600_000);
  await until(async () => (await page()).count === 1);
});

test('a browser stands for somebody until they have a passkey, with which they go', async () => {
  const { url } = await serve();
  const { ask, newPasskey, key, me, page } = await personAt(url, 'Ann');
  expect((await me(key)).passkeys).toEqual([]);
  const passkey = new Authenticator(url);
  const response = passkey.make((await newPasskey(key)).challenge);
  const made = (await ask('POST', '/passkeys', { response, profile: PROFILE }, key)).body as { key: string };
  expect((await me(made.key)).passkeys).toHaveLength(1);
  expect((await page()).name).toBe('Ann');
  expect(code(await ask('DELETE', `/passkeys/${passkey.id}`, {}, made.key))).toEqual([200, undefined]);
  for (const each of [key, made.key])
    expect(code(await ask('POST', '/me', { have: [] }, each))).toEqual([401, 'notSignedIn']);
});
