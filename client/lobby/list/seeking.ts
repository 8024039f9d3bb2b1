/** The one table this browser looks for players for while its owner is elsewhere. Leaving the page ends it. */
import { freshSeed } from '../../../games/kit/random.ts';
import { storedStore } from '../../kit/kept/storage.ts';
import { useStore } from '../../kit/store.ts';

interface Seeking {
  readonly matchId: string;
  /** The page that looks. Another one that begins to takes its place. */
  readonly page: string;
}

const store = storedStore<Seeking | null>('agora.seeking', readSeeking);
const page = freshSeed();

/** Looks for players for a table from now on, and for no other. */
export function seekPlayers(matchId: string): void {
  store.update(() => ({ matchId, page }));
}

export function stopSeeking(): void {
  store.update((seeking) => (seeking?.page === page ? null : seeking));
}

/** The table this page looks for players for; null for none. */
export function useSeeking(): string | null {
  const seeking = useStore(store);
  return seeking?.page === page ? seeking.matchId : null;
}

function readSeeking(stored: unknown): Seeking | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { matchId, page: by } = stored as Record<string, unknown>;
  return typeof matchId === 'string' && typeof by === 'string' ? { matchId, page: by } : null;
}
