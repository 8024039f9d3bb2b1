/** The tables whose link this browser has given to others: whoever comes by it should find its sender there. */
import { storedStore } from '../../kept/storage.ts';

/** For how many tables this is remembered. */
const MOST = 30;

const store = storedStore<readonly string[]>('agora.invited', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
);

export const hasInvited = (matchId: string): boolean => store.get().includes(matchId);

export function noteInvited(matchId: string): void {
  store.update((ids) => [matchId, ...ids.filter((id) => id !== matchId)].slice(0, MOST));
}
