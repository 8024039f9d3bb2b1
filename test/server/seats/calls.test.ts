/** Players who are away are called back when it has become their turn, through push services, once a turn. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isOpen, isPushAddress, openLookup } from '../../../server/push/endpoint.ts';
import { pushKeys } from '../../../server/push/keys.ts';
import type { SeatKey } from '../../../server/contract/schema.ts';
import { type Delivery, pushReceiver, pushService as openService } from '../../push-service.ts';
import { handClock, makeMove, rawSocket, seatedMatch, serve, stockClient, tableOf, until } from '../harness.ts';

async function pushService() {
  const service = await openService();
  onTestFinished(service.close);
  return service;
}

/** A table of two who both want to be called. Both bid first; then it is one player's turn: with this seed, of seat 1. */
async function table(endpoints: readonly string[], furnishing: { readonly near?: boolean } = { near: true }) {
  const clock = handClock();
  const agora = await serve({}, { clock, ...furnishing });
  const { matchID, seats } = await seatedMatch(agora.url, 2, 'bazaar', 'a seed');
  const browsers = endpoints.map((endpoint, index) => pushReceiver(endpoint, index === 0 ? 'ja' : 'en'));
  const ask = (key: SeatKey, call: object, method: 'POST' | 'DELETE' = 'POST') =>
    fetch(`${agora.url}/api/matches/${matchID}/calls`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...key, ...call }),
    });
  const socket = await rawSocket(agora.url);
  let stateID = 0;
  const move = async (seat: number, type: string, args: unknown = null) => {
    const receipt = await socket.update(makeMove(type, args, seats[seat]!), stateID, matchID, String(seat));
    expect(receipt.ok).toBe(true);
    stateID = receipt.stateID;
  };
  const bid = async (seat: number) => {
    const { hands } = tableOf<{ hands: number[] }>(agora, matchID).state;
    await move(seat, 'bid', { card: hands.slice(5 * seat).findIndex((count) => count > 0) });
  };
  const turn = () => tableOf<{ turn: number }>(agora, matchID).state.turn;
  const calls = (seat: number) => agora.store.metadata(matchID)?.players[seat]?.calls ?? [];
  return { agora, clock, matchID, seats, browsers, ask, move, bid, turn, calls };
}

/** Lets whatever was sent arrive: the service answers this only after what came before. */
async function settled(service: Awaited<ReturnType<typeof pushService>>): Promise<readonly Delivery[]> {
  const before = service.received.length;
  await fetch(`${service.url}/settled`, { redirect: 'manual' });
  await until(() => service.received.length > before && service.received.some(({ path }) => path === '/settled'));
  return service.received.filter(({ path }) => path !== '/settled');
}

describe('a player who is away', () => {
  test('is called once when it has become their turn, by a message without secrets that only they can read', async () => {
    const service = await pushService();
    const { agora, clock, matchID, seats, browsers, ask, move, bid, turn } = await table([
      `${service.url}/0`,
      `${service.url}/1`,
    ]);
    for (const [seat, { call }] of browsers.entries()) expect((await ask(seats[seat]!, call)).status).toBe(200);
    await bid(1);
    await bid(0);
    clock.turn(4999);
    expect(await settled(service)).toEqual([]);
    clock.turn(1);
    const call = await until(() => service.received.find(({ path }) => path !== '/settled'));
    expect(call.path).toBe(`/${turn()}`);
    expect(call.headers['content-encoding']).toBe('aes128gcm');
    expect(call.headers.authorization).toMatch(/^vapid t=/);
    expect(browsers[turn()]?.open(call)).toEqual({
      code: 'yourTurn',
      game: 'bazaar',
      match: matchID,
      language: turn() === 0 ? 'ja' : 'en',
    });
    // Their turn goes on: they know.
    await move(turn(), 'roll');
    clock.turn(60_000);
    expect(await settled(service)).toHaveLength(1);
    const seen = JSON.stringify(await (await fetch(`${agora.url}/api/matches/${matchID}`)).json());
    expect(seen).not.toContain(service.url);
    expect(seen).not.toContain(browsers[0]!.call.auth);
  });

  test('is not called when they are at the table, or come back within five seconds', async () => {
    const service = await pushService();
    const { agora, clock, matchID, seats, browsers, ask, bid, turn } = await table([
      `${service.url}/0`,
      `${service.url}/1`,
    ]);
    for (const [seat, { call }] of browsers.entries()) await ask(seats[seat]!, call);
    await bid(1);
    await bid(0);
    const client = stockClient(agora.url, matchID, seats[turn()]);
    await until(() => client.getState());
    clock.turn(60_000);
    expect(await settled(service)).toEqual([]);
  });

  test.each([404, 410])('is not called again at a browser whose service says %d', async (status) => {
    const service = await pushService();
    service.answer(status);
    const { clock, seats, browsers, ask, bid, turn, calls } = await table([`${service.url}/0`, `${service.url}/1`]);
    for (const [seat, { call }] of browsers.entries()) await ask(seats[seat]!, call);
    await bid(1);
    await bid(0);
    clock.turn(5000);
    await until(() => calls(turn()).length === 0);
    expect(calls(1 - turn())).toHaveLength(1);
  });

  test('keeps being called where a service fails or leads elsewhere', async () => {
    const service = await pushService();
    service.answer(307);
    const { clock, seats, browsers, ask, bid, turn, calls } = await table([`${service.url}/0`, `${service.url}/1`]);
    for (const [seat, { call }] of browsers.entries()) await ask(seats[seat]!, call);
    await bid(1);
    await bid(0);
    clock.turn(5000);
    await until(() => service.received.length === 1);
    expect(await settled(service)).toHaveLength(1);
    expect(calls(turn())).toHaveLength(1);
  });
});

