/** What somebody reports, what the operator does about it while the server runs, and what those who are there see of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { Metrics } from '../../server/metrics.ts';
import { loadGames } from '../../server/match/games.ts';
import { operate } from '../../server/operator/commands.ts';
import type { History, Receipt } from '../../server/contract/messages.ts';
import {
  chatOf,
  games,
  handClock,
  rawSocket,
  type RawSocket,
  type Seated,
  seatedMatch,
  serve,
  until,
} from './harness.ts';
import { personAt } from './seats/known.ts';

const EVE = { 'x-forwarded-for': '203.0.113.7' };
const ANN = { 'x-forwarded-for': '198.51.100.1' };
const HOUR = 3_600_000;

/** What was said, as somebody was told last. */
const heardBy = (raw: RawSocket) => (raw.last('agora:history')?.[1] as History | undefined)?.chat;

/** A match with somebody in each seat and one who looks on, and what its operator may type. */
async function running() {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-moderation-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const clock = handClock();
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const metrics = new Metrics();
  const agora = await serve({ dataDir, trustProxy: true }, { clock, log, metrics });
  const { matchID, seats } = await seatedMatch(agora.url);
  const loaded = await loadGames(games);
  const type = async (...words: string[]) => {
    const told = await operate(words, { dataDir, games: loaded, now: clock.now() });
    clock.turn(2000);
    return told;
  };
  const come = async (seat: number | null, headers: Record<string, string>) => {
    const raw = await rawSocket(agora.url, 'bazaar', headers);
    raw.socket.emit('sync', matchID, seat === null ? null : String(seat), seats[seat ?? -1]?.credentials);
    await until(() => raw.last('agora:history'));
    return raw;
  };
  const say = ({ socket }: RawSocket, seat: number | null, text: string): Promise<Receipt> => {
    const message = seat === null ? { payload: text, name: 'Sue' } : { sender: String(seat), payload: text };
    return socket.timeout(20_000).emitWithAck('chat', matchID, message, seats[seat ?? -1]?.credentials);
  };
  const report = (what: object, headers: Record<string, string> = ANN) =>
    fetch(`${agora.url}/api/matches/${matchID}/reports`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(what),
    });
  return { agora, clock, logged, metrics, matchID, seats: seats as readonly Seated[], type, come, say, report };
}

