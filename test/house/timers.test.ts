/**
 * Whatever is done for a match after a while asks first who looks after it, and whether anybody could play meanwhile: it goes
 * through the timers of server/match/time/timers.ts. Who sets a timer in another way says here why that does nothing to players.
 */
import { expect, test } from 'vitest';
import { filesIn, read } from './source.ts';

const ELSE: Readonly<Record<string, string>> = {
  'server/clock.ts': 'is what the others go by',
  'server/match/time/timers.ts': 'is the way all the others go',
  'server/app/jumps.ts': 'looks whether the wall clock was put right',
  'server/main.ts': 'ends the process',
  'server/app/collect.ts': 'deletes what nobody has touched for days and nobody is at',
  'server/looking.ts': 'reads what an operator has banned or done',
  'server/circles/gathering-calls.ts': 'calls members of a circle to meet',
  'server/tournaments/running.ts': 'looks how far tournaments are; whoever owns a match decides there who is missing',
  'server/bots/pool.ts': 'ends a thread that thinks for ever',
  'server/bots/pauses.ts': 'ends a pause, after which the bot asks who looks after the match',
  'server/http/health.ts': 'says that storage takes too long to answer',
  'server/http/address-queue.ts': 'lets others have their time after somebody’s work',
  'server/lobby/list-feed.ts': 'tells readers of the list',
  'server/match/catalogue.ts': 'takes a row from the list',
  'server/storage/journal.ts': 'gives up waiting for what becomes of a write',
  'server/push/queue.ts': 'puts calls a moment apart',
  'server/push/send.ts': 'ends a call that takes too long',
  'server/storage/postgres/claim.ts': 'gives up a database that does not answer',
  'server/nodes/leases.ts': 'tells that this node lives',
  'server/storage/postgres/lasting.ts': 'connects again',
  'server/nodes/line/nats.ts': 'tells what others could not hear while NATS was away',
  'server/nodes/forwarding.ts': 'gives up waiting for the answer of another node',
  'server/nodes/elsewhere.ts': 'tells who is there',
  'server/transport/onlookers.ts': 'tells how many look on',
};

const SETS = /\b(?:setTimeout|setInterval)\(|\bclock\.after\(/;
const TAKES = /readonly clock\??: (?:Clock|Pick<Clock, [^>]*'after')/;

test('every timer of the server that acts for a match goes one way', () => {
  const others = filesIn('server', '.ts').filter((path) => SETS.test(read(path)) && ELSE[path] === undefined);
  expect(others).toEqual([]);
});

test('what acts for matches has no other timers at hand', () => {
  const acting = [...filesIn('server/match', '.ts'), ...filesIn('server/push', '.ts')];
  expect(acting.filter((path) => TAKES.test(read(path)) && ELSE[path] === undefined)).toEqual([]);
});

test('nobody is excused who sets none', () => {
  expect(Object.keys(ELSE).filter((path) => !SETS.test(read(path)))).toEqual([]);
});
