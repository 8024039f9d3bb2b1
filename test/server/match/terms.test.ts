/** The host changes by what and for whom a match is played until it begins; everybody sees it, and is asked anew. */
import { expect, test } from 'vitest';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import type { Bazaar } from '../../kit/bazaar.ts';
import { handClock, rawSocket, type Seated, serve, tableOf, until } from '../harness.ts';

const QUICK = { kind: 'live', decision: 15, bank: 120 };
const DAY = { kind: 'slow', turn: 86_400 };
const PLEDGE = 'a'.repeat(64);

type Told = MatchSummary & { readonly error?: { readonly code: string } };

/** A waiting table, and ways to sit down there and to do and ask things about it. */
async function room({ players = 3, more = {} }: { readonly players?: number; readonly more?: object } = {}) {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const id = agora.matches.create('bazaar', { players, unlisted: true, seed: 'terms', ...more });
  const send = async (method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const asked = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    return (await (await fetch(agora.url + path, { method, ...asked })).json()) as Told & Record<string, string>;
  };
  const sit = async (given: object = { waits: true }): Promise<Seated> => {
    const joined = await send('POST', `/games/bazaar/${id}/join`, { playerName: 'Somebody', ...given });
    return { playerID: joined['playerID'] ?? '', credentials: joined['playerCredentials'] ?? '' };
  };
  const come = async ({ playerID, credentials }: Seated) => {
    const client = await rawSocket(agora.url);
    client.socket.emit('sync', id, playerID, credentials);
    await until(() => client.last('sync') ?? client.last('agora:refused'));
    return client;
  };
  const command = (method: string, path: string, key: Seated, body: object = {}): Promise<Told> =>
    send(method, `/api/matches/${id}${path}`, { ...key, ...body });
  const told = (): Promise<Told> => send('GET', `/api/matches/${id}`);
  /** Says yes to what the match is played by now. */
  const agree = async (key: Seated): Promise<Told> => {
    const { options, pace, patience, hints } = await told();
    return command('POST', '/ready', key, { terms: { options, pace, patience, hints } });
  };
  const waiting = async () => (await told()).seats.map(({ waits = false }) => waits);
  return { agora, clock, id, send, sit, come, command, told, agree, waiting };
}

test('the host changes options, clock, patience and hints at once; everybody sees what was, and is asked anew', async () => {
  const { agora, id, sit, come, command, told, waiting, agree } = await room();
  const [host, guest] = [await sit(), await sit()];
  await come(host);
  const watching = await come(guest);
  for (const key of [host, guest]) await agree(key);
  expect(await waiting()).toEqual([false, false, false]);
  const terms = { options: { rounds: 'long' }, pace: QUICK, patience: 180, hints: true };
  const answer = await command('POST', '/terms', host, terms);
  expect(answer).toMatchObject({ ...terms, was: { options: { rounds: 'short' } } });
  expect(answer.was).toEqual({ options: { rounds: 'short' } });
  expect(await waiting()).toEqual([false, true, false]);
  // The table itself is another, and who is there is told both.
  await until(() => (watching.last('agora:terms')?.[1] as typeof terms | undefined)?.hints);
  expect(watching.last('agora:terms')).toEqual([id, terms]);
  expect(tableOf<Bazaar>(agora, id).state.rounds).toBeGreaterThan(1);
  const back = await command('POST', '/terms', host, { options: { rounds: 'short' } });
  expect(back).not.toHaveProperty('was');
  for (const gone of ['pace', 'patience', 'hints']) expect(await told()).not.toHaveProperty(gone);
});

test('where nothing changes nobody is asked anew; who sits alone has nothing to be told of', async () => {
  const { sit, command, told, waiting, agree } = await room();
  const host = await sit();
  await command('POST', '/terms', host, { pace: QUICK });
  expect(await told()).toMatchObject({ pace: QUICK });
  expect(await told()).not.toHaveProperty('was');
  const guest = await sit();
  await agree(guest);
  await command('POST', '/terms', host, { pace: QUICK });
  expect(await waiting()).toEqual([true, false, false]);
});

test('who came by the next match is asked too, with grace', async () => {
  const { agora, id, sit, command, waiting } = await room();
  const host = await sit();
  await sit({ pledge: PLEDGE });
  await command('POST', '/terms', host, { hints: true });
  expect(await waiting()).toEqual([true, true, false]);
  expect(agora.store.metadata(id)?.players[1]?.clock).toEqual({ first: true });
});

test('a yes that names no terms consents to nothing', async () => {
  const { sit, command, waiting } = await room({ players: 2 });
  const [host, guest] = [await sit(), await sit()];
  for (const key of [host, guest]) expect((await command('POST', '/ready', key)).error?.code).toBe('malformed');
  expect((await command('POST', '/ready', guest, { terms: {} })).error?.code).toBe('termsChanged');
  expect(await waiting()).toEqual([true, true]);
});

