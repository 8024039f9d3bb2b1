/**
 * A seat given back to who lost it with their browser: after a wait by the pace of the table, by most of the others and one at least
 * from elsewhere, never while its holder is there, never against a no; and whoever had it can take it back for a day.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countedAs } from '../../../server/http/address.ts';
import type { ClaimStanding } from '../../../server/wire-seats.ts';
import type { MatchSummary } from '../../../server/wire.ts';
import type { NewMatch } from '../../../server/match/matches.ts';
import { pushReceiver, pushService } from '../../push-service.ts';
import { type Seated, type TestServer, handClock, pass, rawSocket, serve, until, chatOf } from '../harness.ts';
import { madePasskey } from './passkeys.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Body extends Seated, MatchSummary {
  readonly standing: ClaimStanding['standing'];
  readonly opensIn: number;
  readonly error?: { readonly code: string };
}

async function send({ url }: TestServer, path: string, body: object, from?: string) {
  const headers = { 'Content-Type': 'application/json', ...(from === undefined ? {} : { 'X-Forwarded-For': from }) };
  const answer = await fetch(`${url}/api/matches/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

interface Played {
  readonly people?: number;
  /** How many of the first are there; all but the last one, whose seat is lost, if absent. */
  readonly there?: number;
  readonly terms?: Partial<NewMatch>;
  /** From where each sat down. */
  readonly from?: readonly string[];
  readonly near?: boolean;
}

