/**
 * A seat given to who lost it with their browser: after a wait by the pace of the table, by most of the others and one at least
 * from elsewhere, and never against a no.
 */
import { expect, test } from 'vitest';
import type { NewMatch } from '../../../server/match/matches.ts';
import { type Seated, chatOf, handClock, serve, until } from '../harness.ts';
import { DAY, HOUR, MINUTE, played, send } from './lost-seat.ts';

test('the other gives the seat to who asks for it, what opened it before opens it no more, and all hear of it', async () => {
  const { agora, clock, id, host, lost, come, claims, claim, standing, answer } = await played();
  const { body: key } = await claim();
  expect(key.playerID).toBe('1');
  const told = { id: expect.any(String) as string, agreed: [], needed: 1, lacksOther: true };
  expect([await claims(), await standing(key)]).toEqual([[told], 'asked']);
  expect((await come(key)).last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'notYourSeat' } });
  expect((await answer(host, true)).body.id).toBe(id);
  expect([await claims(), await standing(key)]).toMatchObject([[{ agreed: [0], needed: 1 }], 'asked']);
  clock.turn(MINUTE);
  expect([await claims(), await standing(key)]).toEqual([undefined, 'given']);
  clock.turn(MINUTE);
  expect((await come(lost)).last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'seatGiven', seat: 1 } });
  expect((await come(key)).last('sync')).toBeDefined();
  expect(await chatOf(agora, id)).toMatchObject([
    { seat: 0, phrase: 'agreesToGive1' },
    { seat: 0, phrase: 'givesSeat1' },
  ]);
  expect(agora.store.metadata(id)?.handedOver).toEqual([{ seat: 1, by: [0], after: 0 }]);
});

test.each<readonly [string, Partial<NewMatch>, number]>([
  ['without a clock a minute', {}, MINUTE],
  ['where somebody away is waited for, as long', { patience: 300 }, 5 * MINUTE],
  [
    'with a clock as long as a decision, and a minute at least',
    { pace: { kind: 'live', decision: 30, bank: 600 } },
    MINUTE,
  ],
  ['with a clock as long as a decision', { pace: { kind: 'live', decision: 120, bank: 600 } }, 2 * MINUTE],
  ['at a slow table a quarter of a turn', { pace: { kind: 'slow', turn: DAY / 1000 } }, 6 * HOUR],
  ['at a slow table an hour at least', { pace: { kind: 'slow', turn: HOUR / 1000 } }, HOUR],
])('nobody has a seat at once, whoever agrees: it waits by the pace of the table, %s', async (_, terms, wait) => {
  const { clock, host, claim, standing, opensIn, answer } = await played({ terms });
  const { body: key } = await claim();
  expect(await opensIn(key)).toBe(wait);
  await answer(host, true);
  clock.turn(wait - 1);
  expect(await standing(key)).toBe('asked');
  clock.turn(1);
  expect(await standing(key)).toBe('given');
});

test('most of the others who are there must agree, each once, and everybody sees who does', async () => {
  const { agora, clock, id, seats, claims, claim, standing, answer } = await played({ people: 4 });
  const { body: key } = await claim();
  clock.turn(MINUTE);
  expect(await claims()).toMatchObject([{ agreed: [], needed: 2 }]);
  for (let times = 0; times < 2; times++) expect((await answer(seats[0]!, true)).status).toBe(200);
  expect([await claims(), await standing(key)]).toMatchObject([[{ agreed: [0], needed: 2 }], 'asked']);
  await answer(seats[2]!, true);
  expect([await claims(), await standing(key)]).toEqual([undefined, 'given']);
  expect((await chatOf(agora, id)).map(({ seat, phrase }) => [seat, phrase])).toEqual([
    [0, 'agreesToGive3'],
    [2, 'agreesToGive3'],
    [2, 'givesSeat3'],
  ]);
  expect(agora.store.metadata(id)?.handedOver).toMatchObject([{ seat: 3, by: [0, 2] }]);
});

