/** A site that knows its people itself: it says who asks, and there are no passkeys. */
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { PersonOf } from '../../../server/index.ts';
import { handClock, type Seated, seatedMatch, serve, stillPlays } from '../harness.ts';
import { type Told, code } from './passkeys.ts';

const site = { name: 'Stone Heap', signsIn: true };

/** The site's people by what stands in their cookie. */
const PEOPLE = new Map([
  ['a1', { id: '7', name: 'Ann' }],
  ['b2', { id: '8', name: 'Ben' }],
]);
const personOf: PersonOf = async ({ headers }) => PEOPLE.get(/\bsid=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '');

/** Ways to ask a server as the browser with a cookie. */
function browserAt(url: string, sid?: string) {
  const ask = async (path: string, body: object = {}, key?: string, method = 'POST'): Promise<Told> => {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(sid === undefined ? {} : { Cookie: `sid=${sid}` }),
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    ask,
    me: (have: readonly string[] = [], more: object = {}) => ask('people/me', { have, ...more }),
    key: async () => ((await ask('people/sign-in/site')).body as { key: string }).key,
    tie: (id: string, seat: Seated) => ask('people/seats', { seats: [{ id, ...seat }] }),
  };
}

const brought = ({ body }: Told) => (body as { seats: readonly Seated[] }).seats;

test('brings somebody’s seats to whatever browser the site knows them in, and to nobody else', async () => {
  const { url } = await serve({}, { site, personOf });
  const { matchID, seats } = await seatedMatch(url);
  const [one, other, ben, stranger] = ['a1', 'a1', 'b2', undefined].map((sid) => browserAt(url, sid));
  expect((await one!.me([matchID])).body).toMatchObject({
    profile: { name: 'Ann', settings: {} },
    version: 1,
    passkeys: [],
    untied: [matchID],
  });
  expect((await one!.tie(matchID, seats[1]!)).status).toBe(200);
  expect(brought(await ben!.me())).toEqual([]);
  expect(code(await stranger!.me())).toEqual([401, 'notSignedIn']);
  expect(code(await browserAt(url, 'zz').me())).toEqual([401, 'notSignedIn']);
  const [seat] = brought(await other!.me());
  expect(seat).toMatchObject({ id: matchID, playerID: '1' });
  expect(seat!.credentials).not.toBe(seats[1]!.credentials);
  // The socket takes the seat it brought.
  await stillPlays(url, matchID, { playerID: seat!.playerID, credentials: seat!.credentials });
});

test('a key says for whom a browser took itself, and opens nothing', async () => {
  const { url } = await serve({}, { site, personOf });
  const [ann, ben] = [browserAt(url, 'a1'), browserAt(url, 'b2')];
  const key = await ann.key();
  expect(await browserAt(url, 'a1').key()).toBe(key);
  expect((await ann.ask('people/me', { have: [] }, key)).status).toBe(200);
  for (const [who, held] of [
    [ben, key],
    [browserAt(url), key],
    [ann, '7'],
  ] as const)
    expect(code(await who.ask('people/me', { have: [] }, held))).toEqual([401, 'notSignedIn']);
});

test('somebody is called as the site calls them now, and settings are theirs', async () => {
  const { url } = await serve({}, { site, personOf: async () => named });
  let named = { id: '7', name: 'Ann' };
  const { me } = browserAt(url);
  const profile = { name: 'Zoe', settings: { language: 'ja' } };
  expect((await me([], { profile })).body).toMatchObject({ profile: { ...profile, name: 'Ann' }, version: 2 });
  named = { id: '7', name: 'Anna' };
  expect((await me()).body).toMatchObject({ profile: { ...profile, name: 'Anna' }, version: 3 });
});

test('there are no passkeys there, nor are they told of; elsewhere the site’s way is none', async () => {
  const { url } = await serve({}, { site, personOf });
  const { ask } = browserAt(url, 'a1');
  for (const path of ['passkeys/options', 'passkeys', 'sign-in/options', 'sign-in'])
    expect([path, ...code(await ask(`people/${path}`, { name: 'Ann' }))]).toEqual([path, 404, 'notFound']);
  const told = await (await fetch(`${url}/api`)).text();
  expect(told).not.toContain('/api/people/passkeys');
  expect(told).toContain('/api/people/sign-in/site');
  const { url: usual } = await serve();
  expect(code(await browserAt(usual, 'a1').ask('people/sign-in/site'))).toEqual([404, 'notFound']);
  expect(await (await fetch(`${usual}/api`)).text()).not.toContain('/api/people/sign-in/site');
});

test('somebody can be forgotten, and comes new then', async () => {
  const { url } = await serve({}, { site, personOf });
  const { matchID, seats } = await seatedMatch(url);
  const ann = browserAt(url, 'a1');
  const key = await ann.key();
  await ann.tie(matchID, seats[0]!);
  expect((await ann.ask('people/me', {}, key, 'DELETE')).status).toBe(200);
  expect(brought(await ann.me())).toEqual([]);
  expect(await ann.key()).not.toBe(key);
});

const nonsense: readonly (readonly [string, (request: IncomingMessage) => unknown])[] = [
  [
    'throws',
    () => {
      throw new Error('no session store');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no session store'))],
  ['gives no id', async () => ({ name: 'Ann' })],
  ['gives a number', async () => ({ id: 7, name: 'Ann' })],
  ['gives an empty id', async () => ({ id: '', name: 'Ann' })],
  ['gives half a character', async () => ({ id: '\uD83D', name: 'Ann' })],
  ['gives a text', async () => 'Ann'],
];

test.each(nonsense)('where its function %s, that is told and nothing is changed', async (_, wrong) => {
  const { url } = await serve({}, { site, personOf: wrong as PersonOf });
  const { me, ask } = browserAt(url, 'a1');
  const told = await me();
  expect(code(told)).toEqual([503, 'outage']);
  expect(told.body).toMatchObject({ message: expect.stringContaining('who you are') as unknown });
  expect(code(await ask('daily/own', {}, 'drawn-by-the-browser-itself-and-shown-nobody', 'GET'))).toEqual([
    503,
    'outage',
  ]);
  expect((await fetch(`${url}/games`)).status).toBe(200);
});

test('nobody waits longer than five seconds for it', async () => {
  const clock = handClock();
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => void (asked = resolve));
  const personOf = () => {
    asked();
    return new Promise<never>(() => {});
  };
  const { url } = await serve({}, { site, personOf, clock });
  const coming = browserAt(url, 'a1').me();
  await isAsked;
  clock.turn(5000);
  expect(code(await coming)).toEqual([503, 'outage']);
});

test('a site that signs people in without saying who they are is told so, and the other way round', async () => {
  await expect(serve({}, { site })).rejects.toThrow('`personOf`');
  await expect(serve({}, { personOf })).rejects.toThrow('`signsIn: true`');
});
