/** A passkey: what it brings to other browsers, what it refuses, and what is kept of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PeopleStore } from '../../../server/people/store.ts';
import type { AskedPasskey } from '../../../server/contract/people.ts';
import { Authenticator } from './authenticator.ts';
import { handClock, seatedMatch, serve, stillPlays } from '../harness.ts';
import { code, madePasskey, PROFILE } from './passkeys.ts';

/** A server, and a browser that has made a passkey there. */
async function signedIn(changes: Parameters<typeof serve>[0] = {}, furnishing: Parameters<typeof serve>[1] = {}) {
  const agora = await serve(changes, furnishing);
  return { agora, ...(await madePasskey(agora.url)) };
}

test('brings name, settings and seats to a second browser and a third, each with credentials of its own', async () => {
  const { agora, key, signIn, me, tie } = await signedIn();
  const { matchID, seats } = await seatedMatch(agora.url);
  expect(await me(key, [matchID])).toMatchObject({ profile: PROFILE, version: 1, seats: [], untied: [matchID] });
  await tie(key, matchID, seats[1]!);
  expect((await me(key, [matchID])).untied).toEqual([]);

  const brought = [];
  for (const other of [await signIn(), await signIn()]) {
    const now = await me(other);
    expect(now.profile).toEqual(PROFILE);
    expect(now.seats).toMatchObject([{ id: matchID, game: 'bazaar', playerID: '1', name: 'Player 2' }]);
    brought.push(now.seats[0]!);
    expect((await me(other, [matchID])).seats).toEqual([]);
  }
  expect(new Set([seats[1]!, ...brought].map(({ credentials }) => credentials)).size).toBe(3);
  const { playerID, credentials } = brought[1]!;
  await stillPlays(agora.url, matchID, { playerID, credentials });

  const changed = { name: 'アン', settings: { language: 'en' } };
  expect((await me(key, [matchID], changed)).version).toBe(2);
  expect(await me(await signIn(), [matchID])).toMatchObject({ profile: changed, version: 2 });
});

test('a passkey that was made by somebody else, lost, taken away or given to another site opens nothing', async () => {
  const { agora, ask, asked, passkey, key } = await signedIn();
  const signInBy = async (by: Authenticator) =>
    code(await ask('POST', '/sign-in', { response: by.use((await asked()).challenge) }));
  expect(await signInBy(new Authenticator(agora.url))).toEqual([404, 'passkeyUnknown']);
  const forged = new Authenticator(agora.url);
  Object.assign(forged, { id: passkey.id });
  expect(await signInBy(forged)).toEqual([400, 'passkeyInvalid']);
  Object.assign(passkey, { origin: 'http://evil.example' });
  expect(await signInBy(passkey)).toEqual([400, 'passkeyInvalid']);
  Object.assign(passkey, { origin: agora.url });
  expect(await signInBy(passkey)).toEqual([200, undefined]);
  expect(code(await ask('DELETE', `/passkeys/${passkey.id}`, {}, key))).toEqual([200, undefined]);
  expect(await signInBy(passkey)).toEqual([404, 'passkeyUnknown']);
  expect(code(await ask('POST', '/me', { have: [] }, key))).toEqual([401, 'notSignedIn']);
});

test('an answer counts once, soon, and for what was asked', async () => {
  const clock = handClock();
  const { ask, asked, newPasskey, passkey, made, key, me } = await signedIn({}, { clock });
  const { challenge } = await asked();
  const response = passkey.use(challenge);
  const both = await Promise.all([ask('POST', '/sign-in', { response }), ask('POST', '/sign-in', { response })]);
  expect(both.map(code)).toEqual(
    expect.arrayContaining([
      [200, undefined],
      [410, 'passkeyLate'],
    ]),
  );
  expect(code(await ask('POST', '/passkeys', made))).toEqual([410, 'passkeyLate']);
  const late = passkey.use((await asked()).challenge);
  clock.turn(300_000);
  expect(code(await ask('POST', '/sign-in', { response: late }))).toEqual([410, 'passkeyLate']);
  const crossed = passkey.use((await newPasskey()).challenge);
  expect(code(await ask('POST', '/sign-in', { response: crossed }))).toEqual([400, 'passkeyInvalid']);
  expect(code(await ask('POST', '/sign-in', { response: passkey.use('bm9ib2R5') }))).toEqual([410, 'passkeyLate']);
  const other = new Authenticator(`http://127.0.0.1`);
  const swapped = { response: other.make((await asked()).challenge), profile: PROFILE };
  expect(code(await ask('POST', '/passkeys', swapped))).toEqual([400, 'passkeyInvalid']);
  expect((await me(key)).passkeys).toHaveLength(1);
});

