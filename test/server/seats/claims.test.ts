/** A seat given back to who lost it with their browser: by most of the others, never while its holder is there, never against a no. */
import { expect, test } from 'vitest';
import type { ClaimStanding } from '../../../server/wire-seats.ts';
import type { MatchSummary } from '../../../server/wire.ts';
import { type Seated, type TestServer, handClock, rawSocket, serve, until } from '../harness.ts';

interface Body extends Seated, MatchSummary {
  readonly standing: ClaimStanding['standing'];
  readonly error?: { readonly code: string };
}

async function send({ url }: TestServer, path: string, body: object, from?: string) {
  const headers = { 'Content-Type': 'application/json', ...(from === undefined ? {} : { 'X-Forwarded-For': from }) };
  const answer = await fetch(`${url}/api/matches/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

/** A match that goes on, whose players have all come from an address of their own; the first `there` of them are there. */
async function played(people = 2, there = people - 1) {
  const clock = handClock();
  const agora = await serve({ trustProxy: true }, { clock });
  const id = agora.matches.create('bazaar', { players: people, unlisted: true, seed: 'claims' });
  const seats: Seated[] = Array.from({ length: people }, (_, seat) => {
    const address = `10.0.0.${seat}`;
    const { playerID, playerCredentials } = agora.matches.join(id, 'bazaar', `Player ${seat + 1}`, undefined, {
      address,
    });
    return { playerID, credentials: playerCredentials };
  });
  const come = async ({ playerID, credentials }: Seated) => {
    const client = await rawSocket(agora.url);
    client.socket.emit('sync', id, playerID, credentials, seats.length);
    await until(() => client.last('sync') ?? client.last('agora:refused'));
    return client;
  };
  const lostSeat = people - 1;
  for (const seat of seats.slice(0, there)) await come(seat);
  const claimed = async () => {
    const answer = await fetch(`${agora.url}/api/matches/${id}`);
    return ((await answer.json()) as MatchSummary).seats[lostSeat]?.claimed;
  };
  return {
    clock,
    agora,
    id,
    seats,
    host: seats[0]!,
    lost: seats[lostSeat]!,
    come,
    claimed,
    claim: (from = '10.9.9.9') => send(agora, `${id}/claims/${lostSeat}`, {}, from),
    standing: async (key: Seated) => (await send(agora, `${id}/claims`, key)).body.standing,
    answer: async (key: Seated, agrees: boolean, about?: string) => {
      const claim = about ?? agora.store.metadata(id)?.players[lostSeat]?.claim?.kept.slice(0, 12) ?? '';
      return send(agora, `${id}/claims/${lostSeat}/answer`, { ...key, claim, agrees });
    },
  };
}

test('the other gives the seat to who asks for it, what opened it before opens it no more, and all hear of it', async () => {
  const { agora, id, host, lost, come, claimed, claim, standing, answer } = await played();
  const { body: key } = await claim();
  expect(key.playerID).toBe('1');
  expect([await claimed(), await standing(key)]).toEqual([{ id: expect.any(String), agreed: [], needed: 1 }, 'asked']);
  expect((await come(key)).last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'notYourSeat' } });
  expect((await answer(host, true)).body.id).toBe(id);
  expect([await claimed(), await standing(key)]).toEqual([undefined, 'given']);
  expect((await come(lost)).last('agora:refused')).toBeDefined();
  expect((await come(key)).last('sync')).toBeDefined();
  expect(agora.store.stored.chat(id)).toMatchObject([
    { seat: 0, phrase: 'agreesToGive1' },
    { seat: 0, phrase: 'givesSeat1' },
  ]);
  expect(agora.store.metadata(id)?.handedOver).toEqual([{ seat: 1, by: [0], after: 0 }]);
});

test('most of the others who are there must agree, each once, and everybody sees who does', async () => {
  const { agora, id, seats, claimed, claim, standing, answer } = await played(4);
  const { body: key } = await claim();
  expect(await claimed()).toEqual({ id: expect.any(String), agreed: [], needed: 2 });
  for (let times = 0; times < 2; times++) expect((await answer(seats[0]!, true)).status).toBe(200);
  expect([await claimed(), await standing(key)]).toEqual([{ id: expect.any(String), agreed: [0], needed: 2 }, 'asked']);
  await answer(seats[2]!, true);
  expect([await claimed(), await standing(key)]).toEqual([undefined, 'given']);
  expect(agora.store.stored.chat(id).map(({ seat, phrase }) => [seat, phrase])).toEqual([
    [0, 'agreesToGive3'],
    [2, 'agreesToGive3'],
    [2, 'givesSeat3'],
  ]);
  expect(agora.store.metadata(id)?.handedOver).toEqual([{ seat: 3, by: [0, 2], after: 0 }]);
});

test('one no among many is a no', async () => {
  const { seats, claim, standing, answer } = await played(4);
  const { body: key } = await claim();
  await answer(seats[0]!, true);
  await answer(seats[1]!, false);
  expect((await answer(seats[2]!, true)).body.error?.code).toBe('noClaim');
  expect(await standing(key)).toBe('refused');
});

test('nobody agrees with who asks from their own network, but where the seat’s player came from there, too', async () => {
  const { seats, claimed, claim, standing, answer } = await played(4);
  const { body: own } = await claim('10.0.0.0');
  expect(await claimed()).toMatchObject({ agreed: [], needed: 2 });
  expect((await answer(seats[0]!, true)).body.error?.code).toBe('ownClaim');
  await answer(seats[1]!, true);
  expect(await standing(own)).toBe('asked');
  await answer(seats[2]!, true);
  expect(await standing(own)).toBe('given');

  const two = await played(2);
  const { body: hosts } = await two.claim('10.0.0.0');
  expect((await two.answer(two.host, true)).body.error?.code).toBe('ownClaim');
  expect(await two.standing(hosts)).toBe('asked');
});

test('who agreed to one who asked has agreed to nobody who asks after them', async () => {
  const { clock, host, claimed, claim, standing, answer } = await played();
  await claim();
  const first = (await claimed())?.id;
  clock.turn(180_000);
  const { body: key } = await claim();
  expect((await answer(host, true, first)).body.error?.code).toBe('noClaim');
  expect(await standing(key)).toBe('asked');
});

test('nobody says by themselves what the server says for them', async () => {
  const { agora, id, host, come } = await played();
  const { socket } = await come(host);
  socket.emit('chat', id, { sender: '0', payload: 'given', phrase: 'givesSeat1' }, host.credentials);
  await until(() => agora.store.stored.chat(id).length === 1);
  expect(agora.store.stored.chat(id)[0]).not.toHaveProperty('phrase');
});

test('nobody has it against a no, and nobody but the others says yes', async () => {
  const { host, lost, come, claim, standing, answer } = await played();
  const { body: key } = await claim();
  expect((await answer(key, true)).status).toBe(403);
  expect((await answer(lost, true)).body.error?.code).toBe('noClaim');
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