test('a yes counts when the wait is over, whether or not who said it is still there', async () => {
  const { clock, host, come, claim, standing, answer } = await played({ there: 0 });
  const here = await come(host);
  const { body: key } = await claim();
  await answer(host, true);
  here.socket.close();
  clock.turn(MINUTE);
  expect(await standing(key)).toBe('given');
});

test('one no among many is a no', async () => {
  const { clock, seats, claim, standing, answer } = await played({ people: 4 });
  const { body: key } = await claim();
  await answer(seats[0]!, true);
  await answer(seats[1]!, false);
  expect((await answer(seats[2]!, true)).body.error?.code).toBe('noClaim');
  expect(await standing(key)).toBe('refused');
  clock.turn(HOUR);
  expect(await standing(key)).toBe('refused');
});

test('nobody agrees with who asks from their own network, wherever the seat’s player came from', async () => {
  const { clock, seats, claims, claim, standing, answer } = await played({
    people: 4,
    from: ['10.0.0.0', '10.0.0.1', '10.0.0.2', '10.0.0.0'],
  });
  const { body: own } = await claim('10.0.0.0');
  clock.turn(MINUTE);
  expect(await claims()).toMatchObject([{ agreed: [], needed: 2 }]);
  expect((await answer(seats[0]!, true)).body.error?.code).toBe('ownClaim');
  await answer(seats[1]!, true);
  expect(await standing(own)).toBe('asked');
  await answer(seats[2]!, true);
  expect(await standing(own)).toBe('given');
});

/** Whoever sits at seat 0 is at the claimant's side, as far as addresses tell, or may be. */
test.each([
  ['the same address', '10.0.0.7', '10.0.0.7', 'ownClaim'],
  ['another address of one home', '2001:db8:1:1::1', '2001:db8:1:2::1', 'ownClaim'],
  ['another home of one block', '2001:db8:1:100::1', '2001:db8:1:200::1', 'ownClaim'],
  ['IPv6 beside IPv4', '10.0.0.7', '2001:db8:1:1::1', undefined],
])('the yes of somebody from %s is not enough where others sit from elsewhere', async (_, seat, asks, refused) => {
  const { clock, seats, claims, claim, standing, answer } = await played({
    people: 3,
    from: [seat, seat.includes(':') ? '2001:db8:9::1' : '10.7.7.7'],
    there: 1,
  });
  const { body: key } = await claim(asks);
  expect((await answer(seats[0]!, true)).body.error?.code).toBe(refused);
  clock.turn(9 * MINUTE);
  expect(await standing(key)).toBe('asked');
  if (refused === undefined) return;
  expect(await claims()).toMatchObject([{ lacksOther: true }]);
  await answer(seats[1]!, true);
  expect(await standing(key)).toBe('given');
});

test('in a household, where nobody can vouch for who asks, they wait much longer, and a no ends it all the same', async () => {
  const { clock, seats, claim, standing, opensIn, answer } = await played({ from: ['10.0.0.7', '10.0.0.7'] });
  const { body: key } = await claim('10.0.0.7');
  expect(await opensIn(key)).toBe(10 * MINUTE);
  clock.turn(10 * MINUTE - 1);
  expect(await standing(key)).toBe('asked');
  clock.turn(1);
  expect(await standing(key)).toBe('given');

  const { body: refused } = await claim('10.0.0.7');
  clock.turn(9 * MINUTE);
  await answer(seats[0]!, false);
  clock.turn(MINUTE);
  expect(await standing(refused)).toBe('refused');
});

test.each([
  ['their own address', '10.0.0.7', 409],
  ['an address of another kind, which may be theirs', '2001:db8::1', 200],
])('a lone opponent never gets the other seat by a claim from %s, whatever they answer', async (_, from, status) => {
  const { clock, host, claim, standing, answer } = await played({ from: ['10.0.0.7'] });
  const { body: key } = await claim(from);
  expect((await answer(host, true)).status).toBe(status);
  for (let hour = 0; hour < 24; hour++) {
    clock.turn(HOUR);
    expect(await standing(key)).not.toBe('given');
  }
});

