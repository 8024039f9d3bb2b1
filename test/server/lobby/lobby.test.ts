import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../server/contract/refusals.ts';
import type { HeldMatches, MatchList, MatchSummary } from '../../../server/contract/tables.ts';
import { toAction } from '../../../games/kit/action.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { legalMoves, seatedMatch, serve, stockClient, type TestServer, until } from '../harness.ts';

interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
}

async function ask<T = unknown>(url: string, method = 'GET', body?: unknown): Promise<Answer<T>> {
  const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const answer = await fetch(url, { method, headers: { 'content-type': 'application/json' }, ...init });
  return { status: answer.status, body: (await answer.json()) as T };
}

/** A match of three with one person in seat 0. */
async function openMatch({ url }: TestServer, extra: object = {}) {
  const { body } = await ask<{ matchID: string }>(`${url}/games/bazaar/create`, 'POST', { numPlayers: 3, ...extra });
  const id = body.matchID;
  const join = (player: object) =>
    ask<{ playerID: string; playerCredentials: string }>(`${url}/games/bazaar/${id}/join`, 'POST', player);
  const { body: joined } = await join({ playerName: 'Ann' });
  return { id, join, key: { playerID: joined.playerID, credentials: joined.playerCredentials } };
}

test('matches of all games stand in one list, newest first, unlisted ones only by their id', async () => {
  const agora = await serve();
  const { id } = await openMatch(agora);
  const hidden = await openMatch(agora, { unlisted: true });
  const list = await ask<MatchList>(`${agora.url}/api/matches`);
  expect(list.body.matches.map((match) => match.id)).toEqual([id]);
  const { body } = await ask<MatchSummary>(`${agora.url}/api/matches/${hidden.id}`);
  expect(body).toMatchObject({
    id: hidden.id,
    game: 'bazaar',
    options: { rounds: 'short' },
    status: 'open',
    unlisted: true,
    seeded: false,
    seats: [
      { seat: 0, name: 'Ann', connected: false },
      { seat: 1, connected: false },
      { seat: 2, connected: false },
    ],
  });
});

test('whoever knows the ids of matches learns where they stand, unlisted ones too', async () => {
  const agora = await serve();
  const waiting = await openMatch(agora, { unlisted: true });
  const { matchID } = await seatedMatch(agora.url, 2);
  const some = (ids: string) => ask<HeldMatches>(`${agora.url}/api/matches/some?ids=${ids}`);
  const { body } = await some([waiting.id, 'gone', matchID, matchID].join(','));
  expect(body.matches).toMatchObject([
    { id: waiting.id, status: 'open', toMove: [] },
    { id: matchID, status: 'playing', toMove: [0, 1] },
  ]);
  const result = { ending: 'played', places: [{ seat: 1, rank: 1, score: 3, items: [] }] };
  agora.store.updateMetadata(matchID, (metadata) => {
    metadata.gameover = { ...result, winner: '1' };
  });
  const { body: over } = await some(matchID);
  expect(over.matches).toMatchObject([{ status: 'over', toMove: [], result }]);
  expect(over.matches[0]?.result).toEqual(result);
  for (const bad of ['', ',', Array.from({ length: 101 }, (_, i) => i).join(',')])
    expect((await some(bad)).status).toBe(400);
});

test('a match plays when its last seat is taken, by a person or a bot', async () => {
  const agora = await serve();
  const { id, join, key } = await openMatch(agora);
  await join({ playerName: 'Bo', playerID: '2' });
  const { body } = await ask<MatchSummary>(`${agora.url}/api/matches/${id}/bots`, 'POST', {
    ...key,
    seat: 1,
    level: 'easy',
  });
  expect(body.status).toBe('playing');
  expect(body.seats[1]).toMatchObject({ bot: 'easy', connected: true });
});