test('a line is reported with what was said around it, who said it and from where, and the operator is told', async () => {
  const { agora, logged, metrics, matchID, type, come, say, report } = await running();
  const [ann, eve] = [await come(0, ANN), await come(1, EVE)];
  await say(ann, 0, 'Good evening');
  await say(eve, 1, 'Something nasty');
  await say(ann, 0, 'Please don’t');
  const [, nasty] = await chatOf(agora, matchID);
  for (let often = 0; often < 2; often++) expect((await report({ line: String(nasty!.id) })).status).toBe(200);
  const told = await type('reports');
  expect(told.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^report 1  \\S+  match ${matchID} of bazaar$`)),
    '  a line of Player 2 (seat 1), from 203.0.113.7',
    `    ${nasty!.id - 1}  Player 1 (seat 0): Good evening`,
    `  > ${nasty!.id}  Player 2 (seat 1): Something nasty`,
    `    ${nasty!.id + 1}  Player 1 (seat 0): Please don’t`,
  ]);
  expect(logged.filter((line) => line.includes('a line or a name was reported'))).toHaveLength(1);
  expect(await metrics.text()).toContain('agora_reports 1');
  // Nobody else learns from where somebody speaks.
  for (const { received } of [ann, eve]) expect(JSON.stringify(received)).not.toContain('203.0.113.7');
});

test('what is not there can’t be reported, and nobody reports without end', async () => {
  const { agora, type, matchID, report } = await running();
  for (const [what, status, error] of [
    [{ line: '999' }, 404, { code: 'notFound', what: 'line' }],
    [{ line: 'x' }, 404, { code: 'notFound', what: 'line' }],
    [{ seat: 7 }, 404, { code: 'notFound', what: 'seat' }],
    [{ seat: 'x' }, 400, { code: 'malformed' }],
    [{}, 400, { code: 'malformed' }],
    [{ line: '1', seat: 1 }, 400, { code: 'malformed' }],
  ] as const) {
    const answer = await report(what);
    expect([answer.status, await answer.json()]).toMatchObject([status, { error }]);
  }
  const none = await fetch(`${agora.url}/api/matches/none/reports`, {
    method: 'POST',
    headers: ANN,
    body: '{"seat":0}',
  });
  expect([none.status, await none.json()]).toMatchObject([404, { error: { code: 'notFound', what: 'match' } }]);
  expect(await type('reports')).toBe('Nothing is reported.');
  const asked = await Promise.all(Array.from({ length: 11 }, () => report({ seat: 1 }, EVE)));
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await type('reports')).match(/^report/gm)).toHaveLength(1);
  expect(matchID).not.toBe('');
});

test('a hidden line is hidden from who is there and who comes, and its report is done with', async () => {
  const { agora, matchID, type, come, say, report } = await running();
  const [ann, sue] = [await come(0, ANN), await come(null, EVE)];
  await say(sue, null, 'Something nasty');
  const [nasty] = await chatOf(agora, matchID);
  await report({ line: String(nasty!.id) });
  expect(await type('reports')).toContain('a line of Sue (looks on), from 203.0.113.7');
  expect(await type('hide', String(nasty!.id), 'an', 'insult')).toBe(
    `Line ${nasty!.id} of match ${matchID} is hidden.`,
  );
  const hidden = { id: String(nasty!.id), seat: null, text: '…', phrase: 'hidden' };
  await expect.poll(() => heardBy(sue)).toMatchObject([hidden]);
  // Players still hear nothing of what spectators say.
  expect(heardBy(ann)).toEqual([]);
  expect(heardBy(await come(null, ANN))).toMatchObject([hidden]);
  expect(await type('reports')).toBe('Nothing is reported.');
  expect(await type('deeds')).toMatch(new RegExp(`hide  ${matchID}  line \\d+ of Sue: Something nasty  an insult$`));
  await expect(type('hide', '999', 'why')).rejects.toThrow('There is no line 999');
});

test('nobody passes a line off as hidden by the operator', async () => {
  const { agora, matchID, seats, come } = await running();
  const ann = await come(0, ANN);
  const message = { sender: '0', payload: 'Ha', phrase: 'hidden' };
  await ann.socket.timeout(20_000).emitWithAck('chat', matchID, message, seats[0]!.credentials);
  expect((await chatOf(agora, matchID))[0]).not.toHaveProperty('phrase');
});

test('a name is reported, and renamed at the table and with the person', async () => {
  const { agora, matchID, seats, type, come, report } = await running();
  const { key } = await personAt(agora.url, 'Player 2');
  const asPerson = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const by = (path: string, body: object) =>
    fetch(`${agora.url}/api/people/${path}`, { method: 'POST', headers: asPerson, body: JSON.stringify(body) });
  await by('seats', { seats: [{ id: matchID, ...seats[1] }] });
  const ann = await come(0, ANN);
  await report({ seat: 1 });
  expect(await type('reports')).toMatch(/a name of Player 2 \(seat 1\), person \S+$/);
  expect(await type('rename', matchID, '1', 'Player 1', 'poses as another')).toBe(
    'Player 2 is called Player 1 (2) now, and so is their person.',
  );
  const named = () => (ann.last('matchData')?.[1] as { name?: string }[] | undefined)?.[1]?.name;
  await expect.poll(named).toBe('Player 1 (2)');
  expect(await (await by('me', { have: [matchID] })).json()).toMatchObject({ profile: { name: 'Player 1 (2)' } });
  expect(await type('reports')).toBe('Nothing is reported.');
  for (const [words, says] of [
    [['rename', matchID, '5', 'Ann', 'why'], 'Nobody sits in seat 5'],
    [['rename', matchID, '1', 'Bot 3', 'why'], 'Bots are called like that'],
    [['rename', matchID, '1', ' ', 'why'], 'NAME should be a name'],
    [['rename', matchID, '1', 'Ann'], 'rename MATCH SEAT NAME WHY'],
  ] as const)
    await expect(type(...words)).rejects.toThrow(says);
});

test('whoever is muted is told until when, by their address or as a person, and speaks again afterwards', async () => {
  const { agora, clock, matchID, seats, type, come, say, report } = await running();
  const [ann, eve] = [await come(0, ANN), await come(1, EVE)];
  await type('mute', '203.0.113.0/24', '1', 'insults');
  const receipt = await say(eve, 1, 'Hello?');
  expect(receipt).toMatchObject({ ok: false, refusal: { code: 'muted', until: clock.now() - 2000 + HOUR } });
  expect((await say(ann, 0, 'Hello')).ok).toBe(true);
  expect(await type('mutes')).toMatch(/^203\.0\.113\.0\/24 {2}\S+$/);
  clock.turn(HOUR);
  expect((await say(eve, 1, 'Hello again')).ok).toBe(true);

  const { key } = await personAt(agora.url, 'Player 2');
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const tied = JSON.stringify({ seats: [{ id: matchID, ...seats[1] }] });
  await fetch(`${agora.url}/api/people/seats`, { method: 'POST', headers, body: tied });
  await report({ seat: 1 });
  const person = /person ([\w-]+)/.exec(await type('reports'))![1]!;
  await type('mute', person, '24', 'more', 'insults');
  expect(await say(eve, 1, 'Hello?')).toMatchObject({ refusal: { code: 'muted' } });
  expect((await say(ann, 0, 'Hello')).ok).toBe(true);
  expect(await type('unmute', person, 'sorry')).toBe(`${person} is no longer muted.`);
  expect((await say(eve, 1, 'Thank you')).ok).toBe(true);
  expect(await type('settle', '1', 'all is well')).toBe('Report 1 is off the list.');
  for (const [words, says] of [
    [['mute', 'Eve', '1', 'why'], 'neither an address, nor a network, nor a person'],
    [['mute', '203.0.113.7', 'x', 'why'], 'HOURS should be a number'],
    [['unmute', '203.0.113.7', 'why'], 'is not muted as such'],
    [['settle', '1', 'why'], 'There is no report 1'],
    [['settle', 'x', 'why'], 'x is no number'],
  ] as const)
    await expect(type(...words)).rejects.toThrow(says);
  expect((await type('deeds')).split('\n').map((line) => line.split('  ')[1])).toEqual([
    'mute',
    'mute',
    'unmute',
    'settle',
  ]);
});

test('who is at a match that the operator ends is told at once', async () => {
  const { matchID, type, come } = await running();
  const ann = await come(0, ANN);
  await type('end', matchID, 'a table for insults');
  await expect.poll(() => ann.last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'noSuchMatch' } });
  expect(await type('deeds')).toMatch(new RegExp(`end  ${matchID}  bazaar, Player 1, Player 2  a table for insults$`));
});
