/** What programs are told that look after a server. */
import { GONE } from '../../../server/push/services.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import Database from 'libsql';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { Metrics } from '../../../server/metrics.ts';
import type { Post } from '../../../server/push/calls.ts';
import { handClock, makeMove, rawSocket, type Seated, seatedMatch, serve, until } from '../harness.ts';

async function counts(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('a server that lives says so, and an unknown address is 404', async () => {
  const { url } = await serve();
  const answer = await fetch(`${url}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([200, { alive: true }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${url}/health`)).status).toBe(404);
});

test('whoever looks after a server is answered, however much was asked for from where they are', async () => {
  const { url } = await serve({ asksPerAddress: 1, waitingInAll: 1 });
  await fetch(`${url}/games`);
  expect((await fetch(`${url}/games`)).status).toBe(429);
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(url + path)).status, path).toBe(200);
});

test('a server that can store nothing is not ready, and is again when it can', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-health-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const clock = handClock();
  const { url } = await serve({ dataDir }, { clock });
  const ready = async () => (await fetch(`${url}/readyz`)).status;
  expect(await ready()).toBe(200);
  const other = new Database(join(dataDir, 'agora.sqlite'), { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');
  // One look holds for a second, so that asking costs nothing.
  expect(await ready()).toBe(200);
  clock.turn(1000);
  expect(await ready()).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  other.exec('ROLLBACK');
  other.close();
  clock.turn(1000);
  expect(await ready()).toBe(200);
});

test('actions are counted by game and answer, and so are matches, connections and requests', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const socket = await rawSocket(agora.url);
  await socket.update(makeMove('roll', [null], seats[0] as Seated), 0, matchID, '0');
  await socket.update(makeMove('roll', [null], seats[0] as Seated), 0, 'none', '0');
  const told = await counts(agora.url);
  expect(told.get('agora_actions_total{game="bazaar",code="wrongPhase"}')).toBe(1);
  expect(told.get('agora_actions_total{game="bazaar",code="noSuchMatch"}')).toBe(1);
  expect(told.get('agora_action_seconds_count')).toBe(2);
  expect(['sockets', 'matches_stored', 'matches_played'].map((name) => told.get(`agora_${name}`))).toEqual([1, 1, 1]);
  expect(told.get('agora_requests_total{method="POST",status="200"}')).toBe(3);
});

test('who is refused is counted by the way they came and the code, and what is asked for by what it weighs', async () => {
  const { url } = await serve({ asksPerAddress: 30 });
  const { socket, last } = await rawSocket(url);
  socket.emit('sync', 'none', '0', 'secret');
  await until(() => last('agora:refused'));
  expect((await fetch(`${url}/api/none`)).status).toBe(404);
  // One for the request, twenty for the list, and then too many.
  expect((await fetch(`${url}/games/bazaar`)).status).toBe(200);
  expect((await fetch(`${url}/games/bazaar`)).status).toBe(429);
  const told = await counts(url);
  expect(told.get('agora_refusals_total{way="message",code="noSuchMatch"}')).toBe(1);
  expect(told.get('agora_refusals_total{way="request",code="tooFast"}')).toBe(1);
  expect(told.get('agora_refusals_total{way="request",code="notFound"}')).toBe(1);
  expect(told.get('agora_asked_points_total{route="/games/:name"}')).toBe(40);
});

test('calls are counted by what became of them', async () => {
  const metrics = new Metrics();
  const told = async (post: Post) =>
    metrics
      .ofPost(post, (status) => GONE.has(status))({} as never, {} as never, '')
      .catch(() => undefined);
  for (const status of [201, 410, 500]) expect(await told(async () => status)).toBe(status);
  expect(await told(() => Promise.reject(new Error('no answer')))).toBeUndefined();
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('agora_calls_total{'));
  expect(lines).toEqual(
    ['sent', 'gone', 'refused', 'failed'].map((outcome) => `agora_calls_total{outcome="${outcome}"} 1`),
  );
});

test('only so many matches are kept in memory', async () => {
  const { url } = await serve({ matchesInMemory: 2 });
  for (let opened = 0; opened < 3; opened++) await seatedMatch(url);
  expect((await counts(url)).get('agora_matches_in_memory')).toBe(2);
});

