/** The time that counts at tables, and what is due when some of it is over. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { EventBus } from '../../server/match/event-bus.ts';
import { Timers } from '../../server/match/time/timers.ts';
import { handClock } from '../clock.ts';

const SECOND = 1000;

/** Timers of a server about which everything can be said, and what it did and told. */
function server() {
  const clock = handClock();
  const log = pino({ level: 'silent' });
  const bus = new EventBus(log);
  const is = {
    owner: true,
    silent: 0,
    full: false,
    answer: undefined as Promise<void> | undefined,
    read: undefined as Promise<void> | undefined,
  };
  let probes = 0;
  const timers = new Timers({
    clock,
    bus,
    log,
    owns: () => is.owner,
    silence: () => is.silent,
    whenSettled: (_, settled) => settled(undefined),
    probe: () => {
      probes++;
      if (is.full) throw new Error('the disk is full');
      return is.answer;
    },
    isAtHand: () => is.read === undefined,
    ready: () => is.read ?? Promise.resolve(),
  });
  const told: boolean[] = [];
  bus.subscribe(({ kind }) => {
    if (kind === 'timed') told.push(timers.standsStill);
  });
  let done = 0;
  const due = (milliseconds: number) => timers.after('match', milliseconds, () => void done++);
  return { clock, bus, is, timers, told, due, done: () => done, asked: () => probes };
}

test('what is due is done once, at its time, and not where it was called off', () => {
  const { clock, due, done } = server();
  due(5 * SECOND);
  due(6 * SECOND)();
  clock.turn(5 * SECOND - 1);
  expect(done()).toBe(0);
  clock.turn(1);
  expect(done()).toBe(1);
  clock.turn(60 * SECOND);
  expect(done()).toBe(1);
});

test('nothing is done for a match another server looks after, now or while it does', () => {
  const { clock, is, due, done, bus } = server();
  due(5 * SECOND);
  is.owner = false;
  clock.turn(60 * SECOND);
  expect(done()).toBe(0);
  is.owner = true;
  clock.turn(SECOND);
  expect(done()).toBe(1);
  due(5 * SECOND);
  bus.publish({ kind: 'lost', id: 'match' });
  clock.turn(60 * SECOND);
  expect(done()).toBe(1);
});

test.each([5, 12, 30])(
  '%d s in which the process stood still don’t count, nor the moment in which all come back',
  (gap) => {
    const { clock, due, done, timers, told } = server();
    due(10 * SECOND);
    clock.turn(8 * SECOND);
    clock.freeze(gap * SECOND);
    expect(timers.standsStill).toBe(true);
    expect(timers.ticks()).toBe(8 * SECOND);
    // socket.io lets 7.5 s pass between two attempts at most.
    clock.turn(Math.min(gap, 7.5) * SECOND);
    expect(timers.ticks()).toBeLessThan(9 * SECOND);
    expect(done()).toBe(0);
    clock.turn(4 * SECOND);
    expect(done()).toBe(1);
    expect(told).toEqual([true, false]);
  },
);

test('time without a database counts from when it was last there, and all that is due waits for it', () => {
  for (const away of [{ full: true }, { silent: Number.POSITIVE_INFINITY }]) {
    const { clock, is, due, done, timers, told } = server();
    due(10 * SECOND);
    clock.turn(7 * SECOND);
    Object.assign(is, away);
    clock.turn(60 * SECOND);
    expect(timers.ticks()).toBeLessThanOrEqual(9 * SECOND);
    expect(done()).toBe(0);
    Object.assign(is, { full: false, silent: 0 });
    clock.turn(2 * SECOND);
    expect(done()).toBe(0);
    clock.turn(10 * SECOND);
    expect(done()).toBe(1);
    expect(told).toEqual([true, false]);
  }
});

test('what could not be written says at once that no time counts, and takes back what seemed to', () => {
  const { clock, timers, due } = server();
  due(60 * SECOND);
  clock.turn(1900);
  expect(timers.ticks()).toBe(1900);
  timers.failed();
  expect(timers.standsStill).toBe(true);
  expect(timers.ticks()).toBe(SECOND);
});

test('what fails when it is due is due again', () => {
  const { clock, timers } = server();
  let tries = 0;
  timers.after('match', SECOND, () => {
    tries++;
    if (tries < 3) throw new Error('locked');
  });
  clock.turn(10 * SECOND);
  expect(tries).toBe(3);
});

test('once a server has closed nothing is due, and its storage, which closes too, is asked no more', () => {
  const { clock, timers, asked, due, done } = server();
  due(5 * SECOND);
  clock.turn(2 * SECOND);
  timers.close();
  due(5 * SECOND);
  const before = asked();
  clock.turn(60 * SECOND);
  expect([asked() - before, done()]).toEqual([0, 0]);
});

test('an answer that is long in coming is asked for once, and no time counts until it is there', async () => {
  const { clock, is, due, done, asked, timers, told } = server();
  due(5 * SECOND);
  let come = () => {};
  is.answer = new Promise((resolve) => (come = resolve));
  for (let second = 0; second < 10; second++) clock.turn(SECOND);
  expect([asked(), done(), timers.standsStill]).toEqual([1, 0, true]);
  come();
  await is.answer;
  is.answer = undefined;
  clock.turn(SECOND);
  clock.turn(20 * SECOND);
  expect([told, done()]).toEqual([[true, false], 1]);
});

test('a match that isn’t at hand is read first, unless what is due there is called off meanwhile', async () => {
  const { clock, is, due, done } = server();
  let read = () => {};
  is.read = new Promise((resolve) => (read = resolve));
  due(SECOND);
  const callOff = due(SECOND);
  clock.turn(SECOND);
  expect(done()).toBe(0);
  callOff();
  read();
  await is.read;
  await expect.poll(done).toBe(1);
  is.read = Promise.reject(new Error('the database is gone'));
  due(SECOND);
  clock.turn(SECOND);
  await is.read.catch(() => {});
  is.read = undefined;
  await expect.poll(() => (clock.turn(SECOND), done())).toBe(2);
});
