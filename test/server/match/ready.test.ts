/** A match of several people begins once all are ready, or the host says so; nobody is asked who has no word for it. */
import { expect, test } from 'vitest';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { handClock, makeMove, rawSocket, type Seated, serve, tableOf, type TestServer, until } from '../harness.ts';

interface Wish {
  readonly players?: number;
  readonly seed?: string;
  readonly pace?: object;
}

/** A table, and ways to sit down there and say things about it. */
async function room({ players = 2, seed, pace }: Wish = {}) {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const id = agora.matches.create('bazaar', { players, unlisted: true, ...(seed && { seed }), ...(pace && { pace }) });
  const sit = async (more: object = { waits: true }): Promise<Seated> => {
    const { playerID = '', playerCredentials = '' } = await send(agora, `/games/bazaar/${id}/join`, {
      playerName: 'Somebody',
      ...more,
    });
    return { playerID, credentials: playerCredentials };
  };
  const post = (command: string, key: object) => send(agora, `/api/matches/${id}/${command}`, key);
  const agree = (key: Seated) =>
    post('ready', { ...key, terms: { options: { rounds: 'short' }, ...(pace && { pace }) } });
  const told = () => send(agora, `/api/matches/${id}`);
  const waiting = async () => (await told()).seats.map(({ waits = false }) => waits);
  const status = async () => (await told()).status;
  const come = async ({ playerID, credentials }: Seated) => {
    const client = await rawSocket(agora.url);
    client.socket.emit('sync', id, playerID, credentials);
    await until(() => client.last('sync'));
    return client;
  };
  return { agora, clock, id, sit, post, agree, waiting, status, come };
}

type Body = MatchSummary & Partial<Seated> & { playerCredentials?: string; error?: { code: string } };

async function send({ url }: TestServer, path: string, body?: object): Promise<Body> {
  const headers = { 'Content-Type': 'application/json' };
  const asked = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  return (await (await fetch(url + path, asked)).json()) as Body;
}

test.each([{ seed: 'ready' }, {}])('a match of several begins when the last of them is ready (%o)', async (wish) => {
  const { agora, id, sit, waiting, status, come, agree } = await room(wish);
  const [ann, ben] = [await sit(), await sit()];
  const here = [await come(ann), await come(ben)];
  expect([await waiting(), await status()]).toEqual([[true, true], 'open']);
  const card = tableOf<{ hands: number[] }>(agora, id).state.hands.findIndex((count) => count > 0);
  const early = await here[0]!.update(makeMove('bid', [{ card }], ann), agora.store.state(id)!._stateID, id, '0');
  expect(early).toMatchObject({ refusal: { code: 'waitingForPlayers' } });
  await agree(ann);
  expect([await waiting(), await status()]).toEqual([[false, true], 'open']);
  await agree(ben);
  await until(() => agora.matches.hasBegun(id));
  expect([await waiting(), await status()]).toEqual([[false, false], 'playing']);
});

test('the host begins though others aren’t ready, and nobody else does', async () => {
  const { agora, id, sit, post, status, come, agree } = await room({ seed: 'ready' });
  const [host, other] = [await sit(), await sit()];
  await come(host);
  await come(other);
  expect((await post('begin', other)).error?.code).toBe('notHost');
  expect((await agree({ ...other, credentials: 'wrong' })).error?.code).toBe('notYourSeat');
  expect(await status()).toBe('open');
  await post('begin', host);
  expect(await status()).toBe('playing');
  expect((await post('begin', host)).error?.code).toBe('alreadyBegun');
  expect(agora.store.metadata(id)?.players[1]).not.toHaveProperty('waits');
});

test('bots in the free seats begin it, too; beside bots alone nobody is asked', async () => {
  const { sit, post, status } = await room({ players: 3, seed: 'ready' });
  const host = await sit();
  await sit();
  await post('fill', { ...host, level: 'easy' });
  expect(await status()).toBe('playing');
  const alone = await room({ seed: 'ready' });
  await alone.post('bots', { ...(await alone.sit()), seat: 1, level: 'easy' });
  expect([await alone.waiting(), await alone.status()]).toEqual([[false, false], 'playing']);
});

test('who sits down by a page that has no word for it is ready, and where a turn takes days nobody is asked', async () => {
  const { sit, status, agree } = await room({ seed: 'ready' });
  const ann = await sit();
  await sit({});
  expect(await status()).toBe('open');
  await agree(ann);
  expect(await status()).toBe('playing');
  const slow = await room({ seed: 'ready', pace: { kind: 'slow', turn: 86_400 } });
  await slow.sit();
  await slow.sit();
  expect(await slow.status()).toBe('playing');
});

test('whoever came by the waiting room has a minute more for their first decision, and for no other', async () => {
  const { agora, id, sit, come, agree } = await room({ pace: { kind: 'live', decision: 30, bank: 60 }, seed: 'ready' });
  const [ann, ben] = [await sit(), await sit()];
  const here = [await come(ann), await come(ben)];
  for (const key of [ann, ben]) await agree(key);
  const left = async () => (await send(agora, `/api/matches/${id}`)).seats.map(({ clock: told }) => told?.left);
  await until(async () => (await left())[0] !== undefined);
  expect(await left()).toEqual([90_000, 90_000]);
  for (const [seat, key] of [ann, ben].entries()) {
    const { hands } = tableOf<{ hands: number[] }>(agora, id).state;
    const card = hands.slice(5 * seat).findIndex((count) => count > 0);
    const step = agora.store.state(id)!._stateID;
    expect(await here[seat]!.update(makeMove('bid', [{ card }], key), step, id, String(seat))).toMatchObject({
      ok: true,
    });
  }
  expect(await left()).toEqual([30_000, 30_000]);
});
