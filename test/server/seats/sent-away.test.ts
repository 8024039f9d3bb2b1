/** Who was sent away from a table stays away, by whatever way they come, until the host lets them back. */
import { expect, test } from 'vitest';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import type { QuickSeat, Rematch } from '../../../server/contract/seats.ts';
import type { Joined } from '../../../server/match/matches.ts';
import { type Seated, type TestServer, rawSocket, serve, until } from '../harness.ts';

const [ANN, BEN, EVE] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

interface Body
  extends MatchSummary, Joined, Omit<Rematch, 'id' | 'playerID'>, Omit<QuickSeat, 'id' | 'game' | 'playerID'> {
  readonly error?: { readonly code: string };
}

/** Asks from an address, as a proxy in front tells it. */
async function ask({ url }: TestServer, from: string, method: string, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const join = (agora: TestServer, id: string, from: string, playerName: string) =>
  ask(agora, from, 'POST', `/games/bazaar/${id}/join`, { playerName });

async function sit(agora: TestServer, id: string, from: string, name: string): Promise<Seated> {
  const { body } = await join(agora, id, from, name);
  return { playerID: body.playerID, credentials: body.playerCredentials };
}

async function come(agora: TestServer, id: string, { playerID, credentials }: Seated) {
  const client = await rawSocket(agora.url);
  client.socket.emit('sync', id, playerID, credentials, 4);
  await until(() => client.last('sync') ?? client.last('agora:refused'));
  return client;
}

const free = (agora: TestServer, id: string, host: Seated, seat: string) =>
  ask(agora, ANN, 'DELETE', `/api/matches/${id}/people/${seat}`, host);

/** A table for four that Ann has opened, and Ben sits at; both are there. */
async function table(benFrom = BEN) {
  const agora = await serve({ trustProxy: true });
  const id = agora.matches.create('bazaar', { players: 4, unlisted: false });
  const host = await sit(agora, id, ANN, 'Ann');
  const guest = await sit(agora, id, benFrom, 'Ben');
  await come(agora, id, host);
  await come(agora, id, guest);
  return { agora, id, host, guest };
}

test('whoever was sent away doesn’t sit down again, under whatever name, and others do', async () => {
  const { agora, id, host, guest } = await table();
  expect((await free(agora, id, host, guest.playerID)).body.sentAway).toEqual(['Ben']);
  const before = JSON.stringify(agora.store.metadata(id));
  for (const name of ['Ben', 'Somebody'])
    expect(await join(agora, id, BEN, name)).toMatchObject({ status: 403, body: { error: { code: 'sentAway' } } });
  expect(JSON.stringify(agora.store.metadata(id))).toBe(before);
  expect((await join(agora, id, EVE, 'Eve')).status).toBe(200);
});

test('whoever asks for the match is told whether they may sit down: not from where they were sent away, until they are let back', async () => {
  const { agora, id, host, guest } = await table();
  const unwelcome = async (from: string) => {
    const answer = await fetch(`${agora.url}/api/matches/${id}`, { headers: { 'X-Forwarded-For': from } });
    return ((await answer.json()) as Body).unwelcome;
  };
  expect([await unwelcome(ANN), await unwelcome(BEN), await unwelcome(EVE)]).toEqual([undefined, undefined, undefined]);
  await free(agora, id, host, guest.playerID);
  expect([await unwelcome(ANN), await unwelcome(BEN), await unwelcome(EVE)]).toEqual([undefined, true, undefined]);
  await ask(agora, ANN, 'POST', `/api/matches/${id}/readmit`, { ...host, name: 'Ben' });
  expect(await unwelcome(BEN)).toBeUndefined();
});

test('whoever is sent away is told so, there and then and whenever they come back with the old key', async () => {
  const { agora, id, host, guest } = await table();
  const ben = await come(agora, id, guest);
  await free(agora, id, host, guest.playerID);
  await until(() => ben.last('agora:refused'));
  const late = await come(agora, id, guest);
  for (const { last } of [ben, late])
    expect(last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'sentAway' } });
});

test('nor does one press to play lead back there: it leads to another table', async () => {
  const { agora, id, host, guest } = await table();
  await free(agora, id, host, guest.playerID);
  const press = (from: string) => ask(agora, from, 'POST', '/api/play', { playerName: 'X', game: 'bazaar' });
  expect((await press(EVE)).body).toMatchObject({ id, opened: false });
  expect((await press(BEN)).body).toMatchObject({ opened: true });
});

test('the host lets them back, and nobody else does', async () => {
  const { agora, id, host, guest } = await table();
  await free(agora, id, host, guest.playerID);
  const eve = await sit(agora, id, EVE, 'Eve');
  const letBack = (key: Seated, name: string) =>
    ask(agora, ANN, 'POST', `/api/matches/${id}/readmit`, { ...key, name });
  expect(await letBack(eve, 'Ben')).toMatchObject({ status: 403, body: { error: { code: 'notHost' } } });
  expect(await letBack(host, 'Kim')).toMatchObject({ status: 409, body: { error: { code: 'notSentAway' } } });
  expect(await letBack(host, '')).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
  expect((await join(agora, id, BEN, 'Ben')).status).toBe(403);
  const { status, body } = await letBack(host, 'Ben');
  expect([status, body.sentAway]).toEqual([200, undefined]);
  expect((await join(agora, id, BEN, 'Ben')).status).toBe(200);
});