test('a certificate that would have to be looked up elsewhere is refused', async () => {
  const { agora, ask, newPasskey } = await signedIn();
  const other = new Authenticator(agora.url);
  const statement = new Map<string, unknown>([['x5c', [new Uint8Array(8)]]]);
  for (const [format, stated] of [['packed', statement] as const, ['apple', new Map()] as const]) {
    const response = other.make((await newPasskey()).challenge, stated, format);
    expect(code(await ask('POST', '/passkeys', { response, profile: PROFILE }))).toEqual([400, 'passkeyInvalid']);
  }
});

test('a further passkey is added by whoever is signed in, and none beyond eight; the last one takes everything along', async () => {
  const { agora, ask, newPasskey, passkey, key, me } = await signedIn();
  const further = new Authenticator(agora.url);
  const response = further.make((await newPasskey(key)).challenge);
  expect(code(await ask('POST', '/passkeys', { response, profile: PROFILE }))).toEqual([401, 'notSignedIn']);
  const add = async () => {
    const made = new Authenticator(agora.url).make((await newPasskey(key)).challenge);
    return code(await ask('POST', '/passkeys', { response: made, profile: PROFILE }, key));
  };
  for (let passkeys = 1; passkeys < 8; passkeys++) expect(await add()).toEqual([200, undefined]);
  expect(await add()).toEqual([409, 'tooManyPasskeys']);
  const { passkeys } = await me(key);
  expect(passkeys).toHaveLength(8);
  for (const { id } of passkeys.filter(({ id }) => id !== passkey.id)) await ask('DELETE', `/passkeys/${id}`, {}, key);
  expect((await me(key)).passkeys.map(({ id }) => id)).toEqual([passkey.id]);
  expect(code(await ask('DELETE', '/me', {}, key))).toEqual([200, undefined]);
  expect(code(await ask('POST', '/me', { have: [] }, key))).toEqual([401, 'notSignedIn']);
});

test('a seat that its holder took back, gave away or was sent away from is brought to nobody', async () => {
  const { agora, key, signIn, me, tie } = await signedIn();
  const { matchID, seats } = await seatedMatch(agora.url);
  const [own] = seats;
  await tie(key, matchID, { ...own!, credentials: 'wrong' });
  expect((await me(await signIn())).seats).toEqual([]);
  await tie(key, matchID, own!);
  const other = await signIn();
  const [brought] = (await me(other)).seats;
  const { playerID, credentials } = brought!;
  const response = await fetch(`${agora.url}/api/matches/${matchID}/devices`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ playerID, credentials }),
  });
  expect(response.status).toBe(200);
  expect((await me(key)).seats).toEqual([]);
  expect((await me(other, [matchID])).untied).toEqual([matchID]);
  await tie(other, matchID, { playerID, credentials });
  expect((await me(key)).seats).toHaveLength(1);
});

test('a seat that was put away on one browser is brought to no other', async () => {
  const { agora, ask, key, signIn, me, tie } = await signedIn();
  const { matchID, seats } = await seatedMatch(agora.url);
  await tie(key, matchID, seats[0]!);
  expect(code(await ask('POST', '/me', { have: [], gone: [matchID] }, key))).toEqual([200, undefined]);
  expect((await me(await signIn())).seats).toEqual([]);
});

/** Whoever looks there has all others look, too, before anything is done. */
function lookTogether(what: 'passkey' | 'passkeysOf'): void {
  const look = PeopleStore.prototype[what] as (id: string) => Promise<unknown>;
  const looking = vi.spyOn(PeopleStore.prototype, what).mockImplementation(async function (this: PeopleStore, id) {
    const seen = await look.call(this, id);
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
    return seen as never;
  });
  onTestFinished(() => looking.mockRestore());
}

