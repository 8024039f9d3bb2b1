/** What stock boardgame.io leaves open beside actions: following, chatting, flooding and breaking the line. */
import { expect, test } from 'vitest';
import type { Receipt } from '../../../server/contract/messages.ts';
import {
  makeMove,
  rawSocket,
  type Seated,
  seatedMatch,
  serve,
  stillPlays,
  stockClient,
  until,
  chatOf,
} from '../harness.ts';
import { bid, syncs } from '../attacks/hostile.ts';

test.each(syncs)('nobody may follow %s: %s', async (_, code, _stock, send) => {
  const agora = await serve();
  const { lobby, matchID, seats } = await seatedMatch(agora.url, 3);
  await lobby.leaveMatch('bazaar', matchID, seats[2] as Seated);
  const sniffer = await rawSocket(agora.url);
  const own = seats[0] as Seated;
  sniffer.socket.emit('sync', ...send({ id: matchID, own, posing: { ...own, playerID: '1' } }));
  await until(() => sniffer.last('agora:refused'));
  expect(sniffer.last('agora:refused')?.[0]).toMatchObject({ ok: false, refusal: { code } });
  expect(sniffer.last('sync')).toBeUndefined();
  expect(await agora.store.list({})).toEqual([matchID]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a socket of one game reaches no match of another', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[0] as Seated;
  const stranger = await rawSocket(agora.url, 'fair');
  stranger.socket.emit('sync', matchID, null);
  await until(() => stranger.last('agora:refused'));
  expect(stranger.last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'noSuchMatch' } });
  expect(await stranger.update(makeMove('bid', bid, own), 0, matchID, '0')).toMatchObject({
    refusal: { code: 'noSuchMatch' },
  });
  stranger.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'hi' }, own.credentials);
  await until(() => stranger.received.filter(({ event }) => event === 'agora:refused').length === 2);
  expect(stranger.last('sync')).toBeUndefined();
});

const chats: readonly (readonly [string, string, (own: Seated) => readonly unknown[]])[] = [
  ['for another seat', 'notYourSeat', (own) => [{ id: 'a', sender: '0', payload: 'hi' }, own.credentials]],
  ['without credentials', 'notYourSeat', () => [{ id: 'a', sender: '1', payload: 'hi' }]],
  ['as a spectator', 'noSuchSeat', () => [{ id: 'a', sender: null, payload: 'hi' }]],
  ['an empty line', 'emptyLine', (own) => [{ id: 'a', sender: '1', payload: ' \n\t ' }, own.credentials]],
  ['no payload', 'malformed', (own) => [{ id: 'a', sender: '1' }, own.credentials]],
  ['null', 'malformed', (own) => [null, own.credentials]],
  ['nothing', 'malformed', () => []],
];

test.each(chats)('nobody chats %s: %s', async (_, code, send) => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const other = stockClient(agora.url, matchID, seats[0]);
  await until(() => other.getState());
  const chatter = await rawSocket(agora.url);
  chatter.socket.emit('chat', matchID, ...send(seats[1] as Seated));
  await until(() => chatter.last('agora:refused'));
  expect(chatter.last('agora:refused')?.[0]).toMatchObject({ refusal: { code } });
  expect(await chatOf(agora, matchID)).toEqual([]);
  expect(other.chatMessages).toEqual([]);
});

test('a chat line is cut at three hundred characters, and a flood of lines is refused', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[1] as Seated;
  const chatter = await rawSocket(agora.url);
  const say = (payload: string) =>
    chatter.socket.emit('chat', matchID, { id: 'a', sender: '1', payload }, own.credentials);
  say('x'.repeat(5000));
  await until(async () => (await chatOf(agora, matchID)).length === 1);
  expect((await chatOf(agora, matchID))[0]?.text).toHaveLength(300);
  for (let line = 0; line < 20; line++) say(`line ${line}`);
  await until(() => chatter.last('agora:refused'));
  expect(chatter.last('agora:refused')?.[0]).toMatchObject({ refusal: { code: 'tooFast' } });
  expect((await chatOf(agora, matchID)).length).toBeLessThanOrEqual(10);
});

test('messages nobody knows, and the names of socket.io itself, end nothing', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const odd = await rawSocket(agora.url);
  const packet = (data: string) => odd.socket.io.engine.write(data);
  for (const event of ['error', 'disconnecting', 'newListener', 'removeListener', '__proto__', 'toString', 'patch'])
    packet(`42/bazaar,${JSON.stringify([event, { message: 'x' }])}`);
  for (const data of [
    '42/bazaar,',
    '42/bazaar,{}',
    '42["sync"]',
    '4999',
    '42/bazaar,[',
    '451-/bazaar,["update",{"_placeholder":true,"num":9}]',
    '9',
  ])
    packet(data);
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  packet(`42/bazaar,7["update",{"type":"MAKE_MOVE","payload":{"type":"bid","args":${deep}}},0,"${matchID}","1"]`);
  packet(`42/bazaar,["sync",${deep}]`);
  await stillPlays(agora.url, matchID, seats[1] as Seated);
});

test('a frame beyond 64 kB costs the sender its connection and nobody else anything', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[1] as Seated;
  const heavy = await rawSocket(agora.url);
  heavy.socket.emit('update', makeMove('bid', ['x'.repeat(100_000)], own), 0, matchID, '1');
  await until(() => heavy.socket.disconnected);
  await stillPlays(agora.url, matchID, own);
});

test('a socket that floods is refused, then cut off', async () => {
  const agora = await serve();
  const flood = await rawSocket(agora.url);
  for (let packet = 0; packet < 1500; packet++) flood.socket.emit('update', null);
  await until(() => flood.socket.disconnected);
  const codes = new Set(
    flood.received.map(({ args }) => (args[0] as Receipt & { refusal: { code: string } }).refusal.code),
  );
  expect(codes).toContain('tooFast');
  expect((await fetch(`${agora.url}/games`)).status).toBe(200);
});

test('one address may hold only so many sockets', async () => {
  const agora = await serve({ socketsPerAddress: 3 });
  const held = [await rawSocket(agora.url), await rawSocket(agora.url), await rawSocket(agora.url)];
  await expect(rawSocket(agora.url)).rejects.toThrow();
  held[0]?.socket.close();
  await until(() => held[0]?.socket.disconnected);
  await expect.poll(async () => (await rawSocket(agora.url).catch(() => undefined)) !== undefined).toBe(true);
});

test('pages of another origin get no socket, those of an allowed one do', async () => {
  const agora = await serve({ origins: ['https://friend.example.org'] });
  await expect(rawSocket(agora.url, 'bazaar', { origin: 'https://evil.example.org' })).rejects.toThrow();
  await expect(rawSocket(agora.url, 'bazaar', { origin: 'null' })).rejects.toThrow();
  await rawSocket(agora.url, 'bazaar', { origin: 'https://friend.example.org' });
  await rawSocket(agora.url, 'bazaar', { origin: agora.url });
});

test('two thousand headers end nothing', async () => {
  const agora = await serve();
  const headers = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`x-${at}`, 'y']));
  await rawSocket(agora.url, 'bazaar', headers).catch(() => undefined);
  expect((await fetch(`${agora.url}/games`)).status).toBe(200);
});
