/** Which matches a server looks after, and since when it knows that. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { EventBus } from '../../../server/match/event-bus.ts';
import { Leases } from '../../../server/nodes/leases.ts';
import { fakeConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a server that was silent looks after nothing before it knows what others have left it', async () => {
  const is = { kept: ['stays', 'goes'], lapses: 0 };
  const owned: Record<string, readonly boolean[]> = {};
  const outdated: string[] = [];
  const bus = new EventBus(pino({ level: 'silent' }));
  const { database } = fakeConnection((text) => {
    owned[text.trim().slice(0, 12)] = ['stays', 'goes'].map((id) => leases.owns(id));
    if (text.startsWith('SELECT match FROM lease')) return is.kept.map((match) => ({ match }));
    return text.includes('count(*)') ? [{ others: 1 }] : [];
  });
  const leases: Leases = new Leases({
    database,
    hear: () => {},
    leave: async () => {},
    gone: () => {},
    node: 'this',
    bus,
    beat: { every: 1000, lasts: 3000 },
    canStore: () => true,
    outdate: (id) => void outdated.push(id),
    ready: async () => {},
    isThere: () => true,
    others: () => {},
    lapsed: () => void is.lapses++,
    forgotten: () => {},
  });
  await leases.start();
  // What it remembers of what was another's may be old.
  expect(outdated).toEqual(['stays', 'goes']);
  expect(['stays', 'goes'].map((id) => leases.owns(id))).toEqual([true, true]);
  const lost: string[] = [];
  bus.subscribe(({ kind, id }) => void (kind === 'lost' && lost.push(id)));
  await vi.advanceTimersByTimeAsync(1000);
  const before = is.lapses;
  // It stood still: another has taken one of them.
  is.kept = ['stays'];
  vi.setSystemTime(0);
  vi.advanceTimersByTime(0);
  leases.hurry();
  const passed = performance.now() + 20_000;
  vi.spyOn(performance, 'now').mockReturnValue(passed);
  await vi.advanceTimersByTimeAsync(0);
  expect(is.lapses).toBe(before + 1);
  expect(owned['SELECT match']).toEqual([false, false]);
  expect(lost).toEqual(['goes']);
  expect(['stays', 'goes'].map((id) => leases.owns(id))).toEqual([true, false]);
  vi.restoreAllMocks();
  await leases.close();
});

test('a server that takes over more than it can at once lives on meanwhile', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  let handfuls = 0;
  const { database } = fakeConnection((text) => {
    if (text.includes('INSERT INTO node')) return [{ fresh: now === 0 }];
    if (text.includes('count(*)')) return [{ others: 0 }];
    if (!text.includes('INSERT INTO lease')) return [];
    // What follows from so many takes a while.
    now += 2000;
    handfuls++;
    return handfuls > 5 ? [] : Array.from({ length: 500 }, (_, number) => ({ match: `${handfuls}.${number}` }));
  });
  const leases = new Leases({
    database,
    hear: () => {},
    leave: async () => {},
    gone: () => {},
    node: 'this',
    bus: new EventBus(pino({ level: 'silent' })),
    beat: { every: 1000, lasts: 3000 },
    canStore: () => true,
    outdate: () => {},
    ready: async () => {},
    isThere: () => true,
    others: () => {},
    lapsed: () => {},
    forgotten: () => {},
  });
  await leases.start();
  expect(['1.0', '5.499'].map((id) => leases.owns(id))).toEqual([true, true]);
  await leases.close();
});

test('a match that was made and could not be stored is not looked after', async () => {
  const { database } = fakeConnection((text) => (text.includes('count(*)') ? [{ others: 0 }] : []));
  const bus = new EventBus(pino({ level: 'silent' }));
  const heard: string[] = [];
  const leases = new Leases({
    database,
    hear: (id, isOwner) => void heard.push(`${id} ${isOwner}`),
    leave: async () => {},
    gone: () => {},
    node: 'this',
    bus,
    beat: { every: 1000, lasts: 3000 },
    canStore: () => true,
    outdate: () => {},
    ready: async () => {},
    isThere: (id) => id === 'stored',
    others: () => {},
    lapsed: () => {},
    forgotten: () => {},
  });
  await leases.start();
  for (const id of ['stored', 'unstored']) {
    bus.publish({ kind: 'made', id });
    bus.publish({ kind: 'undone', id });
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(['stored', 'unstored'].map((id) => leases.owns(id))).toEqual([true, false]);
  expect(heard).toEqual(['stored true', 'unstored true', 'unstored false']);
  await leases.close();
});
