/** A seat given back to who lost it with their browser: by the host alone, never while its holder is there, never against a no. */
import { expect, test } from 'vitest';
import type { ClaimStanding } from '../../server/wire-seats.ts';
import type { MatchSummary } from '../../server/wire.ts';
import { type Seated, type TestServer, handClock, rawSocket, seatedMatch, serve, until } from './harness.ts';

interface Body extends Seated, MatchSummary {
  readonly standing: ClaimStanding['standing'];
  readonly error?: { readonly code: string };
}

async function send({ url }: TestServer, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/matches/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

/** A match that goes on, whose first player is there. */
async function played() {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { matchID: id, seats } = await seatedMatch(agora.url);
  const come = async ({ playerID, credentials }: Seated) => {
    const client = await rawSocket(agora.url);
    client.socket.emit('sync', id, playerID, credentials, seats.length);
    await until(() => client.last('sync') ?? client.last('agora:refused'));
    return client;
  };
  const [host, lost] = [seats[0]!, seats[1]!];
  await come(host);
  const claimed = async () => {
    const answer = await fetch(`${agora.url}/api/matches/${id}`);
    return ((await answer.json()) as MatchSummary).seats[1]?.claimed;
  };
  return {
    clock,
    agora,
    id,
    host,
    lost,
    come,
    claimed,
    claim: () => send(agora, `${id}/claims/1`, {}),
    standing: async (key: Seated) => (await send(agora, `${id}/claims`, key)).body.standing,
    answer: (key: Seated, agrees: boolean) => send(agora, `${id}/claims/1/answer`, { ...key, agrees }),
  };
}

test('the host gives the seat to who asks for it, and what opened it before opens it no more', async () => {
  const { id, host, lost, come, claimed, claim, standing, answer } = await played();
  const { body: key } = await claim();
  expect(key.playerID).toBe('1');
  expect([await claimed(), await standing(key)]).toEqual([true, 'asked']);
  expect((await come(key)).last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'notYourSeat' } });
  expect((await answer(host, true)).body.id).toBe(id);
  expect([await claimed(), await standing(key)]).toEqual([undefined, 'given']);
  expect((await come(lost)).last('agora:refused')).toBeDefined();
  expect((await come(key)).last('sync')).toBeDefined();
});

test('nobody has it against a no, and nobody but the host says yes', async () => {
  const { host, lost, come, claim, standing, answer } = await played();
  const { body: key } = await claim();
  for (const other of [lost, key]) expect((await answer(other, true)).status).toBe(403);
  expect((await answer(host, false)).status).toBe(200);
  expect(await standing(key)).toBe('refused');
  expect((await answer(host, true)).body.error?.code).toBe('noClaim');
  expect(await standing(key)).toBe('refused');
  expect((await come(lost)).last('sync')).toBeDefined();
});

test('nor while its holder is there, whoever asked before they came', async () => {
  const { host, lost, come, claimed, claim, standing, answer } = await played();
  const { body: key } = await claim();
  await come(lost);
  expect(await claimed()).toBeUndefined();
  expect((await answer(host, true)).body.error?.code).toBe('holderThere');
  expect(await standing(key)).not.toBe('given');
  expect((await claim()).body.error?.code).toBe('holderThere');
});

test('one asks at a time, and a claim that is old gives nothing', async () => {
  const { clock, host, claimed, claim, standing, answer } = await played();
  const { body: key } = await claim();
  expect((await claim()).body.error?.code).toBe('claimPending');
  clock.turn(180_000);
  expect(await standing(key)).toBe('refused');
  expect((await answer(host, true)).body.error?.code).toBe('noClaim');
  expect(await claimed()).toBeUndefined();
  expect((await claim()).status).toBe(200);
});

test('of many who ask while the host answers at most one has the seat', async () => {
  const { agora, id, host, claim, standing, answer } = await played();
  const keys: Seated[] = [];
  const asked = Array.from({ length: 10 }, async () => {
    const { status, body } = await claim();
    if (status === 200) keys.push(body);
  });
  await Promise.all([...asked, answer(host, true), answer(host, false)]);
  const given = [];
  for (const key of keys) if ((await standing(key)) === 'given') given.push(key);
  expect(keys.length).toBeGreaterThan(0);
  expect(given.length).toBeLessThanOrEqual(1);
  expect(agora.store.metadata(id)?.players[1]?.name).toBeDefined();
});

test('seats that nobody can have lost are not asked for: free ones, bots, those of a match that has not begun', async () => {
  const agora = await serve();
  const id = agora.matches.create('bazaar', { players: 3, unlisted: true });
  agora.matches.join(id, 'bazaar', 'Ann', undefined);
  agora.matches.addBot(id, 1, 'easy');
  for (const seat of [0, 1, 2])
    expect((await send(agora, `${id}/claims/${seat}`, {})).body.error?.code, String(seat)).toBe('notAPerson');
  expect((await send(agora, `${id}/claims/7`, {})).body.error?.code).toBe('notFound');
});
