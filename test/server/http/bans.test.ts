/** Who is banned: told so, sent away, and kept out until the ban is lifted, also after a restart. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageWords } from '../../../client/app/preview.ts';
import type { Furnishing } from '../../../server/app.ts';
import { readRange } from '../../../server/http/bans.ts';
import { loadGames } from '../../../server/match/games.ts';
import { operate } from '../../../server/operator/commands.ts';
import { clientFolder } from '../client-folder.ts';
import { games, handClock, rawSocket, seatedMatch, serve, until } from '../harness.ts';

const EVE = { 'x-forwarded-for': '203.0.113.7' };
const ANN = { 'x-forwarded-for': '198.51.100.1' };
const HOUSE = { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' };

async function running(pages: Pick<Furnishing, 'pageWords' | 'clientDir'> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-bans-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const clock = handClock();
  const start = () => serve({ dataDir, trustProxy: true }, { clock, ...pages });
  const agora = await start();
  const loaded = await loadGames(games);
  const type = async (...words: string[]) => {
    const told = await operate(words, { dataDir, games: loaded, now: 0 });
    clock.turn(2000);
    return told;
  };
  return { agora, start, type };
}

const asks = (url: string, headers: Record<string, string>) => fetch(`${url}/api/matches`, { headers });

test('whoever is banned is told, sent away and kept out, and nobody else is', async () => {
  const { agora, start, type } = await running();
  const { matchID } = await seatedMatch(agora.url);
  const [eve, ann] = [await rawSocket(agora.url, 'bazaar', EVE), await rawSocket(agora.url, 'bazaar', ANN)];
  for (const { socket } of [eve, ann]) socket.emit('sync', matchID, null);
  await until(() => eve.last('agora:history') && ann.last('agora:history'));

  expect(await type('ban', '203.0.113.0/24')).toContain('203.0.113.0/24 is banned');
  await until(() => eve.socket.disconnected);
  expect(eve.last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'banned' } });
  expect(ann.socket.connected).toBe(true);
  const refused = await asks(agora.url, EVE);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: { code: 'banned' } });
  await expect(rawSocket(agora.url, 'bazaar', EVE)).rejects.toThrow();
  expect((await asks(agora.url, ANN)).status).toBe(200);
  expect(await type('bans')).toBe('203.0.113.0/24  1970-01-01T00:00:00.000Z');

  await agora.close();
  const next = await start();
  expect((await asks(next.url, EVE)).status).toBe(403);
  expect(await type('lift', '203.0.113.0/24')).toContain('no longer banned');
  await expect.poll(async () => (await asks(next.url, EVE)).status).toBe(200);
  expect(await type('bans')).toBe('Nobody is banned.');
});

test('whoever is banned gets a table’s page without what is told of the table', async () => {
  const { agora, type } = await running({ pageWords, clientDir: clientFolder() });
  const { matchID } = await seatedMatch(agora.url);
  const page = async (headers: Record<string, string>) => {
    const answer = await fetch(`${agora.url}/match/${matchID}`, { headers: { accept: 'text/html', ...headers } });
    return { status: answer.status, text: await answer.text() };
  };
  await type('ban', '203.0.113.7');
  await expect.poll(async () => (await asks(agora.url, EVE)).status).toBe(403);
  const [eve, ann] = [await page(EVE), await page(ANN)];
  expect(eve.status).toBe(200);
  expect(eve.text).not.toMatch(/sent-match|Player 1|bazaar/i);
  expect(ann.text).toMatch(/sent-match.*Player 1/);
});

test('an address of IPv6 stands for its household, as limits count it', async () => {
  const { agora, type } = await running();
  await type('ban', '2001:db8:1:2::9');
  await expect.poll(async () => (await asks(agora.url, HOUSE)).status).toBe(403);
  expect((await asks(agora.url, { 'x-forwarded-for': '2001:db8:1:3::9' })).status).toBe(200);
});

test('what is no address is refused, and what is not banned can’t be lifted', async () => {
  const { type } = await running();
  for (const text of ['', 'Eve', '203.0.113', '203.0.113.0/33', '203.0.113.0/x', '203.0.113.0/24/1', '203.0.113.0/0'])
    await expect(type('ban', text)).rejects.toThrow('neither an address nor a network');
  await expect(type('lift', '203.0.113.7')).rejects.toThrow('is not banned as such');
  expect(await type('bans')).toBe('Nobody is banned.');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7/32', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '10.0.0.0/8'],
  ['2001:DB8::1', '2001:db8::1/64'],
  ['2001:db8::/32', '2001:db8::/32'],
])('%s is kept as %s', (text, kept) => {
  expect(readRange(text)).toBe(kept);
});