test('of sign-ins at once with the same counter one counts, and the counter never goes down', async () => {
  const { agora, ask, asked, passkey } = await signedIn();
  const challenges = [];
  for (let times = 0; times < 4; times++) challenges.push((await asked()).challenge);
  const counter = { now: 7 };
  lookTogether('passkey');
  Object.defineProperty(passkey, 'counter', { get: () => counter.now, set: () => {} });
  const answers = challenges.map((challenge) => ask('POST', '/sign-in', { response: passkey.use(challenge) }));
  const codes = (await Promise.all(answers)).map(code);
  expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
  expect(codes.filter(([status]) => status === 400)).toHaveLength(3);
  for (const [now, status] of [
    [6, 400],
    [8, 200],
  ] as const) {
    counter.now = now;
    const response = passkey.use((await asked()).challenge);
    expect((await ask('POST', '/sign-in', { response })).status).toBe(status);
  }
  expect(agora).toBeDefined();
});

test('of passkeys added at once no more are kept than one person may have', async () => {
  const { agora, ask, newPasskey, key, me } = await signedIn();
  const made = [];
  for (let times = 0; times < 13; times++)
    made.push(new Authenticator(agora.url).make((await newPasskey(key)).challenge));
  lookTogether('passkeysOf');
  await Promise.all(made.map((response) => ask('POST', '/passkeys', { response, profile: PROFILE }, key)));
  expect((await me(key)).passkeys.length).toBeLessThanOrEqual(8);
  expect((await me(key)).passkeys.length).toBeGreaterThan(1);
});

test('a passkey that is taken away closes the seats it has brought to other browsers, and no others', async () => {
  const { agora, ask, newPasskey, key, me, tie, passkey, signIn } = await signedIn();
  const { matchID, seats } = await seatedMatch(agora.url);
  await tie(key, matchID, seats[1]!);
  const stolen = await signIn();
  const [elsewhere] = (await me(stolen)).seats;
  const further = new Authenticator(agora.url);
  const made = await ask(
    'POST',
    '/passkeys',
    { response: further.make((await newPasskey(key)).challenge), profile: PROFILE },
    key,
  );
  const own = (made.body as { key: string }).key;
  const [here] = (await me(own)).seats;
  expect(code(await ask('DELETE', `/passkeys/${passkey.id}`, {}, own))).toEqual([200, undefined]);
  const opens = async ({ playerID, credentials }: { playerID: string; credentials: string }) => {
    const answer = await fetch(`${agora.url}/api/matches/${matchID}/claims`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ playerID, credentials }),
    });
    return ((await answer.json()) as { standing: string }).standing;
  };
  expect([await opens(elsewhere!), await opens(here!), await opens(seats[1]!)]).toEqual(['refused', 'given', 'given']);
});

test('signing out ends a browser alone', async () => {
  const { ask, key, signIn, me } = await signedIn();
  const other = await signIn();
  await ask('DELETE', '/browser', {}, key);
  expect(code(await ask('POST', '/me', { have: [] }, key))).toEqual([401, 'notSignedIn']);
  expect((await me(other)).profile).toEqual(PROFILE);
});

test('what is kept signs nobody in', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-people-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { agora, key, signIn, me, tie, asked } = await signedIn({ dataDir });
  const { matchID, seats } = await seatedMatch(agora.url);
  await tie(key, matchID, seats[0]!);
  const other = await signIn();
  const { seats: brought } = await me(other);
  const { challenge } = await asked();
  await agora.close();
  const kept = readFileSync(join(dataDir, 'agora.sqlite'), 'latin1');
  expect(kept).toContain(matchID);
  for (const secret of [key, other, challenge, seats[0]!.credentials, brought[0]!.credentials])
    expect(kept).not.toContain(secret);
});

test('an address asks for so many challenges and makes so many passkeys known', async () => {
  const { ask } = await signedIn();
  const answers = [];
  for (let asked = 0; asked < 31; asked++) answers.push(code(await ask('POST', '/sign-in/options')));
  expect(answers.filter(([status]) => status === 200).length).toBeLessThan(31);
  expect(answers.at(-1)).toEqual([429, 'tooFast']);
});

test('behind a proxy it wasn’t told of, and at the address players open, a passkey is that host’s', async () => {
  const { agora } = await signedIn();
  const rpOf = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/api/people/sign-in/options`, { method: 'POST', headers, body: '{}' });
    return ((await response.json()) as AskedPasskey).rpId;
  };
  expect(await rpOf(agora.url)).toBe('127.0.0.1');
  const named = await serve({ publicUrl: 'https://games.example.org', origins: ['https://games.example.org'] });
  expect(await rpOf(named.url)).toBe('games.example.org');
});