/** A match that goes on, whose players have all come from an address of their own. */
async function played({ people = 2, there = people - 1, terms = {}, from = [], near = false }: Played = {}) {
  const clock = handClock();
  const agora = await serve({ trustProxy: true }, { clock, near });
  const id = agora.matches.create('bazaar', { players: people, unlisted: true, seed: 'claims', ...terms });
  const seats: Seated[] = Array.from({ length: people }, (_, seat) => {
    const address = countedAs(from[seat] ?? `10.0.0.${seat}`);
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
  const claims = async () => {
    const answer = await fetch(`${agora.url}/api/matches/${id}`);
    return ((await answer.json()) as MatchSummary).seats[lostSeat]?.claims;
  };
  return {
    clock,
    agora,
    id,
    seats,
    host: seats[0]!,
    lost: seats[lostSeat]!,
    come,
    claims,
    claim: (address = '10.9.9.9') => send(agora, `${id}/claims/${lostSeat}`, {}, address),
    standing: async (key: Seated) => (await send(agora, `${id}/claims`, key)).body.standing,
    opensIn: async (key: Seated) => (await send(agora, `${id}/claims`, key)).body.opensIn,
    /** An answer about a claim, the earliest one unless another is named. */
    answer: async (key: Seated, agrees: boolean, about?: string) => {
      const claim = about ?? agora.store.metadata(id)?.players[lostSeat]?.claims?.[0]?.kept.slice(0, 12) ?? '';
      return send(agora, `${id}/claims/${lostSeat}/answer`, { ...key, claim, agrees });
    },
    takeBack: (key: Seated) => send(agora, `${id}/claims/${lostSeat}/back`, key),
  };
}

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

test('its holder ends it by coming, for good, whoever asked and agreed before', async () => {
  const { clock, host, lost, come, claims, claim, standing, answer } = await played();
  const { body: key } = await claim();
  await answer(host, true);
  clock.turn(MINUTE - 1);
  const { socket } = await come(lost);
  expect([await claims(), await standing(key)]).toEqual([undefined, 'refused']);
  expect((await claim()).body.error?.code).toBe('holderThere');
  socket.close();
  clock.turn(HOUR);
  expect(await standing(key)).toBe('refused');
  expect((await come(lost)).last('sync')).toBeDefined();
});

test('or by a word, from wherever', async () => {
  const { host, lost, claim, standing, answer } = await played();
  const { body: key } = await claim();
  await answer(host, true);
  expect((await answer(lost, false)).status).toBe(200);
  expect(await standing(key)).toBe('refused');
});

test('whoever holds it wins in the moment in which it is given', async () => {
  for (let times = 0; times < 5; times++) {
    const { clock, host, lost, come, claim, standing, answer } = await played();
    const { body: key } = await claim();
    clock.turn(MINUTE);
    const [holder] = await Promise.all([come(lost), answer(host, true)]);
    const client = holder.last('sync') === undefined ? await come(lost) : holder;
    expect(client.last('sync')).toBeDefined();
    expect(await standing(lost)).toBe('given');
    expect(await standing(key)).not.toBe('given');
    expect((await come(key)).last('sync')).toBeUndefined();
  }
});

test('what was given can be taken back by the key of before for a day, and whoever had it since can’t', async () => {
  const { agora, clock, id, host, lost, come, claim, standing, answer, takeBack } = await played();
  const { body: key } = await claim();
  await answer(host, true);
  clock.turn(MINUTE);
  expect(await standing(key)).toBe('given');
  clock.turn(DAY - MINUTE);
  expect(await standing(lost)).toBe('lost');
  expect((await takeBack(lost)).body.id).toBe(id);
  expect([await standing(lost), await standing(key)]).toEqual(['given', 'refused']);
  expect((await takeBack(lost)).status).toBe(200);
  expect((await takeBack(key)).body.error?.code).toBe('notYourSeat');
  expect((await come(lost)).last('sync')).toBeDefined();
  expect(agora.store.metadata(id)?.handedOver).toMatchObject([
    { seat: 1, by: [0] },
    { seat: 1, by: [1] },
  ]);
});

test('not after a day, and not by a key that never opened it', async () => {
  const { clock, host, lost, claim, answer, takeBack } = await played();
  await claim();
  await answer(host, true);
  clock.turn(MINUTE);
  expect((await takeBack(host)).body.error?.code).toBe('notYourSeat');
  clock.turn(DAY);
  expect((await takeBack(lost)).body.error?.code).toBe('notYourSeat');
});

test('further claims push nobody out who had it first', async () => {
  const { clock, host, lost, standing, claim, answer, takeBack } = await played();
  for (let times = 0; times < 10; times++) {
    const { body: key } = await claim(`10.9.9.${times}`);
    await answer(host, true);
    clock.turn(MINUTE);
    expect(await standing(key)).toBe('given');
  }
  expect((await takeBack(lost)).status).toBe(200);
});

test('a passkey takes it back, in whatever browser', async () => {
  const { agora, clock, id, host, lost, standing, claim, answer } = await played();
  const { key: signedIn, tie, me, signIn } = await madePasskey(agora.url);
  await tie(signedIn, id, lost);
  const { body: key } = await claim();
  await answer(host, true);
  clock.turn(MINUTE);
  expect(await standing(key)).toBe('given');
  const { seats } = await me(await signIn());
  expect(seats).toMatchObject([{ id, playerID: '1' }]);
  expect(await standing(seats[0]!)).toBe('given');
  expect([await standing(lost), await standing(key)]).toEqual(['given', 'refused']);
});

test('whoever holds it is called where they want to be called, once for each who asks, even if they left', async () => {
  const service = await pushService();
  onTestFinished(service.close);
  const { agora, id, lost, claim } = await played({ near: true });
  const browser = pushReceiver(`${service.url}/lost`, 'ja');
  await send(agora, `${id}/calls`, { ...lost, ...browser.call });
  agora.matches.leave(id, 'bazaar', lost);
  await claim();
  const call = await until(() => service.received.find(({ path }) => path === '/lost'));
  expect(browser.open(call)).toEqual({ code: 'seatClaimed', game: 'bazaar', match: id, language: 'ja' });
  await claim();
  await until(() => service.received.filter(({ path }) => path === '/lost').length === 2);
});

test('a claim goes on after a restart, and its holder has a minute to come back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-claims-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const open = () => serve({ trustProxy: true, dataDir }, { clock });
  const clock = handClock();
  const first = await open();
  const id = first.matches.create('bazaar', { players: 2, unlisted: true, seed: 'restart' });
  const [host] = ['Ann', 'Ben'].map((name, seat) => {
    const { playerID, playerCredentials: credentials } = first.matches.join(id, 'bazaar', name, undefined, {
      address: `10.0.0.${seat}`,
    });
    return { playerID, credentials };
  }) as [Seated, Seated];
  const { body: key } = await send(first, `${id}/claims/1`, {}, '10.9.9.9');
  const claim = first.store.metadata(id)?.players[1]?.claims?.[0]?.kept.slice(0, 12);
  await send(first, `${id}/claims/1/answer`, { ...host, claim, agrees: true });
  await first.close();
  clock.turn(HOUR / 10);
  const second = await open();
  expect((await send(second, `${id}/claims`, key)).body.standing).toBe('asked');
  await pass(second, clock, MINUTE - 1000);
  expect((await send(second, `${id}/claims`, key)).body.standing).toBe('asked');
  await pass(second, clock, 2000);
  expect((await send(second, `${id}/claims`, key)).body.standing).toBe('given');
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
