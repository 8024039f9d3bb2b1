/** What other servers have done is told in the order in which it was heard. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Bulletin } from '../../../server/match/bulletin.ts';
import { Relay } from '../../../server/nodes/relay.ts';
import type { MatchStore } from '../../../server/storage/match-store.ts';

test('who waits until a server has caught up finds told what it has heard', async () => {
  let read = () => {};
  const isRead = new Promise<void>((resolve) => (read = resolve));
  const store = {
    ahead: () => isRead,
    outdate: () => {},
    metadata: () => ({ players: {} }),
    stored: { state: () => ({ _stateID: 1 }), logEnd: () => [] },
  } as unknown as MatchStore;
  const bulletin = new Bulletin(pino({ level: 'silent' }));
  const done: string[] = [];
  bulletin.subscribe(({ kind }) => void done.push(kind));
  const relay = new Relay({ store, bulletin, concerns: () => true });
  void relay.heard('moved', 'match');
  const caughtUp = relay.caughtUp('match').then(() => done.push('caught up'));
  await relay.caughtUp('another');
  expect(done).toEqual([]);
  read();
  await caughtUp;
  expect(done).toEqual(['reread', 'dealt', 'caught up']);
});
