/** What one address may ask for: everything counts, what is dear counts more, and a network has more than who is within. */
import { expect, test } from 'vitest';
import { networksOf, Quota } from '../../../server/networks.ts';
import { calls } from '../../../server/contract/contract.ts';
import { AddressQueue, DEAR } from '../../../server/http/address-queue.ts';
import { handClock, rawSocket, seatedMatch, serve, until } from '../harness.ts';

const routes = Object.entries(calls).map(([name, { weight }]) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path, weight };
});
/** What is no route of ours. */
const OTHERS = [
  ['GET', '/'],
  ['GET', '/games'],
  ['GET', '/games/bazaar'],
  ['GET', '/games/bazaar/none'],
  ['GET', '/assets/none.js'],
  ['GET', '/none'],
  ['OPTIONS', '/api/matches'],
] as const;

const loopComesRound = () =>
  new Promise<void>((come) => {
    setImmediate(() => setImmediate(come));
  });

test('every route says what it weighs', () => {
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter(({ weight }) => !(weight >= 1 && weight <= 100)).map(({ path }) => path)).toEqual([]);
});

test('who has asked for enough is answered nothing more, by whatever way, and everybody else is', async () => {
  const agora = await serve({ asksPerAddress: 50, trustProxy: true });
  const ask = async (method: string, path: string, address: string) =>
    (await fetch(agora.url + path, { method, headers: { 'x-forwarded-for': address } })).status;
  for (let asked = 0; asked < 60; asked++) await ask('GET', '/', '192.0.2.1');
  const all = [...routes.map(({ method, path }) => [method, path.replaceAll(/:\w+/g, 'none')] as const), ...OTHERS];
  for (const [method, path] of all) expect([path, await ask(method, path, '192.0.2.1')]).toEqual([path, 429]);
  expect(await ask('GET', '/api/matches', '192.0.2.2')).toBe(200);
  expect(await ask('GET', '/healthz', '192.0.2.1')).toBe(200);
});

test('what is dear is refused sooner than what is cheap', async () => {
  const agora = await serve({ asksPerAddress: 100, trustProxy: true });
  const { matchID } = await seatedMatch(agora.url);
  const answered = async (path: string, address: string) => {
    for (let count = 0; ; count++)
      if ((await fetch(agora.url + path, { headers: { 'x-forwarded-for': address } })).status === 429) return count;
  };
  const cheap = await answered(`/api/matches/${matchID}`, '192.0.2.1');
  const dear = await answered(`/api/matches/${matchID}/past?from=0&to=0`, '192.0.2.2');
  expect({ cheap, dear }).toEqual({ cheap: 50, dear: 4 });
});

test('of IPv6 a /64 has one allowance, a /56 four and a /48 sixteen', async () => {
  expect(networksOf('2001:db8:1:2fe::/64')).toEqual([
    { name: '2001:db8:1:2fe::/64', share: 1 },
    { name: '2001:db8:1:200::/56', share: 4 },
    { name: '2001:db8:1::/48', share: 16 },
  ]);
  expect(networksOf('192.0.2.1')).toEqual([{ name: '192.0.2.1', share: 1 }]);
  const agora = await serve({ matchesPerMinute: 2, trustProxy: true });
  let created = 0;
  for (let network = 0; network < 48; network++) {
    const headers = { 'x-forwarded-for': `2001:db8:1:${(network * 256).toString(16)}::1` };
    const made = await fetch(`${agora.url}/games/bazaar/create`, { method: 'POST', headers, body: '{"numPlayers":2}' });
    if (made.status === 200) created++;
  }
  expect(created).toBe(32);
});

test('what is held is counted for an address and its networks, until it is given back', () => {
  const held = new Quota();
  for (let network = 0; network < 5; network++) held.add(`2001:db8:1:${network}::/64`);
  expect(held.isFull('2001:db8:1:5::/64', 1)).toBe(true);
  expect(held.isFull('2001:db8:1:500::/64', 1)).toBe(false);
  for (let network = 0; network < 2; network++) held.remove(`2001:db8:1:${network}::/64`);
  expect(held.isFull('2001:db8:1:5::/64', 1)).toBe(false);
});

test('dear answers are made one in a turn of the loop, so that others are heard between them', async () => {
  const queue = new AddressQueue({ ...DEAR, most: { ofOne: 8, ofAll: 100 } });
  let turn = 0;
  const count = () => {
    turn++;
    if (done.length < 8) setImmediate(count);
  };
  const done: number[] = [];
  setImmediate(count);
  const dear = Array.from({ length: 8 }, async () => {
    await queue.next('a');
    done.push(turn);
  });
  await expect(queue.next('a')).rejects.toMatchObject({ refusal: { code: 'tooFast' } });
  await Promise.all(dear);
  expect(new Set(done).size).toBe(8);
});

