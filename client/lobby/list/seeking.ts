/**
 * The one table for which this browser looks for players while its user is on other pages. Closing the page ends it.
 */
import { freshSeed } from '../../../games/kit/random.ts';
import { fieldsOf, storedStore } from '../../kept/storage.ts';
import { useStore } from '../../kept/store.ts';

interface Seeking {
  readonly matchId: string;
  /** The page that looks. Another page that starts looking takes its place. */
  readonly page: string;
}

const store = storedStore<Seeking | null>('agora.seeking', readSeeking);
const page = freshSeed();

/** Looks for players for this table from now on, and for no other. */
export function seekPlayers(matchId: string): void {
  store.update(() => ({ matchId, page }));
}

export function stopSeeking(): void {
  store.update((seeking) => (seeking?.page === page ? null : seeking));
}

/** The table for which this page looks for players; null if none. */
export function useSeeking(): string | null {
  const seeking = useStore(store);
  return seeking?.page === page ? seeking.matchId : null;
}

function readSeeking(stored: unknown): Seeking | null {
  const { matchId, page: by } = fieldsOf(stored);
  return typeof matchId === 'string' && typeof by === 'string' ? { matchId, page: by } : null;
}
