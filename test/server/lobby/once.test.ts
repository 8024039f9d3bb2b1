/**
 * Answers that are lost on the way: whoever asks again by the same idempotency key gets the same answer, and nothing is
 * done twice. Every route that changes something is driven; one that isn't in the list here is found.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Server } from '#bgio/server';
import { MatchStore } from '../../../server/storage/match-store.ts';
import { bazaar, type Seated, serve } from '../harness.ts';
import { DRIVERS, drawn, drop, post, send, sit, stored, type World, world } from './drivers.ts';

/** Nothing can be asked for here at the tables above: what is refused has done nothing, however often it comes. */
const REFUSED = new Set([
  'POST /api/matches/:id/vote',
  'POST /api/matches/:id/share',
  'POST /api/matches/:id/undo',
  'POST /api/matches/:id/wishes',
  'POST /api/matches/:id/undo/answer',
]);

/** These only read, or leave things as they are when they come again. */
const AGAIN = [
  'DELETE /api/circles/:circle/calls',
  'POST /api/circles/:circle/calls',
  'POST /api/circles/:circle/gatherings/:gathering/coming',
  'POST /api/circles/:circle/members',
  'POST /api/circles/:circle/members/:who/keeper',
  'POST /api/circles/:circle/name',
  'POST /api/circles/:circle/tables',
  'POST /api/tournaments/:tournament/entrants',
  'POST /api/tournaments/:tournament/begin',
  'POST /api/tournaments/:tournament/seat',
  'DELETE /api/daily/own',
  'POST /api/daily/:game/:day',
  'POST /api/daily/name',
  'POST /api/matches/:id/active',
  'POST /api/matches/:id/claims',
  'POST /api/matches/:id/reports',
  'POST /api/people/me',
  'POST /api/people/passkeys/options',
  'POST /api/people/seats',
  'POST /api/people/sign-in/options',
];

test('every route that changes something is driven here', async () => {
  const { router } = Server({ games: [bazaar.game] });
  const register = vi.spyOn(Object.getPrototypeOf(router) as typeof router, 'register');
  onTestFinished(() => register.mockRestore());
  await serve();
  const changing = register.mock.calls.flatMap(([path, methods]) =>
    methods
      .filter((method) => !['get', 'head', 'options'].includes(method.toLowerCase()))
      .map((method) => `${method.toUpperCase()} ${String(path)}`),
  );
  expect([...new Set(changing)].toSorted()).toEqual([...Object.keys(DRIVERS), ...AGAIN].toSorted());
});

/** Whoever has found no answer of before has the other come meanwhile. */
function lookLong() {
  const { whole } = MatchStore.prototype;
  return vi.spyOn(MatchStore.prototype, 'whole').mockImplementation(async function (this: MatchStore, ...given) {
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
    return whole.apply(this, given);
  });
}

describe.each(Object.entries(DRIVERS))('%s', (route, driver) => {
  test.each([1, 2])('is done once and answered the same where %i answers are lost', async (lost) => {
    const there = await world();
    const request = await driver(there);
    const key = drawn();
    const first = await send(there.agora, request, key);
    expect(first.status === 200).toBe(!REFUSED.has(route));
    const after = await stored(there.agora);
    for (let times = 0; times < lost; times++) expect(await send(there.agora, request, key)).toEqual(first);
    expect(await stored(there.agora)).toEqual(after);
  });

  test('is done once and answered the same where it comes again while it is being answered', async () => {
    const there = await world();
    const request = await driver(there);
    const key = drawn();
    const looks = lookLong();
    const [one, other] = await Promise.all([send(there.agora, request, key), send(there.agora, request, key)]);
    looks.mockRestore();
    expect(other).toEqual(one);
    expect(one.status === 200).toBe(!REFUSED.has(route));
  });
});

test('both get the same where one asks while the other is being answered', async () => {
  const { agora, id } = await world();
  const request = post(`/games/bazaar/${id}/join`, { playerName: 'Cy' });
  const key = drawn();
  const [one, other] = await Promise.all([send(agora, request, key), send(agora, request, key)]);
  expect(one).toEqual(other);
  expect(Object.values(agora.store.metadata(id)!.players).map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cy']);
});

test('what was refused is judged anew', async () => {
  const { agora, at, id, host } = await world();
  agora.matches.addBot(id, 2, 'easy');
  const request = post(`/games/bazaar/${id}/join`, { playerName: 'Cy' });
  const key = drawn();
  expect((await send(agora, request, key)).status).toBe(409);
  await send(agora, drop(at('/bots/2'), host));
  expect((await send(agora, request, key)).status).toBe(200);
});

test('a key is for one request: another by it is refused, and so is one that could be guessed', async () => {
  const { agora, id } = await world();
  const key = drawn();
  const named = (playerName: string) => post(`/games/bazaar/${id}/join`, { playerName });
  expect((await send(agora, named('Cy'), key)).status).toBe(200);
  const before = await stored(agora);
  const refused = { status: 400, body: { error: { code: 'malformed', detail: 'Idempotency-Key' } } };
  expect(await send(agora, named('Eve'), key)).toMatchObject(refused);
  expect(await send(agora, named('Eve'), '1')).toMatchObject(refused);
  expect(await stored(agora)).toEqual(before);
});

test('without a key everything is done as often as it is asked for', async () => {
  const { agora, id } = await world();
  const request = post('/games/bazaar/create', { numPlayers: 2 });
  const made = [await send(agora, request), await send(agora, request)];
  expect(new Set(made.map(({ body }) => JSON.stringify(body))).size).toBe(2);
  expect(id).toBeDefined();
});

describe('what was answered before a restart', () => {
  const again: readonly string[] = [
    'POST /games/:name/create',
    'POST /games/:name/:id/join',
    'POST /games/:name/:id/leave',
    'POST /api/play',
    'POST /api/matches/:id/links',
    'POST /api/matches/:id/claims/:seat',
    'DELETE /api/matches/:id',
  ];
  test.each(again)('is answered the same after it: %s', async (route) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'agora-once-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const before = await serve({ dataDir });
    const id = before.matches.create('bazaar', { players: 3, unlisted: false });
    const full = before.matches.create('bazaar', { players: 2, unlisted: true, seed: 'full' });
    const host = await sit(before, id, 'Ann');
    for (const name of ['Ben', 'Eve']) before.matches.join(full, 'bazaar', name, undefined);
    const [at, on] = [id, full].map((match) => (path: string) => `/api/matches/${match}${path}`) as [
      World['at'],
      World['on'],
    ];
    const request = await DRIVERS[route]!({ id, full, host, guest: host, at, on } as unknown as World);
    const key = drawn();
    const first = await send(before, request, key);
    expect(first.status).toBe(200);
    await before.close();
    const after = await serve({ dataDir });
    const kept = await stored(after);
    expect(await send(after, request, key)).toEqual(first);
    expect(await stored(after)).toEqual(kept);
  });

  test('holds nothing that opens a seat', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'agora-once-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const agora = await serve({ dataDir });
    const id = agora.matches.create('bazaar', { players: 3, unlisted: true });
    const key = drawn();
    const { body } = await send(agora, post(`/games/bazaar/${id}/join`, { playerName: 'Cy' }), key);
    const quick = await send(agora, post('/api/play', { playerName: 'Zoe' }), drawn());
    const secrets = [
      (body as { playerCredentials: string }).playerCredentials,
      (quick.body as Seated).credentials,
      key,
    ];
    await agora.close();
    const kept = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
    expect(kept.join()).toContain('Zoe');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20);
      expect(kept.join()).not.toContain(secret);
    }
  });
});
