/** Connections are bounded: how long one is silent, how many an address has, and that one asks for one thing after the other. */
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundConnections, oneAtATime } from '../../../server/transport/connections.ts';
import { rawSocket, serve, until } from '../harness.ts';

async function bounded(silence: number) {
  const server = createServer((_, response) => void response.write('begun'));
  boundConnections(server, { trust: { trustProxy: false }, perAddress: 1, refused: () => {}, silence });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A connection that says something at most. */
function idle(port: number, said = ''): Socket {
  const socket = connect(port, '127.0.0.1', () => void (said !== '' && socket.write(said)));
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.resume();
  return socket;
}

test.each([
  ['nothing at all', ''],
  ['a part of a head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a part of a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc'],
])('a connection that says %s and falls silent is ended', async (_, said) => {
  const socket = idle(await bounded(200), said);
  await until(() => socket.closed);
});

test('an address has as many connections as its pages need, and may have others when those have ended', async () => {
  const agora = await serve({ socketsPerAddress: 2 });
  const sockets = Array.from({ length: 50 }, () => idle(agora.port));
  await until(() => sockets.filter(({ closed }) => closed).length === 30);
  sockets.find(({ closed }) => !closed)?.destroy();
  const told = () => fetch(`${agora.url}/metrics`).then((answer) => answer.text());
  await expect
    .poll(() => told().catch(() => ''))
    .toMatch(/^agora_refusals_total{way="connection",code="tooManyConnections"} \d\d$/m);
  for (const socket of sockets) socket.destroy();
  await until(() => sockets.every(({ closed }) => closed));
  await until(async () => (await fetch(`${agora.url}/healthz`).catch(() => undefined))?.status === 200);
  await rawSocket(agora.url);
});

test('behind a proxy all connections are the proxy’s', async () => {
  const agora = await serve({ socketsPerAddress: 1, trustProxy: true });
  const sockets = Array.from({ length: 30 }, () => idle(agora.port));
  expect((await fetch(`${agora.url}/healthz`)).status).toBe(200);
  expect(sockets.filter(({ closed }) => closed)).toEqual([]);
});

const ASKS = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('a connection asks for one thing after the other, and is ended where it asks for many at once', async () => {
  const asked: ServerResponse[] = [];
  const server = createServer(oneAtATime((_, response) => void asked.push(response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = idle((server.address() as AddressInfo).port, ASKS);
  let heard = '';
  socket.on('data', (said) => (heard += String(said)));
  const answers = () => heard.split('HTTP/1.1 200').length - 1;
  for (let turn = 1; turn <= 2; turn++) {
    await until(() => asked.length === turn);
    asked[turn - 1]?.end('here');
    await until(() => answers() === turn);
    socket.write(turn === 1 ? ASKS : ASKS.repeat(50));
  }
  for (let turn = 3; turn <= 4; turn++) {
    await until(() => asked.length === turn);
    asked[turn - 1]?.end('here');
  }
  await until(() => socket.closed);
  expect([asked.length, answers()]).toEqual([4, 4]);
});

test('whoever has all of an answer before its sender has ended it is answered again on the same connection', async () => {
  const asked: ServerResponse[] = [];
  let heard = '';
  let requests = 0;
  const answer = oneAtATime((_, response) => void asked.push(response));
  const server = createServer((request, response) => {
    requests++;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = idle((server.address() as AddressInfo).port, ASKS);
  socket.on('data', (said) => (heard += String(said)));
  await until(() => asked.length === 1);
  asked[0]?.writeHead(200, { 'Content-Length': 4 }).write('here');
  await until(() => heard.endsWith('here'));
  const before = asked[0];
  socket.write(ASKS);
  await until(() => requests === 2);
  before?.end();
  await until(() => asked.length === 2);
  asked[1]?.end('there');
  await until(() => heard.includes('there'));
  expect(socket.closed).toBe(false);
});
