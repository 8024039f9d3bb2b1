/** A server that ends answers what it was asked, and resets nobody who has sent something. */
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Requests } from '../../../server/transport/requests.ts';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A server whose answers the test gives, and a way to ask it that keeps its connections. */
async function asked() {
  const waiting: (() => void)[] = [];
  const requests = new Requests((_, response) => void waiting.push(() => response.end('done')));
  requests.follow();
  await new Promise<void>((resolve) => requests.server.listen(0, '127.0.0.1', resolve));
  const { port } = requests.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  ended.push(() => {
    agent.destroy();
    requests.server.closeAllConnections();
  });
  const ask = () =>
    new Promise<{ readonly text: string; readonly connection: string | undefined }>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve({ text, connection: response.headers.connection }));
      }).on('error', reject);
    });
  const answer = async () => {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
  };
  return { requests, ask, answer, waiting };
}

test('what is under way is answered before the server has ended, and its connection ends with it', async () => {
  const { requests, ask, answer, waiting } = await asked();
  const asking = ask();
  await expect.poll(() => waiting.length).toBe(1);
  let isOver = false;
  const over = requests.drain(0).then(() => (isOver = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  await answer();
  expect(await asking).toEqual({ text: 'done', connection: 'close' });
  await over;
});

test('what comes meanwhile on an open connection is answered, too; a new connection is refused', async () => {
  const { requests, ask, answer } = await asked();
  const first = ask();
  await answer();
  expect(await first).toEqual({ text: 'done', connection: 'keep-alive' });
  const over = requests.drain(1000);
  const second = ask();
  await answer();
  expect(await second).toEqual({ text: 'done', connection: 'close' });
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await over;
});
