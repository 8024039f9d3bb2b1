/** An outage of what the server needs is told from a mistake of its own: by the status, by the log, and by a receipt. */
import { Writable } from 'node:stream';
import { pino, stdSerializers } from 'pino';
import { expect, test, vi } from 'vitest';
import { EventBus } from '../../../server/match/event-bus.ts';
import { DoubtError } from '../../../server/storage/journal.ts';
import { isOutage, OutageError } from '../../../server/storage/outage.ts';
import { rawSocket, seatedMatch, serve, until } from '../harness.ts';

/** A log whose lines can be looked at. */
function notedLog() {
  const lines: { readonly level: number; readonly msg: string }[] = [];
  const stream = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)) as (typeof lines)[number]);
      done();
    },
  });
  return { lines, log: pino({ level: 'warn', serializers: { error: stdSerializers.err } }, stream) };
}

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

test.each([
  failure('connect ECONNREFUSED', 'ECONNREFUSED'),
  failure('terminating connection due to administrator command', '57P01'),
  failure('canceling statement due to lock timeout', '55P03'),
  failure('database or disk is full', 'SQLITE_FULL'),
  failure('database is locked'),
  failure('the database is gone'),
  failure('Connection terminated unexpectedly'),
  failure('Query read timeout'),
  new Error('it could not be read', { cause: failure('the database does not answer') }),
  new OutageError('the other servers cannot be told'),
  new DoubtError('nobody knows'),
])('%s is an outage', (error) => {
  expect(isOutage(error)).toBe(true);
});

test.each([
  new TypeError('x is not a function'),
  failure('duplicate key value violates unique constraint', '23505'),
  failure('syntax error at or near "FROM"', '42601'),
  failure('invalid byte sequence for encoding "UTF8": 0x00', '22021'),
  'a text',
])('%s is none', (error) => {
  expect(isOutage(error)).toBe(false);
});

test.each([
  [failure('terminating connection', '57P01'), 503, 'outage', 40],
  [new TypeError('x is not a function'), 500, 'serverError', 50],
])('of %s a request is answered with %i', async (error, status, code, level) => {
  const { lines, log } = notedLog();
  const agora = await serve({}, { log });
  const { matchID } = await seatedMatch(agora.url);
  vi.spyOn(agora.store, 'ready').mockRejectedValue(error);
  const answer = await fetch(`${agora.url}/api/matches/${matchID}`);
  expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }]);
  expect(lines.map((line) => line.level)).toEqual([level]);
});

test('who says something that cannot be stored is told so in its receipt', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const { socket } = await rawSocket(agora.url);
  vi.spyOn(agora.store, 'say').mockRejectedValue(failure('database or disk is full'));
  const message = { id: 'a', sender: '0', payload: 'hello' };
  const receipt: unknown = await socket.timeout(20_000).emitWithAck('chat', matchID, message, seats[0]!.credentials);
  expect(receipt).toMatchObject({ ok: false, refusal: { code: 'serverError' } });
});

test('a listener that meets a locked table is no mistake, one that fails by itself is', async () => {
  const { lines, log } = notedLog();
  const bus = new EventBus(log);
  const errors = [failure('canceling statement due to lock timeout', '55P03'), new TypeError('x is not a function')];
  bus.subscribe(() => {
    throw errors.shift();
  });
  bus.pass({ kind: 'seats', id: 'a' });
  bus.pass({ kind: 'seats', id: 'a' });
  await until(() => lines.length === 2);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'a listener could not read what it needs'],
    [50, 'a listener failed'],
  ]);
});
