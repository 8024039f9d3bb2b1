/** Bodies of requests that are larger than anybody needs. */
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serve, until } from '../harness.ts';

test.each([
  ['a little', 100_000],
  ['without end', 50_000_000],
])('a body that is too large by %s is answered, though it never ends', async (_, length) => {
  const agora = await serve();
  const socket = connect(agora.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  const head = ['POST /games/bazaar/create HTTP/1.1', 'Host: agora', `Content-Length: ${length}`, 'Connection: close'];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // Of an endless one only as much as it takes to know.
  socket.write('x'.repeat(Math.min(length, 3_000_000)));
  await until(() => answer.includes('tooLarge'));
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
});

test('after a body that was far too large the connection serves on', async () => {
  const agora = await serve();
  const socket = connect(agora.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => {});
  socket.write('POST /games/bazaar/create HTTP/1.1\r\nHost: agora\r\nContent-Length: 3000000\r\n\r\n');
  socket.write('x'.repeat(3_000_000));
  await until(() => answer.includes('tooLarge'));
  socket.write('GET /games HTTP/1.1\r\nHost: agora\r\n\r\n');
  await until(() => answer.includes('HTTP/1.1 200 '));
});
