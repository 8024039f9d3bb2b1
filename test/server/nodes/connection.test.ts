/** The connection by which nodes hear of each other: what is closed stays closed. */
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Connection } from '../../../server/nodes/connection.ts';

/** A database that lets somebody in when it is told to, and says yes to everything. */
async function database() {
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  let open = 0;
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  const server = createServer((socket) => {
    open++;
    sockets.add(socket);
    socket.on('close', () => open--);
    socket.on('error', () => {});
    let isIn = false;
    socket.on('data', (data) => {
      if (data[0] === TERMINATE) socket.end();
      else if (isIn) {
        asked.push(data.toString('latin1'));
        socket.write(DONE);
      } else {
        isIn = true;
        void gate.then(() => socket.write(WELCOME));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { url: `postgres://agora@127.0.0.1:${port}/agora`, letIn, asked, came: () => sockets.size, open: () => open };
}

/** PostgreSQL's messages: a byte that says which, and the length of the rest with itself. */
const message = (kind: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const TERMINATE = 'X'.charCodeAt(0);
const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const DONE = Buffer.concat([
  message('1', Buffer.alloc(0)),
  message('2', Buffer.alloc(0)),
  message('n', Buffer.alloc(0)),
  message('C', Buffer.from('LISTEN\0')),
  READY,
]);

test('a line that is closed while it still connects has no connection afterwards, and hears nothing', async () => {
  const { url, letIn, came, open } = await database();
  const heard: string[] = [];
  const line = new Connection(url, 'node', {
    heard: (told) => heard.push(told),
    lost: () => {},
    back: () => heard.push('back'),
  });
  const opening = line.open();
  await expect.poll(came).toBe(1);
  await line.close();
  letIn();
  await expect(opening).rejects.toThrow('closed');
  await expect.poll(open).toBe(0);
  expect(heard).toEqual([]);
});
