/** What connections send below messages has a price, is handled piece by piece, and is counted. */
import { type Socket, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Seated, rawSocket, seatedMatch, serve, stillPlays, until } from '../harness.ts';

/** A frame as a client sends it, with a mask of zeros. */
function frame(opcode: number, text = ''): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

const [TEXT, PING] = [1, 9];
const CONNECT = frame(TEXT, '40/none,');

const HANDSHAKE = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** A WebSocket whose bytes are written by hand. */
async function bare(port: number, address?: string): Promise<Socket & { heard: string }> {
  const socket = Object.assign(connect(port, '127.0.0.1'), { heard: '' });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.on('data', (bytes) => (socket.heard += bytes.toString('latin1')));
  const from = address === undefined ? [] : [`X-Forwarded-For: ${address}`];
  socket.write(`${[...HANDSHAKE, ...from].join('\r\n')}\r\n\r\n`);
  await until(() => socket.closed || socket.heard.includes('"sid"'));
  return socket;
}

const metrics = async (url: string) => (await fetch(`${url}/metrics`)).text();

/** What a counter stands at, by the beginning of its line. */
async function counted(url: string, line: string): Promise<number> {
  const text = await metrics(url);
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(line))
      ?.split(' ')
      .at(-1) ?? 0,
  );
}

test.each([
  ['entries into games', CONNECT],
  ['pings of the protocol', frame(PING)],
  ['answers to no ping', frame(0xa)],
  ['packets that are no messages', frame(TEXT, '3')],
])('a connection that floods with %s is cut off and counted, and others play on', async (_, packet) => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const flood = await bare(agora.port);
  flood.write(Buffer.concat(Array.from({ length: 4000 }, () => packet)));
  await until(() => flood.closed);
  expect(await counted(agora.url, 'agora_refusals_total{way="connection",code="tooManyPackets"}')).toBeGreaterThan(0);
  expect(flood.heard.split('Invalid namespace').length).toBeLessThan(50);
  await stillPlays(agora.url, matchID, seats[1] as Seated);
});

test('entries into games are counted, beside messages', async () => {
  const agora = await serve();
  await rawSocket(agora.url);
  const socket = await bare(agora.port);
  socket.write(CONNECT);
  await until(() => socket.heard.includes('Invalid namespace'));
  expect(await counted(agora.url, 'agora_packets_total{kind="connect"}')).toBe(2);
});

test('one address opens only so many sockets one after the other; another address opens its own', async () => {
  const agora = await serve({ socketsPerAddress: 5, trustProxy: true });
  const open = async (address: string) => {
    const socket = await bare(agora.port, address);
    const opened = socket.heard.includes('"sid"');
    socket.destroy();
    await until(() => socket.closed);
    return opened;
  };
  const tries: boolean[] = [];
  for (let each = 0; each < 40; each++) tries.push(await open('203.0.113.1'));
  expect(tries.slice(0, 5)).toEqual([true, true, true, true, true]);
  expect(tries.filter(Boolean).length).toBeLessThan(30);
  expect(await open('203.0.113.2')).toBe(true);
  expect(await counted(agora.url, 'agora_refusals_total{way="connection",code="tooManyOpened"}')).toBeGreaterThan(0);
});

/** A session by polling. */
async function polling(url: string) {
  const at = `${url}/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(at)).text();
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
  const post = (body: string) => fetch(`${at}&sid=${sid}`, { method: 'POST', body });
  const poll = async () => (await fetch(`${at}&sid=${sid}`)).text();
  return { post, poll };
}

test('a payload of thousands of packets ends its session before they are handled', async () => {
  const agora = await serve();
  const { post } = await polling(agora.url);
  await post(Array.from({ length: 6000 }, () => '40/none,').join('\x1e')).catch(() => {});
  expect(await counted(agora.url, 'agora_refusals_total{way="connection",code="tooManyPackets"}')).toBe(1);
  expect(await counted(agora.url, 'agora_packets_total{kind="connect"}')).toBe(0);
  expect((await post('40/bazaar,').catch(() => undefined))?.status).not.toBe(200);
});

test('polls and posts of the socket are counted, and an address may send only so many', async () => {
  const agora = await serve({ socketsPerAddress: 1, asksPerAddress: 10_000 });
  const { post, poll } = await polling(agora.url);
  expect((await post('40/bazaar,')).status).toBe(200);
  expect(await poll()).toContain('40/bazaar,');
  expect(await counted(agora.url, 'agora_socket_requests_total{method="POST",status="200"}')).toBe(1);
  expect(await counted(agora.url, 'agora_socket_requests_total{method="GET",status="200"}')).toBe(2);
  const statuses: number[] = [];
  for (let each = 0; each < 80; each++)
    statuses.push((await fetch(`${agora.url}/socket.io/?EIO=4&transport=polling&sid=none`)).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
  expect(statuses.at(-1)).toBe(429);
});
