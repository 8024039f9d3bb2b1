/** The deals of the day: what results the server takes, from whom, and what it shows, gives out and forgets. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { dailyDeal } from '../../../games/kit/deal.ts';
import { recordRandomGame, replay } from '../../../games/kit/record.ts';
import type { Turn } from '../../../games/kit/rules.ts';
import { Judge } from '../../../server/daily/judge.ts';
import { demandDay, keptSince } from '../../../server/daily/days.ts';
import { Refused } from '../../../server/refused.ts';
import type { DailyList } from '../../../server/contract/daily.ts';
import { bazaar, handClock, serve } from '../harness.ts';
import { code, madePasskey } from '../seats/passkeys.ts';

const NOON = Date.parse('2026-11-25T12:00:00Z');
const TODAY = '2026-11-25';
const KEY = 'k'.repeat(64);
const { rules, meta } = bazaar;

/** A match of a day's deal, played to its end in one of many ways. */
function played(day: string, way = 0) {
  const deal = dailyDeal(meta, rules.format, day);
  const { record } = recordRandomGame(rules, deal);
  const turns = [...record.turns];
  // The same start always gives the same game: another one is found by leaving the way at the last choice there is.
  for (let found = 0, at = turns.length - 1; found < way && at >= 0; at--) {
    const { state } = replay(rules, meta, { ...record, turns: turns.slice(0, at) });
    const { seat, move } = turns[at]!;
    const other = rules.legal(state, seat).find((each) => JSON.stringify(each) !== JSON.stringify(move));
    if (other === undefined) continue;
    found++;
    turns.splice(at, turns.length, { seat, move: other });
  }
  for (;;) {
    const { state } = replay(rules, meta, { ...record, turns });
    const [seat] = rules.toMove(state);
    if (seat === undefined) {
      const { rank, score } = rules.result(state)!.places.find((place) => place.seat === 0)!;
      return { format: rules.format, turns, outcome: { rank, score } };
    }
    turns.push({ seat, move: rules.legal(state, seat)[0]! });
  }
}

