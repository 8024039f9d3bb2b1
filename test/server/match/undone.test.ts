/** What could not be stored is looked at again, also at a match that was lost to another server and came back. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { EventBus } from '../../../server/match/event-bus.ts';
import { followUndone } from '../../../server/match/commands/undone.ts';
import { Timers } from '../../../server/match/time/timers.ts';
import type { MatchStore } from '../../../server/storage/match-store.ts';
import { handClock } from '../../clock.ts';

test('news of it isn’t lost where its timer was called off meanwhile', () => {
  const clock = handClock();
  const log = pino({ level: 'silent' });
  const bus = new EventBus(log);
  const told: string[] = [];
  bus.participate(({ kind, id }) => void (kind === 'undone' && told.push(id)));
  const timers = new Timers({
    clock,
    bus,
    log,
    owns: () => true,
    silence: () => 0,
    whenSettled: (_, settled) => settled(undefined),
    probe: () => {},
    isAtHand: () => true,
    ready: async () => {},
  });
  let undone: (id: string, error: Error) => void = () => {};
  const store = { whenUndone: (listener: typeof undone) => void (undone = listener) } as unknown as MatchStore;
  followUndone({ store, timers, bus, owns: () => true });
  for (const kind of ['lost', 'gone'] as const) {
    undone('m', new Error('the disk is full'));
    bus.publish({ kind, id: 'm' });
    clock.turn(10_000);
    expect(told).toEqual([]);
  }
  undone('m', new Error('the disk is full'));
  clock.turn(10_000);
  expect(told).toEqual(['m']);
});