test('a seat whose player has gone is only free: they come back to it, but not after a second time', async () => {
  const { agora, id, host } = await table();
  const gone = await sit(agora, id, EVE, 'Eve');
  expect((await free(agora, id, host, gone.playerID)).body.sentAway).toBeUndefined();
  const again = await sit(agora, id, EVE, 'Eve');
  expect((await free(agora, id, host, again.playerID)).body.sentAway).toEqual(['Eve']);
  expect((await join(agora, id, EVE, 'Eve')).body.error?.code).toBe('sentAway');
});

test('one household is not kept away with one of its own: its address tells nobody apart', async () => {
  const { agora, id, host, guest } = await table(ANN);
  await free(agora, id, host, guest.playerID);
  expect((await join(agora, id, ANN, 'Eve')).status).toBe(200);
});

test('what is kept of an address says nothing, and is shown to nobody', async () => {
  const { agora, id, host, guest } = await table();
  await free(agora, id, host, guest.playerID);
  const kept = JSON.stringify(agora.store.metadata(id));
  for (const address of [ANN, BEN]) expect(kept).not.toContain(address);
  const { sentAway = [], players } = agora.store.metadata(id)!;
  const shown = await (await fetch(`${agora.url}/api/matches/${id}`)).text();
  for (const secret of [players[0]?.origin, ...sentAway.flatMap(({ keys, origin }) => [...keys, origin])])
    expect(shown).not.toContain(secret);
  const other = await sit(agora, agora.matches.create('bazaar', { players: 2, unlisted: false }), ANN, 'Ann');
  expect(other.credentials).toBeDefined();
});

/** Ann and Ben have played, and both sit at the next table, where a third seat is free. */
async function next() {
  const { agora, id, host, guest } = await table();
  await sit(agora, id, EVE, 'Eve');
  agora.matches.addBot(id, 3, 'easy');
  agora.store.updateMetadata(id, (metadata) => {
    metadata.gameover = { ending: 'lastRound', places: [] };
  });
  const again = async (from: string, key: Seated) => {
    const { status, body } = await ask(agora, from, 'POST', `/api/matches/${id}/rematch`, key);
    return { status, code: body.error?.code, id: body.id, seat: { ...key, playerID: body.playerID } };
  };
  const first = await again(ANN, host);
  const second = await again(BEN, guest);
  await come(agora, first.id, first.seat);
  await come(agora, first.id, second.seat);
  return { agora, guest, again, id: first.id, host: first.seat, ben: second.seat };
}

test('who was sent away from the next match comes to it by no press either, wherever they press from', async () => {
  const { agora, guest, again, id, host, ben } = await next();
  await free(agora, id, host, ben.playerID);
  for (const from of [BEN, '198.51.100.7'])
    expect(await again(from, guest)).toMatchObject({ status: 403, code: 'sentAway' });
  expect((await join(agora, id, BEN, 'Ben')).body.error?.code).toBe('sentAway');
  await ask(agora, ANN, 'POST', `/api/matches/${id}/readmit`, { ...host, name: 'Ben' });
  expect((await again(BEN, guest)).status).toBe(200);
});

test('nobody sits down at the next match again and again', async () => {
  const { agora, guest, again, id } = await next();
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 13; time++) {
    const { seat, code } = await again(BEN, guest);
    codes.push(code);
    await ask(agora, BEN, 'POST', `/games/bazaar/${id}/leave`, seat);
  }
  expect(codes.filter((code) => code === undefined).length).toBeLessThanOrEqual(12);
  expect(codes.at(-1)).toBe('tooFast');
});

test('in one household whoever was sent away is known by the key they had, or by their name', async () => {
  const { agora, id, host, guest } = await table(ANN);
  await free(agora, id, host, guest.playerID);
  const sitAs = (playerName: string, more: object = {}) =>
    ask(agora, ANN, 'POST', `/games/bazaar/${id}/join`, { playerName, ...more });
  expect((await sitAs('BEN')).body.error?.code).toBe('sentAway');
  expect((await sitAs('Bob', { before: guest.credentials })).body.error?.code).toBe('sentAway');
  const looked = async (headers: Record<string, string>) => {
    const answer = await fetch(`${agora.url}/api/matches/${id}`, { headers: { 'X-Forwarded-For': ANN, ...headers } });
    return ((await answer.json()) as Body).unwelcome;
  };
  expect(await looked({ Authorization: `Bearer ${guest.credentials}` })).toBe(true);
  expect(await looked({})).toBeUndefined();
  await ask(agora, ANN, 'POST', `/api/matches/${id}/readmit`, { ...host, name: 'Ben' });
  expect((await sitAs('Ben', { before: guest.credentials })).status).toBe(200);
});
