import { afterEach, expect, test, vi } from 'vitest';
import { createMatch, getMatch, joinMatch, listMatches } from '../../../client/asking/api.ts';
import { fakeServer, tableOf } from './server.ts';

afterEach(() => vi.unstubAllGlobals());

test('a table is opened with its options where stock boardgame.io expects them', async () => {
  const server = fakeServer();
  const answer = await createMatch({ game: 'katason', players: 3, options: { dice: 'bag' }, unlisted: true });
  expect(answer).toEqual({ ok: true, value: 'made0' });
  expect(server.asked[0]).toEqual({
    method: 'POST',
    path: '/games/katason/create',
    body: { numPlayers: 3, terms: { options: { dice: 'bag' } }, unlisted: true },
  });
});

test('joining without a seat leaves the choice to the server', async () => {
  const server = fakeServer(tableOf('t', ['Ana', null, null]));
  const answer = await joinMatch('katason', 't', 'Ben', 'hash');
  expect(answer).toEqual({ ok: true, value: { playerID: '1', credentials: 'secret' } });
  expect(server.asked[0]?.body).toEqual({ playerName: 'Ben', pledge: 'hash', waits: true });
});

test('the server’s own refusal comes through with its code', async () => {
  fakeServer(tableOf('t', ['Ana', 'Ben', 'Eva']));
  expect(await joinMatch('katason', 't', 'Kim', 'hash')).toEqual({ ok: false, refusal: { code: 'matchFull' } });
});

test('no network is a refusal, not an exception', async () => {
  fakeServer().up = false;
  expect(await listMatches()).toEqual({ ok: false, refusal: { code: 'offline' } });
});

test('a proxy’s page instead of JSON counts as offline', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await getMatch('t')).toEqual({ ok: false, refusal: { code: 'offline' } });
});

test('an unknown failure keeps its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 418 }));
  expect(await getMatch('t')).toEqual({ ok: false, refusal: { code: 'unknown', status: 418 } });
});

test('ids from an address are escaped', async () => {
  const server = fakeServer();
  await getMatch('../../games');
  expect(server.asked[0]?.path).toBe('/api/matches/..%2F..%2Fgames');
});
