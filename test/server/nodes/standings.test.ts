/** What a server knows of who is waited for at matches another looks after. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventBus } from '../../../server/match/event-bus.ts';
import { Standings } from '../../../server/nodes/standings.ts';
import type { Pace } from '../../../server/contract/tables.ts';
import { fakeConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setImmediate'] }));
afterEach(() => void vi.useRealTimers());

const PACE: Pace = { kind: 'live', decision: 5, bank: 20 };
const ANN = { id: 0, name: 'Ann' };
const RUNS = { left: 5000, bank: 20_000, runs: true };
const STILL = { left: 5000, bank: 20_000, runs: false };

/** A server that looks after nothing, or after the match, and has read what another told of it. */
async function heard(told: object, owner = false) {
  const is = { owner, silent: 0, alone: false, gone: false, late: false, age: 0 };
  const { database, posted } = fakeConnection(() => [
    { match: 'match', told: JSON.stringify({ 0: told }), age: is.age },
  ]);
  const bus = new EventBus(pino({ level: 'silent' }));
  const standings = new Standings({
    database,
    line: { wrote: () => {} },
    bus,
    store: {
      ready: async () => {
        if (is.gone || is.late) throw new Error('the database does not answer');
      },
      metadata: () => {
        if (is.gone) throw new Error('the database is gone');
        return { players: { 0: ANN }, pace: PACE };
      },
    } as never,
    own: {
      isPresent: () => true,
      awayFor: () => undefined,
      seatStatus: () => ({ clock: STILL }),
    },
    owns: () => is.owner,
    isAlone: () => is.alone,
    silence: () => is.silent,
  });
  const news: string[] = [];
  bus.subscribe(({ kind }) => void news.push(kind));
  await standings.read();
  return { bus, standings, is, news, posted, clock: () => standings.seatStatus('match', ANN, PACE).clock };
}

test('a clock that another runs goes on here', async () => {
  const { clock } = await heard({ clock: RUNS });
  vi.advanceTimersByTime(1000);
  expect(clock()).toEqual({ left: 4000, bank: 20_000, runs: true });
  vi.advanceTimersByTime(6000);
  expect(clock()).toEqual({ left: 0, bank: 18_000, runs: true });
});

test('of a time in which this server heard nothing it shows nobody to have lost any', async () => {
  const { clock, is } = await heard({ clock: RUNS });
  vi.advanceTimersByTime(1000);
  vi.advanceTimersByTime(20_000);
  is.silent = 20_000;
  expect(clock()).toEqual({ left: 2000, bank: 20_000, runs: false });
});

test('what it knew before others took over is old, also before it has read what holds now', async () => {
  const { clock, standings, news } = await heard({ clock: RUNS, asksUndo: { agreed: [], needed: 1 } });
  vi.advanceTimersByTime(20_000);
  const before = news.length;
  standings.lapsed();
  expect(clock()).toEqual(STILL);
  expect(standings.seatStatus('match', ANN, PACE).asksUndo).toBeUndefined();
  expect(news.slice(before)).toEqual(['seatStatus']);
});

test('what stands in the database since before a silence is read as it was then: nobody could tell what became of it', async () => {
  const { clock, standings, is } = await heard({ clock: RUNS });
  vi.advanceTimersByTime(16_000);
  is.silent = 15_000;
  standings.lapsed();
  is.silent = 0;
  is.age = 16_000;
  await standings.read();
  expect(clock()).toEqual({ left: 4000, bank: 20_000, runs: true });
  // It came back for a moment only.
  vi.advanceTimersByTime(1000);
  is.silent = 1000;
  standings.lapsed();
  is.silent = 0;
  is.age = 17_000;
  await standings.read();
  expect(clock()).toEqual({ left: 4000, bank: 20_000, runs: true });
});

test('what nobody is left to be told of once the match has been read isn’t told: it would be kept up for nobody', async () => {
  const { standings, is, posted } = await heard({}, true);
  standings.look('match');
  // Looked at, and not read yet.
  vi.advanceTimersToNextTimer();
  is.alone = true;
  standings.others(['match']);
  await vi.runAllTimersAsync();
  expect(posted).toEqual(['DELETE FROM standing']);
});

test('what is told of a match is taken back once nobody is there to be told, and told again to whoever comes', async () => {
  const { standings, is, posted } = await heard({}, true);
  standings.look('match');
  await vi.runAllTimersAsync();
  expect(posted.splice(0)).toHaveLength(1);
  is.alone = true;
  standings.others(['match']);
  expect(posted.splice(0)).toEqual(['DELETE FROM standing']);
  standings.look('match');
  await vi.runAllTimersAsync();
  expect(posted).toEqual([]);
  is.alone = false;
  standings.others(['match']);
  await vi.runAllTimersAsync();
  expect(posted).toEqual([expect.stringMatching(/^INSERT INTO standing/)]);
});

test('what can’t be told while the database is gone is told once time goes on', async () => {
  const { standings, is, posted } = await heard({}, true);
  is.gone = true;
  standings.look('match');
  await vi.advanceTimersToNextTimerAsync();
  expect(posted).toEqual([]);
  is.gone = false;
  standings.look('match');
  await vi.advanceTimersToNextTimerAsync();
  expect(posted).toHaveLength(1);
});

test('what an answer came too late for is told and heard all the same', async () => {
  const { standings, is, news, posted } = await heard({}, true);
  is.late = true;
  standings.look('match');
  await vi.advanceTimersToNextTimerAsync();
  expect(posted).toHaveLength(1);
  const before = news.length;
  await standings.read('match');
  expect(news.slice(before)).toEqual(['seatStatus']);
});

test('a vote that another was holding is shown no more once this server has taken over', async () => {
  const { bus, standings, is } = await heard({ vote: { agreed: [], needed: 1 } });
  const shown: unknown[] = [];
  bus.subscribe(({ kind, id }) => void (kind === 'seatStatus' && shown.push(standings.seatStatus(id, ANN, PACE).vote)));
  expect(standings.seatStatus('match', ANN, PACE).vote).toEqual({ agreed: [], needed: 1 });
  is.owner = true;
  bus.publish({ kind: 'taken', id: 'match' });
  expect(shown).toEqual([undefined]);
});
