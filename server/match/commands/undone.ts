/**
 * Handles changes to matches that could not be stored: the affected parts look at the match again once storing works.
 */
import { StaleStateError } from '../../storage/journal.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { EventBus } from '../event-bus.ts';
import type { Timers } from '../time/timers.ts';

/** The wait before the match is looked at again, in milliseconds. */
const AGAIN = 1000;

interface UndoneParts {
  readonly store: MatchStore;
  readonly timers: Timers;
  readonly bus: EventBus;
  /** Whether this server owns the match. */
  owns(id: string): boolean;
}

/** Announces every change that could not be stored, after a short wait. */
export function followUndone({ store, timers, bus, owns }: UndoneParts): void {
  const waiting = new Set<string>();
  // The timers of such matches are called off, so that nothing more is to be waited for.
  bus.participate(({ kind, id }) => {
    if (kind === 'lost' || kind === 'gone') waiting.delete(id);
  });
  store.whenUndone((id, error) => {
    if (!(error instanceof StaleStateError)) timers.failed();
    if (waiting.has(id) || !owns(id)) return;
    waiting.add(id);
    timers.after(id, AGAIN, () => {
      waiting.delete(id);
      bus.publish({ kind: 'undone', id });
    });
  });
}
