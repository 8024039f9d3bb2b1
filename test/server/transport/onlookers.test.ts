/** Whoever sits at a table sees that others look on. */
import { expect, test } from 'vitest';
import { rawSocket, type RawSocket, seatedMatch, serve, until } from '../harness.ts';

const told = (socket: RawSocket) => socket.last('agora:onlookers');

test('everybody at a table is told how many look on, also who comes later, and when they have gone', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const ann = await rawSocket(agora.url);
  ann.socket.emit('sync', matchID, '0', seats[0]!.credentials, 2);
  await until(() => ann.last('sync'));
  const watchers = [await rawSocket(agora.url), await rawSocket(agora.url)];
  for (const { socket } of watchers) socket.emit('sync', matchID, null, undefined, 2);
  await until(() => told(ann)?.[1] === 2);
  expect(told(ann)?.[0]).toBe(matchID);
  const ben = await rawSocket(agora.url);
  ben.socket.emit('sync', matchID, '1', seats[1]!.credentials, 2);
  await until(() => told(ben)?.[1] === 2);
  for (const { socket } of watchers) socket.close();
  await until(() => told(ben)?.[1] === 0);
  await until(() => told(ann)?.[1] === 0);
});
