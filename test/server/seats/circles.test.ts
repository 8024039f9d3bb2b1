/** Circles: who comes in and how, what keepers may and others may not, and that nobody else hears of one. */
import { expect, test } from 'vitest';
import type { Circle } from '../../../server/contract/circles.ts';
import { pushReceiver } from '../../push-service.ts';
import { seatedMatch, until } from '../harness.ts';
import { circle } from './circle.ts';
import { playToEnd } from './known.ts';
import { code } from './passkeys.ts';

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
    gatherings: [],
  });
  const ben = await as('Ben');
  expect((await ben.ask('GET', `/${id}?word=${word}`)).body).toEqual({ name: 'Thursdays', members: 1 });
  const joined = (await ben.join(word)).body as Circle;
  expect(joined.members.map(({ name, own }) => [name, own])).toEqual([
    ['Ann', undefined],
    ['Ben', true],
  ]);
  expect((await ben.join(word)).status).toBe(200);
  expect((await ann.view()).members).toHaveLength(2);
  expect((await ben.ask('GET', '')).body).toEqual({ circles: [{ id, name: 'Thursdays', members: 2, tables: 0 }] });
});

test('whoever doesn’t belong to one learns nothing of it and changes nothing', async () => {
  const { as, id, word, whoIs, ann, url } = await circle();
  const eve = await as('Eve');
  const who = await whoIs('Ann');
  for (const [method, path, body] of [
    ['GET', `/${id}`, {}],
    ['GET', `/${id}?word=${word}x`, {}],
    ['POST', `/${id}/members`, { word: `${word}x` }],
    ['DELETE', `/${id}/members/${who}`, {}],
    ['POST', `/${id}/members/${who}/keeper`, { keeper: false }],
    ['POST', `/${id}/name`, { name: 'Mine' }],
    ['POST', `/${id}/word`, {}],
    ['DELETE', `/${id}`, {}],
    ['POST', `/${id}/tables`, { match: 'm', playerID: '0', credentials: 'x' }],
    ['GET', `/${id}/lines`, {}],
    ['POST', `/${id}/lines`, { text: 'hello' }],
    ['DELETE', `/${id}/lines/1`, {}],
    ['POST', `/${id}/gatherings`, { at: Date.now() + 1e6, note: '' }],
    ['DELETE', `/${id}/gatherings/x`, {}],
    ['POST', `/${id}/gatherings/x/coming`, { comes: true }],
    ['GET', `/${id}/gatherings/x/calendar?language=en`, {}],
    ['POST', `/${id}/calls`, pushReceiver('https://web.push.apple.com/a').call],
    ['DELETE', `/${id}/calls`, { endpoint: 'https://web.push.apple.com/a' }],
    ['POST', `/${id}/hook`, { address: 'https://chat.example.org/a', language: 'en' }],
    ['DELETE', `/${id}/hook`, {}],
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
  expect((await bring(ann, seats[0]!)).body).toMatchObject({ tables: [{ id: match, status: 'playing' }] });
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

test('who plays on at a circle’s table plays on for the circle', async () => {
  const { ann, id, url } = await circle();
  const { matchID: match, seats } = await seatedMatch(url, 2);
  await ann.ask('POST', `/${id}/tables`, { match, ...seats[0]! });
  await playToEnd(url, match, seats);
  const again = await fetch(`${url}/api/matches/${match}/rematch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(seats[1]),
  });
  const { id: next } = (await again.json()) as { id: string };
  expect(next).toBeTruthy();
  await until(async () => (await ann.view()).tables.some(({ id: table }) => table === next));
});

test('nobody belongs to more than twenty', async () => {
  const { ann } = await circle();
  for (let more = 1; more < 20; more++) expect((await ann.ask('POST', '', { name: 'x' })).status).toBe(200);
  expect(code(await ann.ask('POST', '', { name: 'x' }))).toEqual([409, 'tooManyCircles']);
});
