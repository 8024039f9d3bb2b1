/** What one chunk from the network holds is handled over several turns of the event loop, between which others are served. */
import { type IncomingMessage, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { expect, onTestFinished, test } from 'vitest';
import { cutOffs } from '../../../server/transport/cut-offs.ts';
import { framesOf } from '../../../server/transport/frames.ts';
import { inPieces } from '../../../server/transport/payloads.ts';
import { SocketLimits } from '../../../server/transport/limits.ts';
import { handClock } from '../../clock.ts';
import { until } from '../harness.ts';

/** Counts the turns of the event loop while the test runs. */
function turns(): () => number {
  let turn = 0;
  let goesOn = true;
  const next = () => {
    turn++;
    if (goesOn) setImmediate(next);
  };
  next();
  onTestFinished(() => {
    goesOn = false;
  });
  return () => turn;
}

test('of a chunk full of frames one is handled in each turn', async () => {
  const turn = turns();
  const Frames = framesOf({ pays: () => true }, () => {});
  const sockets: WebSocketServer = new Frames({ noServer: true });
  const handledIn: number[] = [];
  const server = createServer();
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client: WebSocket) => {
      client.on('message', () => handledIn.push(turn()));
      client.on('ping', () => handledIn.push(turn()));
    }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  let heard = '';
  client.on('data', (bytes) => (heard += bytes.toString('latin1')));
  client.write(
    `${['GET / HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${'A'.repeat(22)}==`].join('\r\n')}\r\n\r\n`,
  );
  await until(() => heard.includes('101'));
  const [text, ping] = [Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x33]), Buffer.from([0x89, 0x80, 0, 0, 0, 0])];
  client.write(Buffer.concat(Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? text : ping))));
  await until(() => handledIn.length === 60);
  expect(new Set(handledIn).size).toBe(60);
});

test('of a payload eight packets are handled in each turn, in their order', async () => {
  const turn = turns();
  const handled: { packet: string; in: number }[] = [];
  const transport = { name: 'polling', onData: (packet: string) => void handled.push({ packet, in: turn() }) };
  inPieces(transport, () => expect.unreachable());
  const packets = Array.from({ length: 50 }, (_, at) => `4${at}`);
  transport.onData(packets.slice(0, 40).join('\u001E'));
  expect(handled.map(({ packet }) => packet)).toEqual(packets.slice(0, 8));
  transport.onData(packets.slice(40).join('\u001E'));
  await until(() => handled.length === 50);
  expect(handled.map(({ packet }) => packet)).toEqual(packets);
  const often = [...new Set(handled.map((each) => each.in))].map((one) => handled.filter((each) => each.in === one));
  expect(often.map(({ length }) => length)).toEqual([8, 8, 8, 8, 8, 8, 2]);
});

const request = (address: string) =>
  ({ socket: { remoteAddress: address }, headers: {} }) as unknown as IncomingMessage;
const ADDRESS = '203.0.113.1';

test('a long packet costs as much as many short ones', () => {
  const limits = new SocketLimits({ trustProxy: false, origins: [] }, 40);
  const sender = { request: request(ADDRESS) };
  const paid = Array.from({ length: 30 }, () => limits.packet(sender, 60 * 1024));
  expect(paid.indexOf(false)).toBe(16);
});

test('where one of a household floods by many connections, who sends little is still heard', () => {
  const limits = new SocketLimits({ trustProxy: false, origins: [] }, 10);
  const flood = () => {
    const sender = { request: request(ADDRESS) };
    return Array.from({ length: 400 }, () => limits.packet(sender, 1)).filter(Boolean).length;
  };
  expect([flood(), flood(), flood(), flood()]).toEqual([400, 400, 200, 100]);
  expect(limits.packet({ request: request(ADDRESS) }, 1)).toBe(true);
});

test('what is cut off is counted each time, and logged once a minute with how often it was since', () => {
  const clock = handClock();
  const counted: string[] = [];
  const lines: object[] = [];
  const warn = (told: object) => void lines.push(told);
  const cut = cutOffs({ log: { warn }, addressOf: () => ADDRESS, refused: (code) => counted.push(code), clock });
  for (let each = 0; each < 5; each++) cut('tooManyPackets', request(ADDRESS));
  clock.turn(61_000);
  cut('tooManyPackets', request(ADDRESS));
  expect(counted).toHaveLength(6);
  expect(lines).toEqual([{ address: ADDRESS }, { address: ADDRESS, more: 4 }]);
});
