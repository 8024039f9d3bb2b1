/** A zero character, which PostgreSQL can't store, is judged at the edge: no address holds one, and no message. */
import { expect, test } from 'vitest';
import { makeMove, rawSocket, seatedMatch, serve, stillPlays } from '../harness.ts';

const ID = 'a%00b';

test.each([
  ['GET', `/api/matches/${ID}`],
  ['GET', `/api/matches/${ID}/past?from=0&to=0`],
  ['GET', `/api/matches/some?ids=${ID}`],
  ['GET', `/games/bazaar/${ID}`],
  ['POST', `/games/bazaar/${ID}/join`],
  ['POST', `/games/bazaar/${ID}/leave`],
  ['POST', `/api/matches/${ID}/vote`],
  ['POST', `/api/matches/${ID}/claims/0`],
  ['GET', `/games/${ID}`],
  ['GET', `/match/${ID}`],
])('%s %s is answered with 400', async (method, path) => {
  const { url } = await serve();
  const answer = await fetch(url + path, { method, ...(method === 'POST' ? { body: '{}' } : {}) });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
});

test('a body with one is malformed', async () => {
  const { url } = await serve();
  const { matchID } = await seatedMatch(url);
  const body = JSON.stringify({ playerID: '0', credentials: 'a\0b' });
  const answer = await fetch(`${url}/games/bazaar/${matchID}/leave`, { method: 'POST', body });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
});

test('a message with one is malformed, and ends nothing', async () => {
  const { url } = await serve();
  const { matchID, seats } = await seatedMatch(url);
  const socket = await rawSocket(url);
  const move = makeMove('bid', [{ card: 0 }], seats[0]!);
  const malformed = { ok: false, refusal: { code: 'malformed' } };
  expect(await socket.update(move, 0, 'a\0b', '0')).toMatchObject(malformed);
  expect(await socket.update(makeMove('bid', ['a\0b'], seats[0]!), 0, matchID, '0')).toMatchObject({ ok: false });
  expect(await socket.socket.timeout(20_000).emitWithAck('chat', 'a\0b', {}, 'key')).toMatchObject(malformed);
  expect(await socket.socket.timeout(20_000).emitWithAck('sync', 'a\0b', '0', 'key')).toMatchObject(malformed);
  await stillPlays(url, matchID, seats[1]!);
});
