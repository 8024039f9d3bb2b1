import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { cleanLine } from '../../../games/kit/written.ts';
import { isPlainJson } from '../../../server/guard.ts';
import { addressOf, isWelcome } from '../../../server/http/address.ts';
import { openSqlite } from '../../../server/storage/sqlite/database.ts';
import { serve } from '../harness.ts';

const request = (headers: IncomingMessage['headers']) =>
  ({ headers, socket: { remoteAddress: '10.0.0.9' } }) as unknown as IncomingMessage;
const alone = { trustProxy: false, origins: [] };
const proxied = { trustProxy: true, origins: ['https://friend.example.org'] };

test('without a proxy of ours nobody names their own address', () => {
  expect(addressOf(request({ 'x-forwarded-for': '1.2.3.4' }), alone)).toBe('10.0.0.9');
});

test('behind our proxy the entry it appended counts, not those before', () => {
  expect(addressOf(request({ 'x-forwarded-for': '6.6.6.6, 1.2.3.4' }), proxied)).toBe('1.2.3.4');
  expect(addressOf(request({}), proxied)).toBe('10.0.0.9');
});

test('own pages, allowed pages and programs are welcome, other pages are not', () => {
  const host = 'play.example.org';
  expect(isWelcome(request({ host }), alone)).toBe(true);
  expect(isWelcome(request({ host, origin: 'https://play.example.org' }), alone)).toBe(true);
  expect(isWelcome(request({ host, origin: 'https://evil.example.org' }), alone)).toBe(false);
  expect(isWelcome(request({ host, origin: 'https://friend.example.org' }), proxied)).toBe(true);
  const forwarded = { host: 'localhost:8000', 'x-forwarded-host': host, origin: 'https://play.example.org' };
  expect(isWelcome(request(forwarded), proxied)).toBe(true);
  expect(isWelcome(request(forwarded), alone)).toBe(false);
});

test('plain JSON is told from what only looks like it', () => {
  expect(isPlainJson({ a: [1, 'x', null, true, { b: {} }] })).toBe(true);
  const odd = [
    undefined,
    Number.NaN,
    () => {},
    new Date(),
    Buffer.from('x'),
    new Map(),
    1n,
    JSON.parse('{"__proto__":1}'),
  ];
  expect(odd.map(isPlainJson)).toEqual(odd.map(() => false));
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  expect([isPlainJson(nested(12)), isPlainJson(nested(13))]).toEqual([true, false]);
  expect(isPlainJson(Array.from({ length: 3000 }, () => 0))).toBe(false);
});

test('a line loses what could disturb others and keeps what people write', () => {
  expect(cleanLine('  a\u0000b\n\nc  ', 99)).toBe('a b c');
  expect(cleanLine('\u202Eevil\u2069', 99)).toBe('evil');
  expect(cleanLine('こんにちは🎲🎲🎲', 6)).toBe('こんにちは🎲');
});

function clientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const page = '<!doctype html><title>Agora</title>';
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'a.json'), '{ "name": "agora" }');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'licenses.txt'), '© others');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'let x;');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('let x;'));
  return folder;
}

test('the client is served: its page for every address, its files for ever and compressed', async () => {
  const { url } = await serve({}, { clientDir: clientFolder() });
  for (const path of ['/', '/lobby', '/match/abc123']) {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Agora</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    // Nothing that runs on a page is made of text.
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-eval');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect(answer.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  }
  const file = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers.get('content-encoding')).toBe('br');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(await file.text()).toBe('let x;');
  const text = await fetch(`${url}/licenses.txt`);
  expect(text.headers.get('content-type')).toBe('text/plain;charset=utf-8');
  expect(await text.text()).toBe('© others');
  for (const path of [
    '/assets/none.js',
    '/../package.json',
    '/%2e%2e/package.json',
    '/.vite/a.json',
    '/%2evite/a.json',
  ])
    expect(await (await fetch(url + path)).text()).not.toContain('"name"');
  expect((await fetch(`${url}/assets/none.js`)).status).toBe(404);
});

test('a connection is kept for longer than a proxy keeps its own, so that no request meets one being closed', async () => {
  const agora = await serve();
  const { headers } = await fetch(`${agora.url}/healthz`);
  expect(Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});

test('without a built client pages are 404 and the lobby works', async () => {
  const { url } = await serve({}, { clientDir: join(tmpdir(), 'no-such-client') });
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(`${url}/games`)).status).toBe(200);
});

test('a data folder that cannot be used is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agora-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'file'), '');
  expect(() => openSqlite(join(folder, 'file', 'data'))).toThrow('DATA_DIR');
});
