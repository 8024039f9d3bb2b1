/** Circles: who comes in and how, what keepers may and others may not, and that nobody else hears of one. */
import { expect, test } from 'vitest';
import type { Circle } from '../../../server/contract/circles.ts';
import { handClock, seatedMatch, serve, until } from '../harness.ts';
import { personAt, playToEnd } from './known.ts';
import { type Told, code } from './passkeys.ts';

/** A server, and people who ask about circles there; Ann has opened one. */
async function circle() {
  const clock = handClock();
  const { url } = await serve({}, { clock });
  const as = async (name: string) => {
    const { key, tie } = await personAt(url, name);
    clock.turn(1);
    const ask = async (method: string, path: string, body: object = {}): Promise<Told> => {
      const response = await fetch(`${url}/api/circles${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };
    const view = async () => (await ask('GET', `/${id}`)).body as Circle;
    const join = (word: string) => ask('POST', `/${id}/members`, { word });
    return { ask, view, join, tie };
  };
  let id = '';
  const ann = await as('Ann');
  const opened = (await ann.ask('POST', '', { name: ' Thursdays ' })).body as Circle;
  id = opened.id;
  const whoIs = async (name: string) => (await ann.view()).members.find((member) => member.name === name)!.who;
  return { url, as, ann, id, word: opened.word, opened, whoIs };
}

test('one is opened by somebody who keeps it, and others come in by its link', async () => {
  const { as, opened, word, ann, id } = await circle();
  const since = expect.any(Number) as unknown;
  const who = expect.any(String) as unknown;
  expect(opened).toEqual({
    id,
    name: 'Thursdays',
    word,
    members: [{ who, name: 'Ann', keeper: true, own: true, since }],
    tables: [],
    results: [],
  });
  const ben = await as('Ben');
  expect((await ben.ask('GET', `/${id}/door?word=${word}`)).body).toEqual({ name: 'Thursdays', members: 1 });
  const joined = (await ben.join(word)).body as Circle;
  expect(joined.members.map(({ name, own }) => [name, own])).toEqual([
    ['Ann', undefined],
    ['Ben', true],
  ]);
  expect((await ben.join(word)).status).toBe(200);
  expect((await ann.view()).members).toHaveLength(2);
  expect((await ben.ask('GET', '')).body).toEqual({ circles: [{ id, name: 'Thursdays', members: 2 }] });
});

test('whoever doesn’t belong to one learns nothing of it and changes nothing', async () => {
  const { as, id, word, whoIs, ann, url } = await circle();
  const eve = await as('Eve');
  const who = await whoIs('Ann');
  for (const [method, path, body] of [
    ['GET', `/${id}`, {}],
    ['GET', `/${id}/door?word=${word}x`, {}],
    ['POST', `/${id}/members`, { word: `${word}x` }],
    ['DELETE', `/${id}/members/${who}`, {}],
    ['POST', `/${id}/members/${who}/keeper`, { keeper: false }],
    ['POST', `/${id}/name`, { name: 'Mine' }],
    ['POST', `/${id}/word`, {}],
    ['DELETE', `/${id}`, {}],
    ['POST', `/${id}/tables`, { match: 'm', playerID: '0', credentials: 'x' }],
  ] as const)
    expect([method, path, ...code(await eve.ask(method, path, body))]).toEqual([method, path, 404, 'notFound']);
  for (const path of ['', `/${id}`]) expect((await fetch(`${url}/api/circles${path}`)).status).toBe(401);
  expect(await ann.view()).toMatchObject({ name: 'Thursdays', word });
});

test('keepers rename, invite anew, send away, make keepers and close; members only go', async () => {
  const { as, ann, id, word, whoIs } = await circle();
  const [ben, cy] = [await as('Ben'), await as('Cy')];
  for (const each of [ben, cy]) await each.join(word);
  const [annIs, benIs, cyIs] = [await whoIs('Ann'), await whoIs('Ben'), await whoIs('Cy')];
  for (const [method, path, body] of [
    ['DELETE', `/${id}/members/${cyIs}`, {}],
    ['POST', `/${id}/members/${benIs}/keeper`, { keeper: true }],
    ['POST', `/${id}/name`, { name: 'Mine' }],
    ['POST', `/${id}/word`, {}],
    ['DELETE', `/${id}`, {}],
  ] as const)
    expect([path, ...code(await ben.ask(method, path, body))]).toEqual([path, 403, 'notKeeper']);
  await ann.ask('POST', `/${id}/name`, { name: 'Fridays' });
  await ann.ask('POST', `/${id}/members/${benIs}/keeper`, { keeper: true });
  expect((await ben.ask('DELETE', `/${id}/members/${cyIs}`)).status).toBe(200);
  expect(code(await cy.ask('GET', `/${id}`))).toEqual([404, 'notFound']);
  const { word: other } = (await ben.ask('POST', `/${id}/word`)).body as Circle;
  expect(code(await cy.join(word))).toEqual([404, 'notFound']);
  expect((await cy.join(other)).status).toBe(200);
  // Nobody is keeper when all of them have gone, but for whoever has been there longest.
  expect((await ann.ask('DELETE', `/${id}/members/${annIs}`)).status).toBe(200);
  expect((await ben.ask('DELETE', `/${id}/members/${benIs}`)).status).toBe(200);
  expect(await cy.view()).toMatchObject({ name: 'Fridays', members: [{ name: 'Cy', keeper: true }] });
  expect((await cy.ask('DELETE', `/${id}`)).status).toBe(200);
  expect((await cy.ask('GET', '')).body).toEqual({ circles: [] });
});

test('a member brings the table where they sit, and how it ends stands there by the same names', async () => {
  const { as, ann, id, word, url, whoIs } = await circle();
  const ben = await as('Ben');
  await ben.join(word);
  const { matchID: match, seats } = await seatedMatch(url, 3);
  const bring = (by: typeof ann, seat: object) => by.ask('POST', `/${id}/tables`, { match, ...seat });
  expect(code(await bring(ann, { ...seats[0]!, credentials: 'wrong' }))).toEqual([403, 'notYourSeat']);
  expect((await bring(ann, seats[0]!)).body).toMatchObject({ tables: [match] });
  await ann.tie(match, seats[0]!);
  await ben.tie(match, seats[2]!);
  await playToEnd(url, match, seats);
  const { tables, results } = await until(async () => ((await ben.view()).results.length > 0 ? ben.view() : undefined));
  expect(tables).toEqual([]);
  const named = results[0]!.seats.map(({ who, name, own }) => [who, own === true ? 'own' : name]);
  expect(named).toEqual(
    expect.arrayContaining([
      [await whoIs('Ann'), 'Ann'],
      [await whoIs('Ben'), 'own'],
      [undefined, 'Player 2'],
    ]),
  );
});

test('nobody belongs to more than twenty', async () => {
  const { ann } = await circle();
  for (let more = 1; more < 20; more++) expect((await ann.ask('POST', '', { name: 'x' })).status).toBe(200);
  expect(code(await ann.ask('POST', '', { name: 'x' }))).toEqual([409, 'tooManyCircles']);
});
