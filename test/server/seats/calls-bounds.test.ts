/** What calls may cost this server, whatever push services answer, and which services there are. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { handClock } from '../../clock.ts';
import { CallQueue } from '../../../server/push/queue.ts';
import { send } from '../../../server/push/send.ts';
import { isAtService } from '../../../server/push/services.ts';
import { readConfig } from '../../../server/config.ts';
import { pushReceiver } from '../../push-service.ts';
import { seatedMatch, serve, until } from '../harness.ts';

const CALL = { method: 'POST', headers: {}, body: Buffer.from('call') };

/** A push service that answers as it likes, and tells what became of its answers. */
async function service(answer: (response: ServerResponse) => void) {
  const ended: ServerResponse[] = [];
  const server = createServer((request, response) => {
    request.resume();
    response.once('close', () => ended.push(response));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, ended };
}

/** Writes for as long as somebody reads; tells how many bytes were taken. */
function pour(response: ServerResponse): () => number {
  const chunk = Buffer.alloc(64 * 1024);
  let poured = 0;
  const more = () => {
    for (let taken = true; taken && !response.destroyed; poured += chunk.length) taken = response.write(chunk);
  };
  response.on('drain', more);
  more();
  return () => poured;
}

/** More than the buffers of two sockets hold, and far less than what is poured in any time. */
const A_GLASS = 32 * 1024 * 1024;

test('an answer without an end is cut off, and its status counts', async () => {
  let poured = () => 0;
  const { url, ended } = await service((response) => {
    response.writeHead(410);
    poured = pour(response);
  });
  expect(await send(url, CALL, { near: true })).toBe(410);
  await until(() => ended.length === 1);
  // And not only when the time is over.
  expect(poured()).toBeLessThan(A_GLASS);
});

test.each([
  ['says nothing', () => {}],
  ['has its head sent a line at a time', drip],
])('a service that %s is left when the time is over', async (_, answer) => {
  const { url, ended } = await service(answer);
  await expect(send(url, CALL, { near: true, patience: 300 })).rejects.toThrow('no answer in time');
  await until(() => ended.length === 1);
});

test('a service that answers a byte now and then is left when the time is over, and its status counts', async () => {
  const { url, ended } = await service((response) => {
    response.writeHead(201);
    const dripping = setInterval(() => response.write('.'), 20);
    response.once('close', () => clearInterval(dripping));
  });
  expect(await send(url, CALL, { near: true, patience: 300 })).toBe(201);
  await until(() => ended.length === 1);
});

function drip(response: ServerResponse): void {
  response.socket?.write('HTTP/1.1 201 Created\r\n');
  const dripping = setInterval(() => response.socket?.write('x: y\r\n'), 20);
  response.once('close', () => clearInterval(dripping));
}

test('so many calls are made at once, others wait their turn, and too many are refused', async () => {
  const clock = handClock();
  const queue = new CallQueue(2, 3, clock);
  const open: (() => void)[] = [];
  let most = 0;
  let under = 0;
  const call = () =>
    queue.run(async () => {
      most = Math.max(most, ++under);
      await new Promise<void>((done) => open.push(done));
      under--;
    });
  const calls = Array.from({ length: 5 }, call);
  await expect(call()).rejects.toThrow('too many calls');
  clock.turn(100);
  await until(() => open.length === 2);
  const later = () => {
    clock.turn(100);
    return open.shift();
  };
  for (let done = 0; done < 5; done++) (await until(later))();
  await Promise.all(calls);
  expect(most).toBe(2);
  // Whoever failed has given its place back.
  clock.turn(100);
  await expect(queue.run(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  clock.turn(100);
  expect(await queue.run(async () => 'made')).toBe('made');
});

test('no call begins right after another, so that who plays is heard between', async () => {
  const clock = handClock();
  const queue = new CallQueue(8, 500, clock);
  const begun: number[] = [];
  const calls = [1, 2, 3].map(() => queue.run(async () => begun.push(clock.ticks())));
  await until(() => begun.length === 1);
  clock.turn(20);
  await until(() => begun.length === 2);
  clock.turn(20);
  await Promise.all(calls);
  expect(begun).toEqual([0, 20, 40]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://jmt17.google.com/fcm/send/a',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
  'https://web.push.apple.com./a',
])('a browser’s service is known: %s', (address) => expect(isAtService(address, [])).toBe(true));

test.each([
  'https://push.example.org/a',
  'https://fcm.googleapis.com.example.org/a',
  'https://evilfcm.googleapis.com/a',
  'https://notify.windows.com/a',
  'https://evilnotify.windows.com/a',
])('another is none: %s', (address) => expect(isAtService(address, [])).toBe(false));

test('who asks to be called at a service nobody knows is told so, unless the operator has named it', async () => {
  const { call } = pushReceiver('https://push.example.org/a');
  const ask = async (env: Record<string, string>) => {
    const agora = await serve({ pushServices: readConfig(env).pushServices });
    const { matchID, seats } = await seatedMatch(agora.url);
    const answer = await fetch(`${agora.url}/api/matches/${matchID}/calls`, {
      method: 'POST',
      body: JSON.stringify({ ...seats[0], ...call }),
    });
    return { status: answer.status, body: await answer.json(), kept: agora.store.metadata(matchID)?.players[0]?.calls };
  };
  expect(await ask({})).toMatchObject({
    status: 400,
    body: {
      error: { code: 'unknownService', host: 'push.example.org' },
      message: expect.stringContaining('PUSH_SERVICES') as string,
    },
    kept: undefined,
  });
  expect(await ask({ PUSH_SERVICES: '*.example.org' })).toMatchObject({ status: 200, kept: [call] });
});
