/** What is asked of the server carries a key that stays the same until it is answered, so that nothing is done twice. */
import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../../../client/asking/ask.ts';
import { heldSeats, forgetSeats } from '../../../client/asking/keys.ts';
import { openMatch, playNow, sitDown } from '../../../client/lobby/seat/seating.ts';
import { keptDeal } from '../../../client/verify/kept-deal.ts';
import { pledgeOf } from '../../../games/kit/draw.ts';

interface Sent {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: { readonly pledge?: string };
}

/** A server whose answers to what matches are lost so many times; what came to it. */
function losing(lost: RegExp, times: number, answer: (path: string) => object = () => ({})) {
  const sent: Sent[] = [];
  let left = times;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string> | undefined;
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Sent['body'];
    sent.push({ path, key: headers?.['Idempotency-Key'], body });
    if (lost.test(path) && left-- > 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer(path)));
  });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  forgetSeats(Object.keys(heldSeats()));
  localStorage.clear();
});

test('everything but a GET carries a key, which is drawn anew once it was answered', async () => {
  const sent = losing(/never/, 0);
  await ask('GET /api/push', {});
  for (let times = 0; times < 2; times++) await ask('POST /api/people/sign-in/options', {});
  await ask('DELETE /api/daily/own', {});
  const keys = sent.map(({ key }) => key);
  expect(keys[0]).toBeUndefined();
  for (const key of keys.slice(1)) expect(key).toMatch(/^[\w-]{20,64}$/);
  expect(new Set(keys).size).toBe(4);
});

test('a proxy that answers in the place of the server is no answer', async () => {
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push((init.headers as Record<string, string>)['Idempotency-Key']);
    return new Response('Bad gateway', { status: 502 });
  });
  for (let times = 0; times < 2; times++) await ask('POST /api/people/sign-in/options', {});
  expect(new Set(keys).size).toBe(1);
});

test('whoever presses again, even after a reload, asks for the same seat with the same share', async () => {
  const sent = losing(/join$/, 2, () => ({ playerID: '1', playerCredentials: 'secret' }));
  for (let times = 0; times < 3; times++) await sitDown('katason', 't', 'Ann');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(new Set(sent.map(({ body }) => body.pledge)).size).toBe(1);
  expect(pledgeOf(keptDeal('t').share ?? '')).toBe(sent[0]?.body.pledge);
  await sitDown('katason', 't', 'Ann');
  expect(sent[3]?.key).not.toBe(sent[0]?.key);
});

test('whoever opens a table and loses the answer at any step has one table', async () => {
  for (const lost of [/create$/, /join$/]) {
    const sent = losing(lost, 1, (path) =>
      path.endsWith('/create') ? { matchID: 't' } : { playerID: '0', playerCredentials: 'secret' },
    );
    const wanted = { game: 'katason', players: 3, options: {}, unlisted: true };
    expect((await openMatch(wanted, 'Ann')).ok).toBe(false);
    expect(await openMatch(wanted, 'Ann')).toEqual({ ok: true, value: 't' });
    expect(new Set(sent.filter(({ path }) => path.endsWith('/create')).map(({ key }) => key)).size).toBe(1);
    expect(new Set(sent.filter(({ path }) => path.endsWith('/join')).map(({ key }) => key)).size).toBe(1);
  }
});

test('and so does whoever wants to play now', async () => {
  const sent = losing(/play$/, 1, () => ({
    id: 't',
    game: 'katason',
    playerID: '0',
    credentials: 'secret',
    opened: true,
  }));
  expect((await playNow('Ann')).ok).toBe(false);
  expect((await playNow('Ann')).ok).toBe(true);
  expect(sent[1]).toEqual(sent[0]);
});
