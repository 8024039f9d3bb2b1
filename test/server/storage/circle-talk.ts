/** What every engine of storage keeps of what a circle's members say, when they meet, and whom it calls. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { CircleStore } from '../../../server/circles/store.ts';
import { GatheringCalls } from '../../../server/circles/gathering-calls.ts';
import { Gatherings } from '../../../server/circles/gatherings.ts';
import { Hooks } from '../../../server/circles/hooks.ts';
import { Talks } from '../../../server/circles/talk.ts';
import { ownLimit } from '../../../server/nodes/limits.ts';
import { PeopleStore } from '../../../server/people/store.ts';
import { knownAs } from '../../../server/results/told.ts';
import { handClock } from '../../clock.ts';
import { until } from '../harness.ts';
import { type Fresh, newMatch, storeIn } from './matches.ts';

const LATE = 2 ** 41;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function circleTalkContract(fresh: Fresh): void {
  async function known() {
    const { store, database } = await storeIn(fresh);
    const { ask } = database;
    const clock = handClock(LATE);
    const people = new PeopleStore(ask);
    for (const id of ['ann', 'ben']) await people.add(id, { name: id.toUpperCase(), settings: {} }, 5);
    const circles = new CircleStore(ask);
    for (const id of ['c', 'd']) await circles.add({ id, name: `circle ${id}`, word: 'w' }, 'ann', 1);
    await circles.join('c', 'w', 'ben', 2);
    const gatherings = new Gatherings({ ask, clock, games: new Map() });
    return { store, ask, clock, people, circles, talks: new Talks(ask, clock), gatherings };
  }

  const log = pino({ level: 'silent' });
  const who = (person: string) => knownAs(person, 'c');

  test('keeps the newest hundred lines of a circle, and says whether any has come or gone', async () => {
    const { talks } = await known();
    await talks.say('d', 'ann', 'elsewhere');
    const versions = new Set([(await talks.heard('c')).version]);
    for (let line = 0; line <= 100; line++)
      versions.add((await talks.say('c', line === 100 ? 'ben' : 'ann', `line ${line}`)).version);
    const { version, lines = [] } = await talks.heard('c');
    expect(lines.map(({ text }) => text)).toEqual(Array.from({ length: 100 }, (_, line) => `line ${line + 1}`));
    expect(lines.at(-1)).toMatchObject({ who: who('ben'), name: 'BEN', at: LATE });
    expect(await talks.heard('c', version)).toEqual({ version });
    const id = String(lines.at(-1)!.id);
    await expect(talks.remove('d', id, 'ann', true)).rejects.toThrow('no such line');
    versions.add((await talks.remove('c', id, 'ben', false)).version);
    versions.add((await talks.say('c', 'ben', 'again')).version);
    expect(versions.size).toBe(104);
    expect((await talks.heard('c')).lines).toHaveLength(100);
    expect((await talks.heard('d')).lines).toHaveLength(1);
  });

  test('what somebody has said goes with them', async () => {
    const { talks, people } = await known();
    await talks.say('c', 'ann', 'one');
    await talks.say('c', 'ben', 'two');
    await people.drop('ben');
    expect((await talks.heard('c')).lines?.map(({ text }) => text)).toEqual(['one']);
  });

  test('keeps when a circle meets and who comes, the earliest first, until it is past', async () => {
    const { gatherings, circles, clock, ask } = await known();
    await gatherings.set('c', 'ann', { at: LATE + 2 * HOUR, note: '' });
    await gatherings.set('c', 'ben', { at: LATE + HOUR, note: 'at mine' });
    await gatherings.set('d', 'ann', { at: LATE + HOUR, note: '' });
    const [soon, late] = await gatherings.told('c');
    expect([soon, late]).toMatchObject([
      { at: LATE + HOUR, note: 'at mine', by: who('ben'), coming: [who('ben')], missing: [] },
      { at: LATE + 2 * HOUR, note: '', by: who('ann'), coming: [who('ann')], missing: [] },
    ]);
    for (const comes of [true, false]) await gatherings.answer('c', late!.id, 'ben', comes);
    await gatherings.answer('c', soon!.id, 'ann', true);
    await expect(gatherings.answer('d', soon!.id, 'ann', true)).rejects.toThrow('no such gathering');
    expect((await gatherings.told('c')).map(({ coming, missing }) => [coming, missing])).toEqual([
      [[who('ann'), who('ben')], []],
      [[who('ann')], [who('ben')]],
    ]);
    await circles.leave('c', 'ben');
    expect((await gatherings.told('c')).map(({ coming, missing }) => [coming, missing])).toEqual([
      [[who('ann')], []],
      [[who('ann')], []],
    ]);
    clock.turn(4 * HOUR + 1);
    expect(await gatherings.told('c')).toMatchObject([{ id: late!.id }]);
    await gatherings.collect();
    expect(await ask('SELECT id FROM gathering')).toEqual([{ id: late!.id }]);
    await expect(gatherings.remove('d', late!.id, 'ann', true)).rejects.toThrow('no such gathering');
    await gatherings.remove('c', late!.id, 'ann', false);
    expect(await gatherings.told('c')).toEqual([]);
  });

  test('each gathering is called to by one server, once, in the browsers of those who may come', async () => {
    const { gatherings, circles, ask, clock } = await known();
    const sent: string[] = [];
    const [one] = [1, 2].map(
      (server) =>
        new GatheringCalls({
          ask,
          clock,
          log,
          isOurs: () => true,
          demandService: () => {},
          post: async ({ endpoint }, message) => {
            sent.push(`${endpoint} ${JSON.stringify(message)}`);
            return endpoint === '4' ? 410 : 200 + server;
          },
        }),
    );
    const add = async (circle: string, person: string, endpoint: string) => {
      clock.turn(1);
      await one!.add(circle, person, { endpoint, p256dh: 'p', auth: 'a', language: 'ja' });
    };
    for (const endpoint of ['1', '2', '3', '4', '5', '2']) await add('c', 'ann', endpoint);
    await add('c', 'ben', 'b');
    await add('d', 'ann', 'd');
    await one!.remove('c', '3');
    const at = clock.now() + HOUR;
    await gatherings.set('c', 'ann', { at, note: '' });
    clock.turn(44 * MINUTE);
    clock.turn(2 * MINUTE);
    const message = JSON.stringify({ code: 'gathering', circle: 'c', name: 'circle c', at, language: 'ja' });
    await until(() => sent.length === 4);
    expect(sent.toSorted()).toEqual(['2', '4', '5', 'b'].map((endpoint) => `${endpoint} ${message}`));
    // One had gone, and Ben doesn't come to the next.
    await until(async () => (await ask(`SELECT 1 FROM member_call WHERE endpoint = '4'`)).length === 0);
    await gatherings.set('c', 'ann', { at: clock.now() + 10 * MINUTE, note: '' });
    await gatherings.answer('c', (await gatherings.told('c'))[0]!.id, 'ben', false);
    clock.turn(MINUTE);
    await until(() => sent.length === 6);
    expect(sent.slice(4).map((each) => each[0])).toEqual(['2', '5']);
    await circles.leave('c', 'ann');
    expect(await ask('SELECT endpoint FROM member_call WHERE circle = ?', 'c')).toEqual([{ endpoint: 'b' }]);
  });

  test('knows which service a circle calls, how often in a row it failed, and of whose turns it is told', async () => {
    const { store, ask, people, circles } = await known();
    const told: string[] = [];
    let status = 500;
    const tell = async (address: string, json: string) => {
      told.push(`${address} ${(JSON.parse(json) as { text: string }).text}`);
      return status;
    };
    const hooks = new Hooks({ ask, store, games: new Map(), tell, limit: ownLimit, log, near: true });
    const hook = { circle: 'c', address: 'one', language: 'en', site: 'https://a.org/' };
    const failed = async () => (await ask<{ failed: number }>('SELECT failed FROM hook'))[0]?.failed;
    await hooks.set({ ...hook, address: 'other' });
    await until(async () => (await failed()) === 1);
    await hooks.set(hook);
    expect([await hooks.told('c'), await hooks.told('d')]).toEqual([{ hook: { address: 'one' } }, {}]);
    await until(async () => (await failed()) === 1);
    store.createMatch('m', newMatch());
    await store.saved('m');
    await people.hold('ann', { match: 'm', seat: 1, key: 'k' }, 5);
    store.updateMetadata('m', ({ players }) => void (players[1] = { id: 1, name: 'Ann' }));
    await store.saved('m');
    expect([await circles.addMatch('c', 'm'), await circles.addMatch('d', 'm')]).toEqual([true, false]);
    status = 204;
    hooks.turn('m', 0);
    hooks.turn('m', 1);
    await until(async () => (await failed()) === 0);
    expect(told.slice(2)).toEqual(['one : it is Ann’s turn. https://a.org/match/m']);
    await hooks.remove('c');
    expect(await hooks.told('c')).toEqual({});
  });
}
