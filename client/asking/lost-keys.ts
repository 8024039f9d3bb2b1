/**
 * Keys that the server says open nothing any more. They are kept, because it may be wrong for a while (it may have been
 * started on older data), and because a seat that was given to somebody else can be taken back by them.
 */
import { storedStore, withLast, without } from '../kept/storage.ts';
import { type HeldSeats, forgetSeat, heldSeats, readSeats } from './keys.ts';

/** How many are kept; the oldest go first. */
const MOST = 50;

const store = storedStore<HeldSeats>('agora.lostSeats', readSeats);

/** The key of before for a match. */
export function lostKey(matchId: string): HeldSeats[string] | undefined {
  const keys = store.get();
  return Object.hasOwn(keys, matchId) ? keys[matchId] : undefined;
}

/** The matches with such keys. */
export const lostMatches = (): readonly string[] => Object.keys(store.get());

/** Holds a seat no more whose key opens nothing, and keeps the key. */
export function loseSeat(matchId: string): void {
  const held = heldSeats()[matchId];
  if (held === undefined) return;
  store.update((keys) => withLast(keys, matchId, held, MOST));
  forgetSeat(matchId);
}

/** The key opens something again, or never will. */
export function dropLostKey(matchId: string): void {
  if (lostKey(matchId) !== undefined) store.update((keys) => without(keys, matchId));
}