test('where somebody sits by a program that can’t be asked, terms change only once that seat is free', async () => {
  const { agora, id, sit, command, told } = await room();
  const host = await sit();
  const stock = await sit({});
  const before = JSON.stringify(agora.store.metadata(id));
  expect((await command('POST', '/terms', host, { hints: true })).error).toEqual({ code: 'cantBeAsked', seat: 1 });
  expect(JSON.stringify(agora.store.metadata(id))).toBe(before);
  // What is the same is no change.
  expect((await command('POST', '/terms', host, {})).error).toBeUndefined();
  await command('DELETE', `/people/${stock.playerID}`, host);
  await command('POST', '/terms', host, { hints: true });
  expect((await told()).hints).toBe(true);
});

test('whoever hosts by such a program changes what they like: they agree to it themselves', async () => {
  const { sit, command, told } = await room();
  const host = await sit({});
  await sit();
  await command('POST', '/terms', host, { hints: true });
  expect(await told()).toMatchObject({ hints: true, was: { options: { rounds: 'short' } } });
});

test.each(['/begin', '/fill'])(
  '%s doesn’t begin a match under terms to which somebody has yet to agree',
  async (path) => {
    const { sit, command, told, agree } = await room();
    const [host, guest] = [await sit(), await sit()];
    await agree(host);
    await agree(guest);
    await command('POST', '/terms', host, { pace: QUICK });
    const { error } = await command('POST', path, host, { level: 'easy' });
    expect(error).toEqual(path === '/begin' ? { code: 'notAgreed', seat: 1 } : undefined);
    if (path === '/begin') await command('DELETE', '/seats/2', host);
    expect((await told()).status).toBe('open');
    expect((await agree(guest)).status).toBe('playing');
  },
);

test('a clock of days doesn’t begin a full table under those who are asked', async () => {
  const { sit, command, told, waiting, agree } = await room({ players: 2 });
  const [host, guest] = [await sit(), await sit()];
  await agree(host);
  await command('POST', '/terms', host, { pace: DAY });
  expect([await waiting(), (await told()).status]).toEqual([[false, true], 'open']);
  await agree(guest);
  expect((await told()).status).toBe('playing');
  expect(await told()).not.toHaveProperty('was');
});

test('a table that comes to be rated asks everybody who sat down before whether they agree', async () => {
  const { sit, come, command, told, waiting, agree } = await room();
  const [host, guest] = [await sit(), await sit()];
  for (const key of [host, guest]) {
    await come(key);
    await agree(key);
  }
  expect(await command('POST', '/terms', host, { rated: true })).toMatchObject({ rated: true, was: { options: {} } });
  expect(await waiting()).toEqual([false, true, false]);
  expect((await command('POST', '/ready', guest, { terms: {} })).error?.code).toBe('termsChanged');
  expect((await told()).rated).toBe(true);
});

test.each([
  [{ pace: { kind: 'live', decision: 1, bank: 1 } }, 'badPace'],
  [{ patience: 1 }, 'badPatience'],
  [{ pace: DAY, patience: 60 }, 'badPatience'],
  [{ options: { rounds: 'none' } }, 'unknownChoice'],
  [{ options: { doubled: true } }, 'unknownOption'],
  [{ options: 'long' }, 'malformedOptions'],
  [{ hints: 'yes' }, 'malformed'],
  [{ hints: true, rated: true }, 'ratedHints'],
])('terms as %j are refused, and nothing changes', async (terms, code) => {
  const { agora, id, sit, command } = await room();
  const host = await sit();
  const before = JSON.stringify(agora.store.metadata(id));
  expect((await command('POST', '/terms', host, terms)).error?.code).toBe(code);
  expect(JSON.stringify(agora.store.metadata(id))).toBe(before);
});

test('nobody but the host changes anything, and nobody once it has begun', async () => {
  const { sit, come, command } = await room({ players: 2 });
  const [host, guest] = [await sit(), await sit()];
  await come(host);
  for (const path of ['/terms', '/seats']) {
    expect((await command('POST', path, guest, { hints: true })).error?.code).toBe('notHost');
    expect((await command('POST', path, { ...host, credentials: 'guess' })).error?.code).toBe('notYourSeat');
  }
  await command('POST', '/begin', host);
  for (const path of ['/terms', '/seats'])
    expect((await command('POST', path, host, { hints: true })).error?.code).toBe('alreadyBegun');
});

