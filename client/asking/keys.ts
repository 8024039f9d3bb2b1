/**
 * The seats that this browser holds. Whoever has a seat's credentials can play it, so they are sent nowhere but to the
 * server.
 */
import type { SeatKey } from '../../server/contract/schema.ts';
import { fieldsLike, fieldsOf, storedStore } from '../kept/storage.ts';
import { useStore } from '../kept/store.ts';

export interface HeldSeat extends SeatKey {
  readonly game: string;
  /** The name that the player sat down with. */
  readonly name: string;
}

export type HeldSeats = Readonly<Record<string, HeldSeat>>;

const store = storedStore<HeldSeats>('agora.seats', readSeats);

/** Every held seat, by match id. */
export const heldSeats = (): HeldSeats => store.get();

export const followSeats = (listener: () => void): (() => void) => store.subscribe(listener);

export function useHeldSeats(): HeldSeats {
  return useStore(store);
}

/** The seat held at a match, if there is one. */
export function useHeldSeat(matchId: string): HeldSeat | undefined {
  const seats = useHeldSeats();
  return Object.hasOwn(seats, matchId) ? seats[matchId] : undefined;
}

export function holdSeat(matchId: string, seat: HeldSeat): void {
  store.update((seats) => ({ ...seats, [matchId]: seat }));
}

export function forgetSeat(matchId: string): void {
  forgetSeats([matchId]);
}

export function forgetSeats(matchIds: readonly string[]): void {
  if (matchIds.length === 0) return;
  store.update((seats) => Object.fromEntries(Object.entries(seats).filter(([id]) => !matchIds.includes(id))));
}

/** The seats in whatever was stored. */
export function readSeats(stored: unknown): HeldSeats {
  return fieldsLike(stored, isHeld);
}

function isHeld(value: unknown): value is HeldSeat {
  const { game, name, playerID, credentials } = fieldsOf(value);
  return [game, name, playerID, credentials].every((part) => typeof part === 'string');
}