test('whoever played bots alone and lost their browser has their seat again after the longer wait', async () => {
  const clock = handClock();
  const agora = await serve({ trustProxy: true }, { clock });
  const id = agora.matches.create('bazaar', { players: 2, unlisted: true, seed: 'alone' });
  agora.matches.join(id, 'bazaar', 'Ann', undefined, { address: '10.0.0.1' });
  agora.matches.addBot(id, 1, 'easy');
  const { body: key } = await send(agora, `${id}/claims/0`, {}, '10.0.0.2');
  expect((await send(agora, `${id}/claims`, key)).body).toMatchObject({
    standing: 'asked',
    needed: 0,
    opensIn: 10 * MINUTE,
  });
  clock.turn(10 * MINUTE - 1);
  expect((await send(agora, `${id}/claims`, key)).body.standing).toBe('asked');
  clock.turn(1);
  expect((await send(agora, `${id}/claims`, key)).body.standing).toBe('given');
});

test('who agreed to one who asked has agreed to nobody who asks after them', async () => {
  const { clock, host, claims, claim, standing, answer } = await played();
  await claim();
  const first = (await claims())?.[0]?.id;
  clock.turn(HOUR);
  const { body: key } = await claim();
  expect((await answer(host, true, first)).body.error?.code).toBe('noClaim');
  expect(await standing(key)).toBe('asked');
});

test('a stranger who has asked stops nobody: several ask side by side, and one no ends one claim', async () => {
  const { clock, host, claims, claim, standing, answer } = await played();
  const { body: stranger } = await claim('10.6.6.6');
  const { body: own } = await claim('10.9.9.9');
  const [first, second] = (await claims()) ?? [];
  await answer(host, false, first!.id);
  expect([await standing(stranger), await standing(own)]).toEqual(['refused', 'asked']);
  await answer(host, true, second!.id);
  clock.turn(MINUTE);
  expect(await standing(own)).toBe('given');
});

test('but nobody asks without end', async () => {
  const { claim } = await played();
  for (let times = 0; times < 3; times++) expect((await claim('10.6.6.6')).status).toBe(200);
  expect((await claim('10.6.6.6')).body.error?.code).toBe('claimPending');
  expect((await claim('10.9.9.9')).status).toBe(200);
});

test('nobody says by themselves what the server says for them', async () => {
  const { agora, id, host, come } = await played();
  const { socket } = await come(host);
  socket.emit('chat', id, { sender: '0', payload: 'given', phrase: 'givesSeat1' }, host.credentials);
  await until(async () => (await chatOf(agora, id)).length === 1);
  expect((await chatOf(agora, id))[0]).not.toHaveProperty('phrase');
});

test('nobody has it against a no, and nobody but the others says yes', async () => {
  const { clock, host, lost, come, claim, standing, answer } = await played();
  const { body: key } = await claim();
  expect((await answer(key, true)).status).toBe(403);
  expect((await answer(lost, true)).body.error?.code).toBe('noClaim');
  expect((await answer(host, false)).status).toBe(200);
  expect(await standing(key)).toBe('refused');
  expect((await answer(host, true)).body.error?.code).toBe('noClaim');
  clock.turn(MINUTE);
  expect(await standing(key)).toBe('refused');
  expect((await come(lost)).last('sync')).toBeDefined();
});

test('an old claim gives nothing', async () => {
  const { clock, host, claims, claim, standing, answer } = await played();
  const { body: key } = await claim();
  clock.turn(11 * MINUTE);
  expect(await standing(key)).toBe('refused');
  expect((await answer(host, true)).body.error?.code).toBe('noClaim');
  expect(await claims()).toBeUndefined();
  expect((await claim()).status).toBe(200);
});

test('of many who ask while the host answers at most one has the seat', async () => {
  const { agora, clock, id, host, claim, standing, answer } = await played();
  const keys: Seated[] = [];
  const asked = Array.from({ length: 10 }, async (_, at) => {
    const { status, body } = await claim(`10.9.9.${at}`);
    if (status === 200) keys.push(body);
  });
  await Promise.all([...asked, answer(host, true), answer(host, false), answer(host, true)]);
  clock.turn(MINUTE);
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
