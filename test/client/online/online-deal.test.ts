/** The page's part in the deal, and commands that the server answers over HTTP. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeStored, storedKeys } from '../../../client/kept/storage.ts';
import { OnlineMatch } from '../../../client/online/online-match.ts';
import { keepDeal, keptDeal } from '../../../client/verify/kept-deal.ts';
import { drawShare } from '../../../client/verify/pledging.ts';
import { hashOfView } from '../../../client/verify/witness.ts';
import type { Refusal } from '../../../games/kit/rules.ts';
import { type Pebbles, meta, pebbles } from '../table/pebbles.tsx';
import { seen } from '../table/seen.ts';
import { FakeServer, MATCH } from './fake-server.ts';
import { heldAs, sit, soon } from './sitting.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  removeStored(...storedKeys('agora.deal.'));
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('while the cards are dealt the table waits, and shows nothing that isn’t played', async () => {
  const server = new FakeServer('0');
  const match = new OnlineMatch({ meta, module: pebbles, summary: { id: MATCH }, as: heldAs('0') }, server.socket);
  match.open();
  const pledges = { server: 'hash', seats: [null, null], stage: 'closed', round: 1 } as const;
  server.connect();
  server.deliver('agora:pledges', MATCH, pledges);
  await soon();
  expect(seen(match)).toMatchObject({ phase: 'waiting', ready: false });
  const before = seen(match).state as Pebbles;
  server.dealAnew();
  server.deliver('agora:pledges', 'another', { ...pledges, stage: 'dealt' });
  server.deliver('agora:pledges', MATCH, { ...pledges, stage: 'dealt' });
  expect(seen(match).phase).toBe('waiting');
  server.cut();
  server.connect();
  await soon();
  expect(seen(match)).toMatchObject({ phase: 'playing', ready: true, terms: { pledges: { stage: 'dealt' } } });
  expect(seen(match).state).not.toEqual(before);
  expect(keptDeal(MATCH).start).toBe(hashOfView({ state: seen(match).state }));
});

/** Whatever is asked beside moves is answered with a status and a body. */
function answering(status: number, body: object) {
  const asked: (readonly [string, unknown])[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push([path, typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined]);
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

test('whoever follows from a seat does its part in the deal, whatever page follows', async () => {
  const { share, pledge } = drawShare('a seat');
  keepDeal(MATCH, { share });
  const asked = answering(200, {});
  const { server } = await sit();
  server.deliver('agora:pledges', MATCH, { server: 'hash', seats: [pledge, null], stage: 'closed', round: 1 });
  await vi.waitFor(() =>
    expect(asked).toContainEqual([`/api/matches/${MATCH}/share`, { playerID: '0', credentials: 'key', share }]),
  );
});

test('what the server doesn’t agree to is told as it is, to whoever listens then', async () => {
  answering(409, { error: { code: 'noVote' }, message: '' });
  const { at, match } = await sit();
  const heard: Refusal[] = [];
  const end = match.followRefusals((refusal) => heard.push(refusal));
  await expect(at().commands?.voteFor(1)).resolves.toBe(false);
  expect(heard).toEqual([{ code: 'noVote' }]);
  end();
  await expect(at().goAway?.()).resolves.toBe(false);
  expect(heard).toHaveLength(1);
});

test('a spectator has no commands, and no part in the deal', async () => {
  const asked = answering(200, {});
  const { at, server } = await sit(null);
  server.deliver('agora:pledges', MATCH, { server: 'hash', seats: [null, null], stage: 'open', round: 1 });
  expect(at()).toMatchObject({ commands: null, goAway: null });
  expect(asked).toEqual([]);
  expect(keptDeal(MATCH)).toEqual({});
});
