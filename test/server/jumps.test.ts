/** Clocks that are put right, and what counts as using a match: nothing is deleted that anybody needs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { handClock, type Seated, seatedMatch, serve, stockClient, type TestServer, until } from './harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A match is soon abandoned here, so that time need not be turned for long. */
const SOON = { keepAbandonedDays: 1 };

/** What a server does to its database by the clock takes so many answers of it, one after the other. */
const ANSWERS = 20;

/** What is stored of a match once all that the clock has set off is done; undefined if it is deleted. */
async function storedOf({ store }: TestServer, id: string) {
  for (let answers = 0; answers < ANSWERS; answers++) {
    await store.probe(false);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await store.ahead(id);
  return store.metadata(id);
}

const isKept = async (agora: TestServer, id: string) => (await storedOf(agora, id)) !== undefined;

/** Somebody comes to a match and goes again. */
async function visit(agora: TestServer, id: string, seated: Seated | undefined): Promise<void> {
  const client = stockClient(agora.url, id, seated);
  await until(() => client.getState());
  client.stop();
  const isThere = async () => (await (await fetch(`${agora.url}/games/bazaar/${id}`)).text()).includes(':true}');
  for (let tries = 0; await isThere(); tries++) expect(tries).toBeLessThan(2000);
}

test('a server that starts at 1970 and is then told the time deletes no live match', async () => {
  const clock = handClock(5000);
  const agora = await serve(SOON, { clock });
  const { matchID } = await seatedMatch(agora.url);
  expect((await storedOf(agora, matchID))?.updatedAt).toBe(5000);
  clock.turn(30_000);
  clock.jump(Date.UTC(2026, 0, 1));
  clock.turn(HOUR);
  expect(await isKept(agora, matchID)).toBe(true);
  expect((await storedOf(agora, matchID))?.updatedAt).toBe(Date.UTC(2026, 0, 1) + 5000);
  expect((await storedOf(agora, matchID))?.createdAt).toBe(Date.UTC(2026, 0, 1) + 5000);
  // It still goes once nobody has touched it for long enough.
  clock.turn(DAY);
  expect(await isKept(agora, matchID)).toBe(false);
});

test('a clock that tells parts of milliseconds is put right as well', async () => {
  const clock = handClock(5000);
  const agora = await serve({}, { clock: { ...clock, ticks: () => clock.ticks() + (clock.ticks() % 7) / 10 } });
  const { matchID } = await seatedMatch(agora.url);
  clock.jump(DAY);
  clock.turn(HOUR);
  expect((await storedOf(agora, matchID))?.updatedAt).toBeGreaterThanOrEqual(DAY + 5000);
});

test('what was touched before the clock went wrong keeps its time', async () => {
  const clock = handClock(Date.UTC(2026, 0, 1));
  const agora = await serve({}, { clock });
  const { matchID } = await seatedMatch(agora.url);
  const before = agora.store.metadata(matchID)?.updatedAt ?? 0;
  await agora.store.upkeep.redate(before - 2, before - 1, DAY);
  expect((await storedOf(agora, matchID))?.updatedAt).toBe(before);
  clock.jump(-HOUR);
  clock.turn(60_000);
  expect((await storedOf(agora, matchID))?.updatedAt).toBe(before - HOUR);
});

test('a clock that is nudged is let be', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { matchID } = await seatedMatch(agora.url);
  const before = agora.store.metadata(matchID)?.updatedAt;
  for (let minutes = 0; minutes < 3; minutes++) {
    clock.jump(3000);
    clock.turn(60_000);
  }
  expect((await storedOf(agora, matchID))?.updatedAt).toBe(before);
});

test('a visit keeps a match from being deleted as abandoned', async () => {
  const clock = handClock();
  const agora = await serve(SOON, { clock });
  const { matchID, seats } = await seatedMatch(agora.url);
  clock.turn(20 * HOUR);
  await visit(agora, matchID, seats[0]);
  clock.turn(20 * HOUR);
  expect(await isKept(agora, matchID)).toBe(true);
  clock.turn(6 * HOUR);
  expect(await isKept(agora, matchID)).toBe(false);
});

test('a match somebody looks at is not deleted, however long they only look', async () => {
  const clock = handClock();
  const agora = await serve(SOON, { clock });
  const { matchID } = await seatedMatch(agora.url);
  const client = stockClient(agora.url, matchID);
  await until(() => client.getState());
  clock.turn(30 * HOUR);
  expect(await isKept(agora, matchID)).toBe(true);
});

test('a clock that is a month ahead at a start deletes nothing, then or later; what is deleted is told and counted', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-ahead-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const told: string[] = [];
  const stream = new Writable({
    write(line, _, done) {
      told.push(String(line));
      done();
    },
  });
  const clock = handClock();
  const open = () =>
    serve({ dataDir, keepAbandonedDays: 30, keepFinishedDays: 30 }, { clock, log: pino({ level: 'warn' }, stream) });
  const deletions = () => told.filter((line) => line.includes('old matches deleted'));
  const first = await open();
  clock.turn(40 * DAY);
  const { matchID } = await seatedMatch(first.url);
  await first.close();
  for (let starts = 0; starts < 3; starts++) {
    clock.jump(31 * DAY);
    const again = await open();
    expect(await isKept(again, matchID)).toBe(true);
    clock.turn(3 * HOUR);
    expect(await isKept(again, matchID)).toBe(true);
    await again.close();
  }
  expect(deletions()).toEqual([]);
  const last = await open();
  for (let days = 0; days < 29; days++) {
    clock.turn(DAY);
    await storedOf(last, matchID);
  }
  expect(await isKept(last, matchID)).toBe(false);
  expect(deletions()).toHaveLength(1);
  expect(await (await fetch(`${last.url}/metrics`)).text()).toContain(
    'agora_matches_deleted_total{kind="abandoned"} 1',
  );
});
