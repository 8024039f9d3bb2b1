/** What other servers have done is told in the order in which it was heard. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { EventBus } from '../../../server/match/event-bus.ts';
import { Relay } from '../../../server/nodes/relay.ts';
import type { MatchStore } from '../../../server/storage/match-store.ts';

test('who waits until a server has caught up finds told what it has heard', async () => {
  let read = () => {};
  const isRead = new Promise<void>((resolve) => (read = resolve));
  const store = {
    ahead: () => isRead,
    metadata: () => ({ players: {} }),
    stored: { outdate: () => {}, state: () => ({ _stateID: 1 }), log: () => [] },
  } as unknown as MatchStore;
  const bus = new EventBus(pino({ level: 'silent' }));
  const done: string[] = [];
  bus.subscribe(({ kind }) => void done.push(kind));
  const relay = new Relay({ store, bus, concerns: () => true });
  void relay.heard('moved', 'match');
  const caughtUp = relay.caughtUp('match').then(() => done.push('caught up'));
  await relay.caughtUp('another');
  expect(done).toEqual([]);
  read();
  await caughtUp;
  expect(done).toEqual(['reread', 'dealt', 'caught up']);
});
