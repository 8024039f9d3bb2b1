/** What a circle's members say, when they meet, and that they are called to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import type { Circle, OwnCircles, Talk } from '../../../server/contract/circles.ts';
import { pushReceiver, pushService } from '../../push-service.ts';
import { serve, until } from '../harness.ts';
import { circle, member } from './circle.ts';
import { code } from './passkeys.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Ann keeps the circle, Ben belongs to it. */
async function two(...given: Parameters<typeof circle>) {
  const there = await circle(...given);
  const ben = await there.as('Ben');
  await ben.join(there.word);
  const lines = `/${there.id}/lines`;
  const gatherings = `/${there.id}/gatherings`;
  const gather = async (by: typeof ben, at: number, more: object = {}) =>
    by.ask('POST', gatherings, { at: there.clock.now() + at, note: '', ...more });
  return { ...there, ben, lines, gatherings, gather };
}

test('members hear what others say, once', async () => {
  const { ann, ben, lines, whoIs, clock } = await two();
  expect((await ann.ask('GET', lines)).body).toEqual({ version: '0-0', lines: [] });
  const said = (await ann.ask('POST', lines, { text: ' hello\u202E  all ' })).body as Talk;
  const line = {
    id: expect.any(Number) as unknown,
    who: await whoIs('Ann'),
    name: 'Ann',
    text: 'hello all',
    at: clock.now(),
  };
  expect(said.lines).toEqual([line]);
  expect((await ben.ask('GET', lines)).body).toEqual(said);
  expect((await ben.ask('GET', `${lines}?seen=${said.version}`)).body).toEqual({ version: said.version });
  const more = (await ben.ask('POST', lines, { text: 'x'.repeat(400) })).body as Talk;
  expect(more.lines?.map(({ text }) => text)).toEqual(['hello all', 'x'.repeat(300)]);
  expect((await ann.ask('GET', `${lines}?seen=${said.version}`)).body).toEqual(more);
  for (const text of ['', ' \u200B ', 7, undefined])
    expect(code(await ann.ask('POST', lines, { text }))).toEqual([400, 'malformed']);
});

test('one’s own line can be taken away, and any by a keeper', async () => {
  const { ann, ben, lines, as, word } = await two();
  const cy = await as('Cy');
  await cy.join(word);
  const say = async (by: typeof ben, text: string) =>
    ((await by.ask('POST', lines, { text })).body as Talk).lines!.at(-1)!.id;
  const [one, other] = [await say(ben, 'one'), await say(ben, 'other')];
  expect(code(await cy.ask('DELETE', `${lines}/${one}`))).toEqual([403, 'notKeeper']);
  expect(code(await cy.ask('DELETE', `${lines}/x`))).toEqual([403, 'notKeeper']);
  for (const none of [`${other + 1}`, '0', 'x', '1e3', '9'.repeat(30)])
    expect([none, ...code(await ann.ask('DELETE', `${lines}/${none}`))]).toEqual([none, 404, 'notFound']);
  expect(((await ben.ask('DELETE', `${lines}/${one}`)).body as Talk).lines).toHaveLength(1);
  expect(((await ann.ask('DELETE', `${lines}/${other}`)).body as Talk).lines).toEqual([]);
});

test('nobody says more than thirty lines in a minute', async () => {
  const { ben, lines } = await two();
  for (let line = 0; line < 30; line++) expect((await ben.ask('POST', lines, { text: 'x' })).status).toBe(200);
  expect(code(await ben.ask('POST', lines, { text: 'x' }))).toEqual([429, 'tooFast']);
});

test('members set when they meet and say whether they come', async () => {
  const { ann, ben, gather, gatherings, whoIs, clock } = await two();
  const [annIs, benIs] = [await whoIs('Ann'), await whoIs('Ben')];
  await gather(ann, 2 * HOUR);
  const { gatherings: set } = (await gather(ben, HOUR, { game: 'bazaar', note: ' at mine ' })).body as Circle;
  expect(set).toMatchObject([
    { at: clock.now() + HOUR, game: 'bazaar', note: 'at mine', by: benIs, coming: [benIs], missing: [] },
    { at: clock.now() + 2 * HOUR, note: '', by: annIs, coming: [annIs], missing: [] },
  ]);
  const [bens, anns] = set.map(({ id }) => `${gatherings}/${id}`);
  await ann.ask('POST', `${bens}/coming`, { comes: true });
  const { body } = await ann.ask('POST', `${anns}/coming`, { comes: false });
  expect((body as Circle).gatherings).toMatchObject([{ coming: [annIs, benIs] }, { coming: [], missing: [annIs] }]);
  expect(code(await ben.ask('DELETE', anns!))).toEqual([403, 'notKeeper']);
  expect(((await ann.ask('DELETE', bens!)).body as Circle).gatherings).toHaveLength(1);
  expect(code(await ben.ask('POST', `${bens}/coming`, { comes: true }))).toEqual([404, 'notFound']);
  const next = async () => ((await ann.ask('GET', '')).body as OwnCircles).circles.map((circle) => circle.next);
  expect(await next()).toEqual([clock.now() + 2 * HOUR]);
  // Three hours after it has begun it is past.
  clock.turn(5 * HOUR);
  expect((await ben.view()).gatherings).toHaveLength(1);
  clock.turn(1);
  expect((await ben.view()).gatherings).toEqual([]);
  expect(await next()).toEqual([undefined]);
});

