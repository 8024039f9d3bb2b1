/** What is answered about seats, and what holds one. */
import * as v from 'valibot';
import { type Of, record, seatKey, whole } from './schema.ts';
import { claimed } from './tables.ts';

/** Will open the claimed seat once its time has come and the others agree. */
export const seatClaim = seatKey;

/**
 * asked: it waits, for at least `opensIn` milliseconds more. given: the key opens the seat. lost: it opened the seat
 * before somebody else claimed that, and can take it back for a day.
 */
export const claimStanding = v.variant('standing', [
  record({ standing: v.literal('asked'), opensIn: v.number(), ...claimed.entries }),
  record({ standing: v.literal('refused') }),
  record({ standing: v.picklist(['given', 'lost']), game: v.string(), name: v.string() }),
]);
export type ClaimStanding = Of<typeof claimStanding>;

export const quickSeat = record({
  ...seatKey.entries,
  id: v.string(),
  game: v.string(),
  /** Whether a new table was opened, because nobody was waiting; it is in the list. */
  opened: v.boolean(),
});
export type QuickSeat = Of<typeof quickSeat>;

/** Where somebody who waited alone meets others; null while they had better stay. */
export const meeting = record({ met: v.nullable(quickSeat) });
export type Meeting = Of<typeof meeting>;

/** A seat at the next match. It opens with the credentials of the seat at this one. */
export const rematch = record({ id: v.string(), playerID: v.string() });
export type Rematch = Of<typeof rematch>;

/** A link that opens a seat on another device, once. */
export const seatLink = record({
  token: v.string(),
  /** For how many milliseconds after sending it is valid. */
  lasts: v.number(),
  /** How many other devices hold the seat already. */
  others: whole,
});
export type SeatLink = Of<typeof seatLink>;

/** The seat that a device gets by a link. */
export const takenSeat = record({ ...seatKey.entries, game: v.string(), name: v.string() });
export type TakenSeat = Of<typeof takenSeat>;

/** This server's public key for push services, in base64url. */
export const pushKey = record({ key: v.string() });
