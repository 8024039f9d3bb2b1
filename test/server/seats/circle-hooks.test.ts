/** A circle's chat service is told of tables and turns, and by what terms a circle plays. */
import { expect, onTestFinished, test } from 'vitest';
import type { Circle } from '../../../server/contract/circles.ts';
import type { View } from '../../../server/contract/tables.ts';
import { type Delivery, pushReceiver, pushService } from '../../push-service.ts';
import { type Seated, seatedMatch, until } from '../harness.ts';
import { circle } from './circle.ts';
import { code } from './passkeys.ts';

const SLOW = { kind: 'slow', turn: 43_200 } as const;

const told = ({ body }: Delivery) => JSON.parse(body.toString()) as Record<string, unknown>;

/** A circle of this name that calls a service of the tests' own, which was greeted. */
async function hooked(language = 'en') {
  const service = await pushService();
  onTestFinished(service.close);
  const there = await circle({}, { near: true });
  const { ann, id, url } = there;
  const hook = { address: `${service.url}/hook`, language };
  const bring = async (by: typeof ann, more: object = {}) => {
    const { matchID, seats } = await seatedMatch(url, 2, 'bazaar', { seed: 'a seed', ...more });
    await by.ask('POST', `/${id}/tables`, { match: matchID, ...seats[0]! });
    return { matchID, seats: seats as readonly Seated[] };
  };
  const next = async (many: number) => {
    const heard = () => service.received.filter(({ path }) => path === '/hook');
    await until(() => heard().length >= many);
    return told(heard()[many - 1]!);
  };
  return { ...there, service, hook, bring, next };
}

test('a service is greeted, and hears who opens a table, without pinging anybody', async () => {
  const { ann, as, id, url, word, hook, bring, next, service } = await hooked();
  await ann.ask('POST', `/${id}/hook`, hook);
  const greeting = 'A circle says here when a table is open, and whose turn it is at a slow one.';
  const others = { allowed_mentions: { parse: [] }, mrkdwn: false };
  expect(await next(1)).toEqual({ content: greeting, text: greeting, ...others });
  expect(service.received[0]!.headers['content-type']).toBe('application/json');
  const ben = await as('*B* <!here> & @all');
  await ben.join(word);
  const { matchID, seats } = await bring(ben);
  const opened = `has opened a table of Bazaar: ${url}/match/${matchID}`;
  expect(await next(2)).toEqual({
    content: `${String.raw`\*B\* \<!here\> & @`}\u200Ball ${opened}`,
    text: `*B* &lt;!here&gt; &amp; @\u200Ball ${opened}`,
    ...others,
  });
  // It is the circle's already.
  await ben.ask('POST', `/${id}/tables`, { match: matchID, ...seats[0]! });
  const other = await bring(ann);
  expect((await next(3))['text']).toContain(other.matchID);
});

test('it hears whose turn it is at a slow table, of members who are away', async () => {
  const { ann, as, id, url, word, hook, bring, next, clock, service } = await hooked('ja');
  const ben = await as('Ben');
  await ben.join(word);
  await ann.ask('POST', `/${id}/hook`, hook);
  await next(1);
  const quick = await bring(ann);
  const at = (path: string, body: object) =>
    fetch(`${url}/api/matches/${quick.matchID}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const seat of quick.seats) await at('/calls', { ...seat, ...pushReceiver(`${service.url}/push`).call });
  for (const seat of quick.seats.toReversed()) {
    const headers = { Authorization: `Bearer ${seat.credentials}` };
    const seen = await fetch(`${url}/api/matches/${quick.matchID}/view?seat=${seat.playerID}`, { headers });
    const { stateID, moves } = (await seen.json()) as View;
    await at('/moves', { ...seat, stateID, move: moves[0] });
  }
  const { toMove } = (await (await fetch(`${url}/api/matches/${quick.matchID}/view`)).json()) as View;
  await ann.tie(quick.matchID, quick.seats[toMove[0]!]!);
  await next(2);
  const { matchID, seats } = await bring(ann, { pace: SLOW });
  await next(3);
  await ben.tie(matchID, seats[1]!);
  // At the quick one it is Ann's turn, who is called herself; at the slow one both have to bid, and seat 0 is nobody's who is known.
  clock.turn(5000);
  await until(() => service.received.some(({ path }) => path === '/push'));
  expect((await next(4))['text']).toBe(`バザール：Player 2さんの番です。 ${url}/match/${matchID}`);
});

test('keepers alone name it and see it, and only services on the open net', async () => {
  const { ann, as, id, word } = await circle();
  const ben = await as('Ben');
  await ben.join(word);
  const set = (by: typeof ann, address: string, language = 'en') =>
    by.ask('POST', `/${id}/hook`, { address, language });
  expect(code(await set(ben, 'https://chat.example.org/a'))).toEqual([403, 'notKeeper']);
  expect(code(await ben.ask('DELETE', `/${id}/hook`))).toEqual([403, 'notKeeper']);
  for (const address of [
    '',
    'chat.example.org',
    'http://chat.example.org/',
    'https://127.0.0.1/',
    'https://chat.local/',
    'https://a:b@chat.example.org/',
    'https://chat.example.org:8443/',
  ])
    expect([address, ...code(await set(ann, address))]).toEqual([address, 400, 'badHook']);
  expect(code(await set(ann, 'https://chat.example.org/a', 'fr'))).toEqual([400, 'malformed']);
  expect((await ann.view()).hook).toBeUndefined();
  // A name that leads nowhere.
  expect((await set(ann, 'https://chat.example/a')).body).toMatchObject({
    hook: { address: 'https://chat.example/a' },
  });
  expect((await ben.view()).hook).toBeUndefined();
  expect(((await ann.ask('DELETE', `/${id}/hook`)).body as Circle).hook).toBeUndefined();
});

test('it is called six times a minute at most', async () => {
  const { ann, hook, id, bring, next, service } = await hooked();
  await ann.ask('POST', `/${id}/hook`, hook);
  await next(1);
  for (let times = 2; times <= 6; times++) {
    await bring(ann);
    await next(times);
  }
  await bring(ann);
  await bring(ann);
  await fetch(`${service.url}/settled`);
  expect(service.received.map(({ path }) => path)).toEqual([...Array.from({ length: 6 }, () => '/hook'), '/settled']);
});

test.each([404, 307, 500])(
  'one that answers %i five times in a row is called no more until a keeper names it again',
  async (status) => {
    const { ann, hook, id, bring, next, service } = await hooked();
    const failed = async (many: number) => {
      await next(many);
      return until(async () => (await ann.view()).hook);
    };
    await ann.ask('POST', `/${id}/hook`, hook);
    await next(1);
    service.answer(status);
    for (let times = 2; times <= 5; times++) {
      await bring(ann);
      expect(await failed(times)).toEqual({ address: hook.address });
    }
    await bring(ann);
    await until(async () => (await ann.view()).hook?.off);
    await bring(ann);
    service.answer(204);
    const { body } = await ann.ask('POST', `/${id}/hook`, hook);
    expect((body as Circle).hook).toEqual({ address: hook.address });
  },
);