test('who is behind a seat that is closed moves there with all they have, and is told where', async () => {
  const { agora, id, sit, come, command, told, agree } = await room({ players: 4 });
  const [host, second, third] = [await sit(), await sit(), await sit()];
  await come(host);
  const there = await come(third);
  await command('POST', '/host', host, { seat: 2 });
  await command('DELETE', '/people/1', third);
  const answer = await command('DELETE', '/seats/1', third);
  // The last seat was free: nobody moved.
  expect(answer.seats.map(({ name }) => name !== undefined)).toEqual([true, false, true]);
  await command('DELETE', '/seats/1', third);
  await until(() => there.last('agora:refused'));
  expect(there.last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'seatMoved', seat: 1 } });
  expect(tableOf<Bazaar>(agora, id).state.seats).toBe(2);
  // The key they had opens the seat where it is now, and whoever comes late by the old number is told.
  const now = { ...third, playerID: '1' };
  expect((await come(now)).last('sync')).toBeDefined();
  expect(await told()).toMatchObject({ host: 1, seats: [{ seat: 0 }, { seat: 1 }] });
  expect((await come(third)).last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'seatMoved', seat: 1 } });
  expect((await come(second)).last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'notYourSeat' } });
  await agree(host);
  await agree(now);
  expect((await told()).status).toBe('playing');
});

test('a bot moves, too, and one is exchanged for another of other strength', async () => {
  const { sit, command } = await room({ players: 4 });
  const host = await sit();
  await command('POST', '/bots', host, { seat: 3, level: 'easy' });
  const closed = await command('DELETE', '/seats/1', host);
  expect(closed.seats).toMatchObject([{ name: 'Somebody' }, { name: 'Bot 2', bot: 'easy' }, { connected: false }]);
  const changed = await command('POST', '/bots', host, { seat: 1, level: 'hard' });
  expect(changed.seats[1]).toMatchObject({ bot: 'hard' });
  expect((await command('POST', '/bots', host, { seat: 0, level: 'hard' })).error?.code).toBe('seatTaken');
});

test('there may be as many seats as the game is for', async () => {
  const { agora, id, sit, command } = await room({ players: 3 });
  const host = await sit();
  expect((await command('POST', '/seats', host)).seats).toHaveLength(4);
  expect(tableOf<Bazaar>(agora, id).state.seats).toBe(4);
  expect((await command('POST', '/seats', host)).error?.code).toBe('wrongPlayerCount');
});

test('it is told for how long somebody is away', async () => {
  const { clock, sit, come, told } = await room();
  const [host, guest] = [await sit(), await sit()];
  await come(host);
  const client = await come(guest);
  expect((await told()).seats[1]).not.toHaveProperty('awayFor');
  client.socket.close();
  await until(() => client.socket.disconnected);
  await expect.poll(async () => (await told()).seats[1]?.awayFor).toBe(0);
  clock.turn(180_000);
  expect((await told()).seats[1]?.awayFor).toBe(180_000);
  await come(guest);
  expect((await told()).seats[1]).not.toHaveProperty('awayFor');
});

test('a yes names the terms it consents to: to others it is refused, told what has changed, and nobody begins', async () => {
  const { sit, command, told, waiting, agree } = await room({ players: 2 });
  const [host, guest] = [await sit(), await sit()];
  await agree(host);
  const terms = { options: { rounds: 'short' } };
  await command('POST', '/terms', host, { options: { rounds: 'long' }, patience: 180 });
  expect((await command('POST', '/ready', guest, { terms })).error).toEqual({
    code: 'termsChanged',
    changed: ['options', 'patience'],
  });
  expect([await waiting(), (await told()).status]).toEqual([[false, true], 'open']);
  const now = { options: { rounds: 'long' }, patience: 180 };
  expect((await command('POST', '/ready', guest, { terms: now })).status).toBe('playing');
});

test('where a yes and other terms meet on their way, nobody plays by terms they haven’t seen', async () => {
  for (let times = 0; times < 20; times++) {
    const { sit, command, told, agree } = await room({ players: 2 });
    const [host, guest] = [await sit(), await sit()];
    await agree(host);
    const terms = { options: { rounds: 'short' } };
    const changing = () => command('POST', '/terms', host, { options: { rounds: 'long' } });
    const saying = () => command('POST', '/ready', guest, { terms });
    await Promise.all(times % 2 === 0 ? [changing(), saying()] : [saying(), changing()]);
    const { status, options } = await told();
    if (status === 'playing') expect(options).toEqual(terms.options);
  }
});

test('whoever presses for another match consents to the terms of the last one, and is asked about others', async () => {
  const { agora, id, sit, send, agree } = await room({ players: 2 });
  const [host, guest] = [await sit(), await sit()];
  for (const key of [host, guest]) await agree(key);
  agora.store.updateMetadata(id, (metadata) => {
    metadata.gameover = { ending: 'lastRound', places: [] };
  });
  const again = (key: Seated) => send('POST', `/api/matches/${id}/rematch`, { ...key, pledge: PLEDGE });
  const next = await again(host);
  const seat = { playerID: next['playerID'] ?? '', credentials: host.credentials };
  const waits = async () =>
    (await send('GET', `/api/matches/${next.id}`)).seats.map(({ waits: asked = false }) => asked);
  await send('POST', `/api/matches/${next.id}/terms`, { ...seat, options: { rounds: 'long' } });
  const { playerID } = await again(guest);
  expect((await waits())[Number(playerID)]).toBe(true);
});