describe('who asks to be called', () => {
  const address = (path: string) => `https://web.push.apple.com/${path}`;

  test('says so for a seat of theirs, at four browsers, and takes it back', async () => {
    const { seats, ask, calls } = await table([], {});
    const { call } = pushReceiver(address('a'));
    expect((await ask({ ...seats[0]!, credentials: 'wrong' }, call)).status).toBe(403);
    expect((await ask({ ...seats[0]!, playerID: '7' }, call)).status).toBe(404);
    expect(calls(0)).toEqual([]);
    for (const path of ['a', 'b', 'c', 'd', 'a', 'e']) await ask(seats[0]!, { ...call, endpoint: address(path) });
    expect(calls(0).map(({ endpoint }) => endpoint)).toEqual(['c', 'd', 'a', 'e'].map(address));
    await ask(seats[0]!, { endpoint: address('a') }, 'DELETE');
    expect(calls(0).map(({ endpoint }) => endpoint)).toEqual(['c', 'd', 'e'].map(address));
  });

  test.each([
    ['no https', 'http://push.example.org/a'],
    ['an IP address', 'https://127.0.0.1/a'],
    ['an IP address in other clothes', 'https://0x7f.1/a'],
    ['an address of IPv6', 'https://[::1]/a'],
    ['a name of this computer', 'https://localhost/a'],
    ['a name without a dot', 'https://router/a'],
    ['a name of a network at home', 'https://router.local/a'],
    ['another port', 'https://push.example.org:8443/a'],
    ['a password', 'https://user:word@push.example.org/a'],
    ['no address', 'push'],
    ['too long a one', `https://push.example.org/${'a'.repeat(1100)}`],
  ])('is refused with %s, and nothing changes', async (_, endpoint) => {
    const { seats, ask, calls } = await table([], {});
    const answer = await ask(seats[0]!, pushReceiver(endpoint).call);
    expect(answer.status).toBe(400);
    expect(calls(0)).toEqual([]);
  });

  test('is refused with keys that are none', async () => {
    const { seats, ask, calls } = await table([], {});
    const { call } = pushReceiver(address('a'));
    for (const wrong of [
      { auth: 'short' },
      { p256dh: `${call.p256dh}AA` },
      { p256dh: `${call.p256dh}${'='.repeat(3)}` },
      { language: 'x'.repeat(99) },
      { auth: 7 },
    ])
      expect((await ask(seats[0]!, { ...call, ...wrong })).status).toBe(400);
    expect(calls(0)).toEqual([]);
  });
});

describe('an address', () => {
  test.each(['8.8.8.8', '203.0.114.1', '2606:4700::1111'])('of the open net: %s', (ip) =>
    expect(isOpen(ip)).toBe(true),
  );

  const NONE =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 ' +
    '255.255.255.255 :: ::1 fe80::1 fd00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:1:: push.example.org';
  test.each([...NONE.split(' '), ''])('that is none: %s', (ip) => expect(isOpen(ip)).toBe(false));

  test('of a push service may end in a dot', () => expect(isPushAddress('https://push.example.org./a')).toBe(true));

  test('that a name leads to is looked at, too', async () => {
    const found = await new Promise<unknown>((resolve) => openLookup('localhost', {}, (...all) => resolve(all[0])));
    expect(found).toMatchObject({ message: 'not on the open net' });
  });
});

describe('the keys', () => {
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'agora keys '));
    onTestFinished(() => rmSync(made, { recursive: true, force: true }));
    return made;
  };

  test('are made once, for the server’s own eyes, and told to browsers in their public half', async () => {
    const dataDir = folder();
    const keys = pushKeys(dataDir);
    expect(pushKeys(dataDir)).toEqual(keys);
    expect(statSync(join(dataDir, 'push-keys.json')).mode & 0o077).toBe(0);
    const { url } = await serve({ dataDir });
    expect(await (await fetch(`${url}/api/push`)).json()).toEqual({ key: keys.publicKey });
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  });

  test('that can’t be read are named, and left as they are', async () => {
    const dataDir = folder();
    const path = join(dataDir, 'push-keys.json');
    for (const broken of ['{', '{}', '{"publicKey":"a","privateKey":"b"}']) {
      writeFileSync(path, broken);
      expect(() => pushKeys(dataDir)).toThrow(`${path} holds no keys`);
      expect(readFileSync(path, 'utf8')).toBe(broken);
    }
  });
});