test('bots come and go only at the word of a seated player, before the first move', async () => {
  const agora = await serve();
  const { id, key } = await openMatch(agora);
  const bots = `${agora.url}/api/matches/${id}/bots`;
  const wrong = { ...key, credentials: 'guess' };
  expect((await ask(bots, 'POST', { ...wrong, seat: 1, level: 'easy' })).status).toBe(403);
  expect((await ask(bots, 'POST', { ...key, seat: 0, level: 'easy' })).status).toBe(409);
  expect((await ask(bots, 'POST', { ...key, seat: 7, level: 'easy' })).status).toBe(404);
  expect((await ask(bots, 'POST', { ...key, seat: 1, level: 'godlike' })).status).toBe(400);
  expect((await ask(bots, 'POST', { ...key, seat: 1, level: 'hard' })).status).toBe(200);
  expect((await ask(`${bots}/1`, 'DELETE', wrong)).status).toBe(403);
  expect((await ask(`${bots}/0`, 'DELETE', key)).status).toBe(409);
  expect((await ask<MatchSummary>(`${bots}/1`, 'DELETE', key)).body.seats[1]).toEqual({ seat: 1, connected: false });
});

test('two who join one seat at the same time: one gets it, the other is told', async () => {
  const agora = await serve();
  const { join } = await openMatch(agora);
  const answers = await Promise.all(['Bo', 'Cy', 'Di', 'Ed'].map((playerName) => join({ playerName, playerID: '1' })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const rest = await Promise.all(['Bo', 'Cy'].map((playerName) => join({ playerName })));
  expect(rest.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('whoever leaves before all seats are taken frees the seat', async () => {
  const agora = await serve();
  const { id, join, key } = await openMatch(agora);
  await join({ playerName: 'Bo', playerID: '1' });
  const leave = () => ask(`${agora.url}/games/bazaar/${id}/leave`, 'POST', key);
  expect((await leave()).status).toBe(200);
  expect(agora.store.metadata(id)?.players[0]).toEqual({ id: 0 });
  expect((await leave()).status).toBe(403);
});

test('for whoever leaves later a bot stands in, and they hear no more', async () => {
  const agora = await serve();
  const { matchID, seats, lobby } = await seatedMatch(agora.url, 3);
  const leaver = stockClient(agora.url, matchID, seats[1]);
  await until(() => leaver.getState() !== null);
  const stay = stockClient(agora.url, matchID, seats[0]);
  await until(() => stay.getState() !== null);
  const bid = toAction(legalMoves(stay)[0] as Move);
  stay.moves[bid.type]?.(bid.arg);
  await until(() => [stay, leaver].every((client) => client.getState()?._stateID === 1));
  await lobby.leaveMatch('bazaar', matchID, { playerID: '1', credentials: seats[1]!.credentials });
  expect(agora.store.metadata(matchID)?.players[1]).toMatchObject({ name: 'Player 2', standIn: 'master', left: true });
  const seen = leaver.getState()?._stateID;
  await until(() => (stay.getState()?._stateID ?? 0) > 1);
  expect(leaver.getState()?._stateID).toBe(seen);
});

test('a match nobody is left at is deleted, unless it is over', async () => {
  const agora = await serve();
  const { id, key } = await openMatch(agora);
  expect((await ask(`${agora.url}/games/bazaar/${id}/leave`, 'POST', key)).status).toBe(200);
  expect((await ask(`${agora.url}/api/matches/${id}`)).status).toBe(404);
});

test('a record is given out only when the match is over', async () => {
  const agora = await serve();
  const { id } = await openMatch(agora);
  const { status, body } = await ask<ErrorBody>(`${agora.url}/api/matches/${id}/record`);
  expect(status).toBe(409);
  expect(body.error.code).toBe('notOver');
});

test('the list comes as server-sent events, many changes in one', async () => {
  const agora = await serve();
  const stop = new AbortController();
  const answer = await fetch(`${agora.url}/api/matches/events`, { signal: stop.signal });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const lists: MatchList[] = [];
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
      for (const line of decoder.decode(chunk).split('\n'))
        if (line.startsWith('data: ')) lists.push(JSON.parse(line.slice(6)) as MatchList);
  })().catch(() => {});
  await until(() => lists.length === 1);
  expect(lists[0]?.matches).toEqual([]);
  await Promise.all([openMatch(agora), openMatch(agora), openMatch(agora)]);
  await until(() => lists.at(-1)?.matches.length === 3);
  expect(lists.length).toBeLessThan(5);
  stop.abort();
  await reading;
});

const refused: readonly (readonly [string, string, string, unknown, number])[] = [
  ['an unknown game', 'POST', '/games/chess/create', { numPlayers: 2 }, 404],
  ['a game named like an inherited property', 'POST', '/games/__proto__/create', { numPlayers: 2 }, 404],
  ['no body', 'POST', '/games/bazaar/ID/join', undefined, 400],
  ['a body that is no JSON', 'POST', '/games/bazaar/create', '{"numPlayers":', 400],
  ['a null body', 'POST', '/games/bazaar/create', 'null', 400],
  ['an array', 'POST', '/games/bazaar/create', '[]', 400],
  ['a string', 'POST', '/games/bazaar/create', '"two"', 400],
  ['too many players', 'POST', '/games/bazaar/create', { numPlayers: 1e9 }, 400],
  ['too few players', 'POST', '/games/bazaar/create', { numPlayers: 1 }, 400],
  ['a number of players in words', 'POST', '/games/bazaar/create', { numPlayers: 'two' }, 400],
  ['no whole number of players', 'POST', '/games/bazaar/create', { numPlayers: 2.5 }, 400],
  ['an unknown option', 'POST', '/games/bazaar/create', { numPlayers: 2, setupData: { options: { speed: 1 } } }, 400],
  [
    'an unknown choice',
    'POST',
    '/games/bazaar/create',
    { numPlayers: 2, setupData: { options: { rounds: 'x' } } },
    400,
  ],
  ['options that are no record', 'POST', '/games/bazaar/create', { numPlayers: 2, setupData: { options: [1] } }, 400],
  ['stray setup data', 'POST', '/games/bazaar/create', { numPlayers: 2, setupData: { deck: [] } }, 400],
  ['a seed that is no text', 'POST', '/games/bazaar/create', { numPlayers: 2, setupData: { seed: {} } }, 400],
  ['a reserved name', 'POST', '/games/bazaar/create', '{"numPlayers":2,"setupData":{"options":{"__proto__":{}}}}', 400],
  ['deep nesting', 'POST', '/games/bazaar/create', `{"setupData":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
  ['a huge body', 'POST', '/games/bazaar/create', { numPlayers: 2, filler: 'x'.repeat(1e6) }, 413],
  ['an unknown match', 'POST', '/games/bazaar/nope/join', { playerName: 'A' }, 404],
  ['a match of another game', 'POST', '/games/fair/ID/join', { playerName: 'A' }, 404],
  ['__proto__ as a match', 'GET', '/api/matches/__proto__', undefined, 404],
  ['__proto__ as a seat', 'POST', '/games/bazaar/ID/join', { playerName: 'A', playerID: '__proto__' }, 400],
  ['a seat that is not there', 'POST', '/games/bazaar/ID/join', { playerName: 'A', playerID: '9' }, 404],
  ['another spelling of a seat', 'POST', '/games/bazaar/ID/join', { playerName: 'A', playerID: '01' }, 404],
  ['a taken seat', 'POST', '/games/bazaar/ID/join', { playerName: 'A', playerID: '0' }, 409],
  ['no name', 'POST', '/games/bazaar/ID/join', { playerID: '1' }, 400],
  ['a blank name', 'POST', '/games/bazaar/ID/join', { playerName: ' \u202E\n ' }, 400],
  ['a name that is no text', 'POST', '/games/bazaar/ID/join', { playerName: { toString: 'x' } }, 400],
  ['too much data', 'POST', '/games/bazaar/ID/join', { playerName: 'A', data: 'x'.repeat(2000) }, 400],
  ['leaving with a guess', 'POST', '/games/bazaar/ID/leave', { playerID: '0', credentials: 'guess' }, 403],
  ['leaving a free seat', 'POST', '/games/bazaar/ID/leave', { playerID: '1', credentials: 'undefined' }, 403],
  ['leaving without credentials', 'POST', '/games/bazaar/ID/leave', { playerID: '0' }, 400],
  ['credentials that are no text', 'POST', '/games/bazaar/ID/leave', { playerID: '0', credentials: ['x'] }, 400],
  ['renaming another', 'POST', '/games/bazaar/ID/update', { playerID: '0', credentials: 'x', newName: 'Z' }, 403],
  ['playing again as a stranger', 'POST', '/games/bazaar/ID/playAgain', { playerID: '0', credentials: 'x' }, 403],
  ['a wrong method', 'DELETE', '/api/matches', undefined, 405],
  ['an unknown page', 'GET', '/api/secrets', undefined, 404],
  ['a broken address', 'GET', '/api/matches/%E0%A4%A', undefined, 404],
];

test.each(refused)('the lobby refuses %s and changes nothing', async (_, method, path, body, status) => {
  const agora = await serve();
  const { id } = await openMatch(agora);
  const state = async () =>
    JSON.stringify([await agora.store.list({}), agora.store.metadata(id), agora.store.state(id)]);
  const before = await state();
  const answer = await ask<ErrorBody>(agora.url + path.replace('ID', id), method, body);
  expect(answer.status).toBe(status);
  expect(answer.body.error.code).toMatch(/^[a-z][A-Za-z]+$/);
  expect(answer.body.message).toMatch(/\.$/);
  expect(await state()).toBe(before);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect((await fetch(`${agora.url}/games`)).status).toBe(200);
});

test('no answer of the lobby holds a seed or credentials', async () => {
  const agora = await serve();
  const { id, key } = await openMatch(agora, { setupData: { seed: 'SEEDSECRET' } });
  const kept = agora.store.metadata(id)?.players[0]?.credentials ?? '';
  expect(kept).not.toBe('');
  expect(kept).not.toContain(key.credentials);
  const paths = [`/games/bazaar`, `/games/bazaar/${id}`, '/api/matches', `/api/matches/${id}`];
  for (const path of paths) {
    const text = await (await fetch(agora.url + path)).text();
    expect(text).toContain(id);
    for (const secret of ['SEEDSECRET', kept, key.credentials, 'credentials', 'seed"'])
      expect(text).not.toContain(secret);
  }
  const { body } = await ask<MatchSummary>(`${agora.url}/api/matches/${id}`);
  expect(body.seeded).toBe(true);
});

test('an address may create only so many matches a minute', async () => {
  const agora = await serve({ matchesPerMinute: 3 });
  const create = () => ask(`${agora.url}/games/bazaar/create`, 'POST', { numPlayers: 2 });
  const statuses = [await create(), await create(), await create(), await create()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('pages of another origin may not write, those of an allowed one may', async () => {
  const agora = await serve({ origins: ['https://friend.example.org'] });
  const create = (origin: string) =>
    fetch(`${agora.url}/games/bazaar/create`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{"numPlayers":2}',
    });
  expect((await create('https://evil.example.org')).status).toBe(403);
  expect((await create('null')).status).toBe(403);
  expect((await create(agora.url)).status).toBe(200);
  const allowed = await create('https://friend.example.org');
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://friend.example.org');
  const ask = (origin: string) =>
    fetch(`${agora.url}/games/bazaar/create`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
  const asked = await ask('https://friend.example.org');
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
  expect((await ask('https://evil.example.org')).headers.get('access-control-allow-origin')).toBeNull();
});
