/** What was done to matches and could not be stored: whoever had a hand in it looks again, once something can be stored. */
import { StaleStateError } from '../../storage/journal.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { Bulletin } from '../bulletin.ts';
import type { Timers } from '../time/timers.ts';

/** After how many milliseconds it is looked at again. */
const AGAIN = 1000;

interface UndoneParts {
  readonly store: MatchStore;
  readonly timers: Timers;
  readonly bulletin: Bulletin;
  /** Whether it is for this server to look after a match. */
  owns(id: string): boolean;
}

/** Tells of it, a while after. */
export function followUndone({ store, timers, bulletin, owns }: UndoneParts): void {
  const waiting = new Set<string>();
  store.whenUndone((id, error) => {
    if (!(error instanceof StaleStateError)) timers.failed();
    if (waiting.has(id) || !owns(id)) return;
    waiting.add(id);
    timers.after(id, AGAIN, () => {
      waiting.delete(id);
      bulletin.publish({ kind: 'undone', id });
    });
  });
}