test('who asks for much that is dear waits for themselves: whoever comes from elsewhere is next', async () => {
  const queue = new AddressQueue({ ...DEAR, most: { ofOne: 6, ofAll: 100 } });
  const done: string[] = [];
  const ask = async (address: string) => {
    await queue.next(address);
    done.push(address);
  };
  const all = [...Array.from({ length: 6 }, () => ask('much')), ask('one'), ask('other')];
  await expect(ask('much')).rejects.toMatchObject({ refusal: { code: 'tooFast' } });
  await Promise.all(all);
  expect(done).toEqual(['much', 'one', 'other', 'much', 'much', 'much', 'much', 'much']);
});

test('however many addresses ask for what is dear, only so many wait', async () => {
  const queue = new AddressQueue({ ...DEAR, most: { ofOne: 2, ofAll: 3 } });
  const all = ['a', 'b', 'c'].map((address) => queue.next(address));
  expect(queue.length).toBe(3);
  await expect(queue.next('d')).rejects.toMatchObject({ refusal: { code: 'tooFast' } });
  await Promise.all(all);
  expect(queue.length).toBe(0);
  await queue.next('d');
});

test('after what takes long others have three times as long, but no longer than a moment', async () => {
  for (const [takes, rest] of [
    [5, 15],
    [500, 60],
  ] as const) {
    const clock = handClock();
    const queue = new AddressQueue({ ...DEAR, most: { ofOne: 10, ofAll: 100 } }, clock);
    let done = 0;
    const all = Array.from({ length: 2 }, async () => {
      await queue.next('a');
      done++;
      clock.turn(takes);
    });
    await until(() => done === 1);
    await loopComesRound();
    clock.turn(rest - 1);
    await loopComesRound();
    expect(done).toBe(1);
    clock.turn(1);
    await Promise.all(all);
    expect(done).toBe(2);
  }
});

test('whoever had no turn lately waits out nobody’s rest', async () => {
  const clock = handClock();
  const queue = new AddressQueue({ ...DEAR, most: { ofOne: 10, ofAll: 100 } }, clock);
  const done: string[] = [];
  const ask = async (address: string) => {
    await queue.next(address);
    done.push(address);
    clock.turn(20);
  };
  const much = [ask('much'), ask('much')];
  await until(() => done.length === 1);
  await loopComesRound();
  expect(queue.takes('much')).toBe(false);
  await ask('one');
  expect(done).toEqual(['much', 'one']);
  await loopComesRound();
  clock.turn(60);
  await Promise.all(much);
  expect(queue.takes('other')).toBe(false);
  await loopComesRound();
  expect(queue.takes('other')).toBe(true);
});

test('who has whole matches told to them again and again waits for themselves, and not whoever comes', async () => {
  const { url } = await serve({ trustProxy: true });
  const { matchID } = await seatedMatch(url);
  const told: string[] = [];
  const come = async (name: string, address: string) => {
    const { socket } = await rawSocket(url, 'bazaar', { 'x-forwarded-for': address });
    socket.on('sync', () => told.push(name));
    return (times: number) => {
      for (let time = 0; time < times; time++) socket.emit('sync', matchID, null);
    };
  };
  const [much, one] = [await come('much', '198.51.100.1'), await come('one', '198.51.100.2')];
  much(30);
  await until(() => told.length > 0);
  one(1);
  await until(() => told.length === 31);
  expect(told.indexOf('one')).toBeLessThan(30);
});

test('an address leaves only so many matches behind in a day, and others are not held up by it', async () => {
  const agora = await serve({ matchesPerDay: 3, trustProxy: true });
  const create = async (address: string, unlisted = false) => {
    const headers = { 'x-forwarded-for': address };
    const body = JSON.stringify({ numPlayers: 2, unlisted });
    const made = await fetch(`${agora.url}/games/bazaar/create`, { method: 'POST', headers, body });
    return ((await made.json()) as { readonly error?: { readonly code: string } }).error?.code ?? 'made';
  };
  const told: string[] = [];
  for (let asked = 0; asked < 5; asked++) told.push(await create('192.0.2.1', asked % 2 === 0));
  expect(told).toEqual(['made', 'made', 'made', 'tooManyMatches', 'tooManyMatches']);
  expect(await create('192.0.2.2')).toBe('made');
  expect(await agora.store.list({})).toHaveLength(4);
});
