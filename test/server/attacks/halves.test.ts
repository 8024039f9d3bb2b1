/** Half of a character is in no text that is taken down, wherever texts come in. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isPlainJson } from '../../../server/guard.ts';
import { calls } from '../../../server/contract/contract.ts';
import { seatKey } from '../../../server/contract/schema.ts';
import { makeMove, rawSocket, type Seated, seatedMatch, serve, chatOf } from '../harness.ts';

const HALF = '\uD83C';

test('a value with half of a character in it is none, however deep, in a name of a part too', () => {
  for (const value of [HALF, `a${HALF}b`, '\uDFB2', [HALF], { a: { b: [HALF] } }, { [HALF]: 1 }])
    expect(isPlainJson(value)).toBe(false);
  for (const value of ['🎲', 'が', { '🎲': ['👩‍🚀'] }]) expect(isPlainJson(value)).toBe(true);
});

/** Every field that a body may have. */
const fields = [...new Set(Object.values(calls).flatMap(({ asks }) => Object.keys(asks)))];

test('the calls were read', () => {
  expect(fields.length).toBeGreaterThan(20);
  expect(v.safeParse(seatKey, { playerID: '0', credentials: 'x' }).success).toBe(true);
});

test.each(fields)('a body is refused with half a character in %s, and says why', async (entry) => {
  const agora = await serve();
  const { matchID } = await seatedMatch(agora.url);
  const before = JSON.stringify(agora.store.metadata(matchID));
  for (const path of ['/games/bazaar/create', `/games/bazaar/${matchID}/join`, `/api/matches/${matchID}/undo`]) {
    const answer = await fetch(agora.url + path, { method: 'POST', body: JSON.stringify({ [entry]: HALF }) });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 'malformed', detail: expect.stringContaining('halves of characters') as string } },
    ]);
  }
  expect(JSON.stringify(agora.store.metadata(matchID))).toBe(before);
});

test('neither a move nor a line of the chat holds half a character', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[0] as Seated;
  const { update, socket } = await rawSocket(agora.url);
  const move = await update(makeMove('bid', [{ card: 0, note: HALF }], own), 0, matchID, '0');
  expect(move).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  const line = { id: 'a', sender: '0', payload: `so ${HALF}` };
  const said: unknown = await socket.timeout(20_000).emitWithAck('chat', matchID, line, own.credentials);
  expect(said).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  expect(await chatOf(agora, matchID)).toEqual([]);
});