async function daily(changes: Parameters<typeof serve>[0] = {}, furnishing: Parameters<typeof serve>[1] = {}) {
  const clock = handClock(NOON);
  const agora = await serve(changes, { ...furnishing, clock });
  const ask = async (method: string, path: string, body?: object, key = KEY, person?: string) => {
    const response = await fetch(`${agora.url}/api/daily/${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(person === undefined ? {} : { 'Agora-Person': person }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const send = (day: string, name?: string, key = KEY, person?: string) => {
    const { format, turns } = played(day);
    return ask('POST', `bazaar/${day}`, { format, turns, ...(name === undefined ? {} : { name }) }, key, person);
  };
  return { agora, clock, ask, send };
}

test('a result is found by playing the moves again, and the first one stands', async () => {
  const { ask, send } = await daily();
  const { outcome } = played(TODAY);
  const list = { day: TODAY, count: 1, rows: [{ position: 1, name: 'Ann', ...outcome, own: true }] };
  expect(await send(TODAY, ' Ann\u202e ')).toEqual({ status: 200, body: list });
  const { format, turns } = played(TODAY, 3);
  expect(await ask('POST', `bazaar/${TODAY}`, { format, turns, name: 'Anna' })).toEqual({ status: 200, body: list });
  const others = await ask('GET', `bazaar/${TODAY}`, undefined, 'o'.repeat(32));
  expect(others.body).toEqual({ ...list, rows: [{ position: 1, name: 'Ann', ...outcome }] });
});

test('four weeks are told of the games there are, to whoever has a key', async () => {
  const { ask, send } = await daily();
  await send(TODAY, 'Ann');
  // Nobody else has played that.
  expect(await ask('GET', 'bazaar/weeks')).toEqual({ status: 200, body: { least: 5, count: 0, rows: [] } });
  await send(TODAY, 'Ben', 'b'.repeat(32));
  const own = { name: 'Ann', days: 1, share: 0.5, own: true };
  expect((await ask('GET', 'bazaar/weeks')).body).toEqual({ least: 5, count: 0, rows: [own] });
  expect(code(await ask('GET', 'none/weeks'))).toEqual([404, 'notFound']);
  expect(code(await ask('GET', 'bazaar/weeks', undefined, 'short'))).toEqual([400, 'malformed']);
});

test('moves of another deal, no end, no moves and no numbers are refused with a reason', async () => {
  const { ask } = await daily();
  const { format, turns } = played(TODAY);
  const told = async (body: object) => {
    const answer = await ask('POST', `bazaar/${TODAY}`, body);
    return [...code(answer), (answer.body as { message: string }).message];
  };
  const other = played('2026-11-24').turns;
  expect(await told({ format, turns: other })).toEqual([400, 'movesRefused', expect.stringMatching(/^Move \d+ can't/)]);
  expect(await told({ format, turns: [...turns, turns.at(-1)!] })).toEqual([400, 'movesRefused', expect.anything()]);
  expect(await told({ format: 99, turns })).toEqual([400, 'movesRefused', expect.anything()]);
  expect(await told({ format, turns: turns.slice(0, -1) })).toEqual([409, 'notOver', expect.stringContaining('end')]);
  expect(await told({ format, turns: [] })).toEqual([409, 'notOver', expect.anything()]);
  for (const wrong of [
    {},
    { format },
    { format, turns: [1] },
    { format: 0, turns },
    { format, turns, name: ' \u202e' },
  ])
    expect((await told(wrong)).slice(0, 2)).toEqual([400, 'malformed']);
  const many = Array.from({ length: 5001 }, (): Turn => turns[0]!);
  expect((await told({ format, turns: many })).slice(0, 2)).toEqual([400, 'malformed']);
  const heavy = Array.from({ length: 4000 }, () => ({ ...turns[0]!, move: { type: 'x'.repeat(200) } }));
  expect((await told({ format, turns: heavy })).slice(0, 2)).toEqual([413, 'tooLarge']);
  expect(await told({ format, turns, name: 'Bot 2' })).toEqual([400, 'botName', expect.anything()]);
  expect((await ask('GET', `bazaar/${TODAY}`)).body).toMatchObject({ count: 0 });
});

test('moves of an earlier format are refused, though they can be played to their end by it', async () => {
  const asterion = (await shelf.get('asterion')!.load()).rules;
  const { meta: about } = shelf.get('asterion')!;
  const clock = handClock(NOON);
  const { url } = await serve({}, { clock, games: shelf });
  const sent = async (format: number) => {
    const { record } = recordRandomGame(asterion, dailyDeal(about, format, TODAY));
    const headers = { Authorization: `Bearer ${KEY}` };
    const body = JSON.stringify({ format, turns: record.turns });
    const answer = await fetch(`${url}/api/daily/asterion/${TODAY}`, { method: 'POST', headers, body });
    return code({ status: answer.status, body: await answer.json() });
  };
  expect(asterion.format).toBeGreaterThan(1);
  expect(await sent(asterion.format - 1)).toEqual([400, 'movesRefused']);
  expect(await sent(asterion.format)).toEqual([200, undefined]);
});

test('a match as long as people play them is taken, and one far longer than any other body', async () => {
  const { ask } = await daily();
  const { format, turns } = played(TODAY);
  const long = Array.from({ length: 3000 }, (_, at) => turns[at % turns.length]!);
  // It is read whole, and refused for what it says.
  expect(code(await ask('POST', `bazaar/${TODAY}`, { format, turns: long }))).toEqual([400, 'movesRefused']);
});

test('days that are to come, closed or none, games there aren’t, and whoever gives no key', async () => {
  const { ask, send, clock } = await daily();
  expect(code(await send('2026-11-19'))).toEqual([200, undefined]);
  for (const day of ['2026-11-18', '2026-11-26']) expect(code(await send(day))).toEqual([409, 'dayClosed']);
  expect(code(await ask('GET', 'bazaar/yesterday'))).toEqual([409, 'dayClosed']);
  expect(code(await ask('GET', `chess/${TODAY}`))).toEqual([404, 'notFound']);
  expect(code(await ask('GET', `bazaar/${TODAY}`, undefined, 'short'))).toEqual([400, 'malformed']);
  clock.turn(24 * 3_600_000);
  expect(code(await send('2026-11-19'))).toEqual([409, 'dayClosed']);
  expect((await ask('GET', 'bazaar/2026-11-19')).body).toMatchObject({ count: 1 });
});

test('days are those of UTC', () => {
  const last = { now: () => Date.parse('2026-11-25T23:59:59.999Z') };
  expect(() => demandDay('2026-11-26', last, true)).toThrow(Refused);
  expect(() => demandDay('2026-11-25', last, true)).not.toThrow();
  expect(() => demandDay('2026-11-19', last, true)).not.toThrow();
  expect(() => demandDay('2026-11-18', last, true)).toThrow('2026-11-19');
  expect(() => demandDay('2026-10-26', last, false)).not.toThrow();
  expect(() => demandDay('2026-10-25', last, false)).toThrow(Refused);
  expect(keptSince(last.now())).toBe('2026-10-26');
});

test('old days are forgotten', async () => {
  const { agora, ask, send, clock } = await daily({ keepFinishedDays: 0, keepAbandonedDays: 0 });
  await send(TODAY);
  expect((await ask('GET', 'own')).body).toMatchObject({ results: [{ day: TODAY }] });
  clock.turn(30 * 24 * 3_600_000);
  expect((await ask('GET', 'own')).body).toMatchObject({ results: [{ day: TODAY }] });
  clock.turn(24 * 3_600_000);
  await agora.store.settle();
  expect((await ask('GET', 'own')).body).toEqual({ results: [] });
});

test('all of somebody’s results are signed anew, given out and deleted', async () => {
  const { ask, send } = await daily();
  await send('2026-11-24', 'Ann');
  await send(TODAY, 'Ann');
  expect(code(await ask('POST', 'name', { name: 'Anna' }))).toEqual([200, undefined]);
  const { outcome } = played(TODAY);
  const own = (await ask('GET', 'own')).body as { results: object[] };
  expect(own.results).toHaveLength(2);
  expect(own.results[0]).toEqual({ game: 'bazaar', day: TODAY, name: 'Anna', ...outcome, at: NOON });
  await ask('POST', 'name', {});
  expect(((await ask('GET', `bazaar/${TODAY}`)).body as DailyList).rows).toEqual([
    { position: 1, ...outcome, own: true },
  ]);
  expect(code(await ask('DELETE', 'own'))).toEqual([200, undefined]);
  expect((await ask('GET', 'own')).body).toEqual({ results: [] });
});

test('who is signed in has one result on all their browsers, which goes with them; a key of nobody’s counts for nothing', async () => {
  const { agora, ask, send } = await daily();
  const { key, signIn, ask: askPeople } = await madePasskey(agora.url);
  await send(TODAY, 'Ann', 'a'.repeat(32), key);
  const other = await signIn();
  const { body } = await send(TODAY, 'Ann', 'b'.repeat(32), other);
  expect(body).toMatchObject({ count: 1, rows: [{ own: true }] });
  expect((await send(TODAY, undefined, 'c'.repeat(32), 'nobodys')).body).toMatchObject({ count: 2 });
  await askPeople('DELETE', '/me', {}, key);
  expect((await ask('GET', `bazaar/${TODAY}`, undefined, 'c'.repeat(32))).body).toMatchObject({ count: 1 });
});

test('whom the site signs in has one result on all their browsers, whatever key they show', async () => {
  let named: { id: string; name: string } | undefined = { id: '7', name: 'Ann' };
  const { send } = await daily({}, { site: { name: 'x', signsIn: true }, personOf: async () => named });
  await send(TODAY, 'Ann', 'a'.repeat(32));
  expect((await send(TODAY, 'Ann', 'b'.repeat(32))).body).toMatchObject({ count: 1, rows: [{ own: true }] });
  named = undefined;
  expect((await send(TODAY, undefined, 'c'.repeat(32))).body).toMatchObject({ count: 2 });
});

test('no key of a browser’s is kept', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-daily-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { agora, send } = await daily({ dataDir });
  await send(TODAY, 'Theodora');
  await agora.close();
  const kept = readFileSync(join(dataDir, 'agora.sqlite'), 'latin1');
  expect(kept).toContain('Theodora');
  expect(kept).not.toContain(KEY);
});

test('an address sends so many results in an hour', async () => {
  const { ask } = await daily();
  const answers = [];
  for (let sent = 0; sent < 41; sent++)
    answers.push(code(await ask('POST', `bazaar/${TODAY}`, { format: 1, turns: [] })));
  expect(answers[39]).toEqual([409, 'notOver']);
  expect(answers.at(-1)).toEqual([429, 'tooFast']);
});

test('while a match is judged others are heard, and only so many wait', async () => {
  const { format, turns } = played(TODAY);
  const deal = dailyDeal(meta, format, TODAY);
  let ticks = 0;
  // Each look at the time is a slice of large work later.
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => (ticks += 13));
  onTestFinished(() => slow.mockRestore());
  const judge = new Judge();
  let heard = 0;
  let isOver = false;
  const listen = () => {
    heard++;
    if (!isOver) setImmediate(listen);
  };
  setImmediate(listen);
  await judge.outcome(bazaar, deal, turns);
  isOver = true;
  expect(heard).toBeGreaterThan(turns.length / 2);
  const judged = Array.from({ length: 101 }, () => judge.outcome(bazaar, deal, turns));
  const ends = await Promise.allSettled(judged);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