test('nobody meets in the past, at no known game, or too often', async () => {
  const { ben, gather } = await two();
  for (const at of [0, -1, 367 * 24 * HOUR]) expect(code(await gather(ben, at))).toEqual([400, 'badTime']);
  expect(code(await gather(ben, 0.5))).toEqual([400, 'malformed']);
  expect(code(await gather(ben, HOUR, { game: 'chess' }))).toEqual([404, 'notFound']);
  for (let times = 0; times < 20; times++) expect((await gather(ben, HOUR)).status).toBe(200);
  expect(code(await gather(ben, HOUR))).toEqual([409, 'tooManyGatherings']);
});

test('one is given as calendars take it', async () => {
  const { ann, gather, gatherings, url, id } = await two();
  const { gatherings: set } = (await gather(ann, HOUR, { game: 'bazaar', note: 'bring, if you can; tea' }))
    .body as Circle;
  const { body } = await ann.ask('GET', `${gatherings}/${set[0]!.id}/calendar?language=en`);
  const begins = new Date(set[0]!.at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = (body as { ics: string }).ics.replaceAll('\r\n\t', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${set[0]!.id}`,
      'SUMMARY:Thursdays: Bazaar',
      `DTSTART:${begins}`,
      'DURATION:PT3H',
      'DESCRIPTION:bring\\, if you can\\; tea',
      `URL:${url}/circle/${id}`,
    ]),
  );
});

test('members are called a quarter of an hour before, once, also after a restart, unless they don’t come', async () => {
  const service = await pushService();
  onTestFinished(service.close);
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-circle-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { agora, ann, ben, as, word, clock, gather, gatherings, id } = await two({ dataDir }, { near: true });
  const cy = await as('Cy');
  await cy.join(word);
  const browsers = ['a', 'b', 'c'].map((path) => pushReceiver(`${service.url}/${path}`, 'ja'));
  for (const [at, by] of [ann, ben, cy].entries())
    expect((await by.ask('POST', `/${id}/calls`, browsers[at]!.call)).status).toBe(200);
  const { gatherings: set } = (await gather(ann, HOUR)).body as Circle;
  await ben.ask('POST', `${gatherings}/${set[0]!.id}/coming`, { comes: false });
  clock.turn(44 * MINUTE);
  await ann.view();
  expect(service.received).toEqual([]);
  service.answer(410);
  await cy.ask('DELETE', `/${id}/calls`, { endpoint: browsers[2]!.call.endpoint });
  clock.turn(2 * MINUTE);
  const call = await until(() => service.received[0]);
  expect(call.path).toBe('/a');
  expect(browsers[0]!.open(call)).toEqual({
    code: 'gathering',
    circle: id,
    name: 'Thursdays',
    at: set[0]!.at,
    language: 'ja',
  });
  // Ann’s browser has unsubscribed.
  const data = new Database(join(dataDir, 'agora.sqlite'), { timeout: 5000 });
  onTestFinished(() => void data.close());
  const known = () => (data.prepare('SELECT endpoint FROM member_call').all() as { endpoint: string }[]).length;
  await until(() => known() === 1);
  service.answer(201);
  await agora.close();
  const again = await serve({ dataDir }, { near: true, clock });
  const later = member(again.url, ann.key, () => id);
  await later.ask('POST', `/${id}/calls`, browsers[2]!.call);
  await later.ask('POST', gatherings, { at: set[0]!.at + MINUTE, note: '' });
  clock.turn(2 * MINUTE);
  await until(() => service.received.length === 3);
  const called = service.received.slice(1).toSorted((one, other) => one.path.localeCompare(other.path));
  expect(called.map((each, at) => [each.path, browsers[at + 1]!.open(each)])).toMatchObject([
    ['/b', { at: set[0]!.at + MINUTE }],
    ['/c', { at: set[0]!.at + MINUTE }],
  ]);
});

test('only push services that are known are called', async () => {
  const { ben, id } = await two();
  const { call } = pushReceiver('https://push.example.org/a');
  expect(code(await ben.ask('POST', `/${id}/calls`, call))).toEqual([400, 'unknownService']);
  expect(code(await ben.ask('POST', `/${id}/calls`, { ...call, endpoint: 'http://127.0.0.1/' }))).toEqual([
    400,
    'malformed',
  ]);
});