test('a number that takes long stays as it was, and all others are told', async () => {
  const metrics = new Metrics();
  let found: number | Promise<number> = 7;
  metrics.look('agora_slow', 'Something slow', () => found);
  expect(await metrics.text()).toContain('agora_slow 7');
  found = new Promise(() => {});
  expect(await metrics.text()).toContain('agora_slow 7');
});

test('how long somebody follows a list is no time that anybody waits', async () => {
  const { url } = await serve();
  const stop = new AbortController();
  const stream = await fetch(`${url}/api/matches/events`, { signal: stop.signal });
  expect(stream.status).toBe(200);
  stop.abort();
  const told = async (name: string) => (await counts(url)).get(name);
  await expect.poll(() => told('agora_requests_total{method="GET",status="200"}')).toBeGreaterThan(0);
  // The one that was counted is what is counted by.
  const asked = await counts(url);
  const all = asked.get('agora_requests_total{method="GET",status="200"}') ?? 0;
  expect(asked.get('agora_request_seconds_count')).toBe(all - 1);
});

test('bots are counted while they think', async () => {
  const agora = await serve({}, { pool: { think: () => new Promise(() => {}), close: async () => {} } });
  const id = agora.matches.create('bazaar', { players: 2, unlisted: false });
  for (const seat of [0, 1]) agora.matches.addBot(id, seat, 'easy');
  await expect.poll(async () => (await counts(agora.url)).get('agora_bots_thinking')).toBeGreaterThan(0);
});

test('counts are for programs on this computer, not for what a proxy passes on, and for who has the token', async () => {
  const token = 'sixteen-or-more-of-them';
  const { url } = await serve({ metricsToken: token });
  const status = async (headers: Record<string, string>) => (await fetch(`${url}/metrics`, { headers })).status;
  expect(await status({})).toBe(200);
  expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await status({ authorization: 'Bearer guess' })).toBe(404);
  expect(await status({ authorization: `Bearer ${token}`, 'x-forwarded-for': '1.2.3.4' })).toBe(200);
});

test('without a token nobody else gets counts by an empty one', async () => {
  const { url } = await serve();
  const headers = { authorization: 'Bearer ', 'x-forwarded-for': '1.2.3.4' };
  expect((await fetch(`${url}/metrics`, { headers })).status).toBe(404);
});

test('requests are logged by path, without what a query may hold', async () => {
  const lines: string[] = [];
  const sink = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) });
  const { url } = await serve({}, { log: pino({ level: 'debug' }, sink) });
  await fetch(`${url}/api/matches/none/past?from=0&to=0&seat=0&secret=x`);
  const told = await until(() => lines.find((line) => line.includes('answered')));
  expect(JSON.parse(told)).toMatchObject({ method: 'GET', path: '/api/matches/none/past', status: 404 });
  expect(told).not.toContain('secret');
});

test('a server without its pages says so, at its start and whenever it is asked, until there are some', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'agora-pages-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const sink = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) });
  const clock = handClock();
  const { url } = await serve({}, { clientDir, clock, log: pino({ level: 'error' }, sink) });
  expect(lines.join('')).toContain('no pages');
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { ready: false, reasons: [expect.stringContaining('npm run build') as string] },
  ]);
  writeFileSync(join(clientDir, 'index.html'), '<p>Agora</p>');
  clock.turn(1000);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('Agora');
  rmSync(join(clientDir, 'index.html'));
  clock.turn(1000);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(url)).status).toBe(404);
});

test.each([
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'via',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-original-forwarded-for',
  'x-original-host',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-azure-clientip',
  'x-appengine-user-ip',
  'cf-connecting-ip',
  'cf-ray',
  'do-connecting-ip',
])('the numbers answer nothing that a proxy of this computer passes on with %s', async (header) => {
  const { url } = await serve();
  expect((await fetch(`${url}/metrics`)).status).toBe(200);
  expect((await fetch(`${url}/metrics`, { headers: { [header]: '203.0.113.1' } })).status).toBe(404);
});
