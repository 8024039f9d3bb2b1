/** Who is at matches by other servers, and what becomes of them when their server goes. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventBus } from '../../../server/match/event-bus.ts';
import { Elsewhere, type Follower } from '../../../server/nodes/elsewhere.ts';
import { fakeConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] }));
afterEach(() => void vi.useRealTimers());

/** A server that knows of another, by which Ann sits at a match. */
async function beside() {
  const ann = { match: 'match', node: 'other', seat: 0, key: 'hers' };
  const is = { there: [ann] as (typeof ann)[], alive: ['other'], here: [] as Follower[], arrived: [] as string[] };
  const { database, posted } = fakeConnection((text) =>
    text.includes('FROM node') ? is.alive.map((id) => ({ id })) : is.there,
  );
  const bus = new EventBus(pino({ level: 'silent' }));
  const news: string[] = [];
  bus.subscribe(({ kind }) => void news.push(kind));
  const elsewhere = new Elsewhere({
    database,
    line: { wrote: () => {}, hear: async () => {} },
    node: 'this',
    bus,
    followers: () => is.here,
    ready: async () => {},
    arrived: (id) => void is.arrived.push(id),
  });
  await elsewhere.read();
  return { ann, is, posted, news, elsewhere };
}

test('who is there by another server is there, and whoever goes from it is not', async () => {
  const { is, news, elsewhere } = await beside();
  expect(elsewhere.isPresent('match', 0)).toBe(true);
  expect(elsewhere.isHeld('match', 0, 'hers')).toBe(true);
  expect(elsewhere.isPresent('match', 1)).toBe(false);
  is.there = [];
  await elsewhere.read('match');
  expect([elsewhere.isPresent('match', 0), elsewhere.isCutOff('match', 0)]).toEqual([false, false]);
  expect(news).toEqual(['presence', 'presence']);
});

test('who went with their server is cut off until they are back, or could be long since', async () => {
  for (const returns of [true, false]) {
    const { ann, is, news, elsewhere } = await beside();
    is.there = [];
    is.alive = ['this'];
    await elsewhere.read();
    expect([elsewhere.isPresent('match', 0), elsewhere.isCutOff('match', 0)]).toEqual([false, true]);
    if (returns) {
      is.there = [ann];
      await elsewhere.read('match');
      expect(elsewhere.isPresent('match', 0)).toBe(true);
    } else {
      const before = news.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(news.slice(before)).toEqual(['presence']);
    }
    expect(elsewhere.isCutOff('match', 0)).toBe(false);
  }
});

test('the others are told who comes and goes, first who has come, and all of it again where they had given this server up', async () => {
  const { is, posted, elsewhere } = await beside();
  const told = () => posted.splice(0).map((line) => `${line.split(' ')[0]} ${line.split(' ').at(-1)}`);
  is.here = [{ seat: 1, key: 'phone' }];
  elsewhere.look('match');
  vi.runAllTimers();
  expect(told()).toEqual(['INSERT phone']);
  is.here = [{ seat: 1, key: 'desk' }];
  elsewhere.look('match');
  elsewhere.look('match');
  vi.runAllTimers();
  expect(told()).toEqual(['INSERT desk', 'DELETE phone']);
  elsewhere.retell();
  vi.runAllTimers();
  expect(told()).toEqual(['INSERT desk']);
});

test('a seat that was left on purpose is nobody’s, whatever is still said of it', async () => {
  const { posted, elsewhere } = await beside();
  elsewhere.dismiss('match', 0);
  expect(elsewhere.isPresent('match', 0)).toBe(false);
  expect(posted).toEqual([expect.stringContaining('DELETE FROM presence')]);
});
