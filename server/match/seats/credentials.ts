/**
 * Credentials prove that somebody holds a seat. The server stores only their hashes, so that a stolen database opens no
 * seat.
 */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { seatOf } from '../../../games/kit/action.ts';
import type { RefusalFor, Seat } from '../../../games/kit/rules.ts';
import { notFound, Refused } from '../../refused.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData, Player } from '../../storage/types.ts';

declare const hashed: unique symbol;

/**
 * The hash of credentials or of a link. Credentials are hashed where they arrive; from there on, towards other servers
 * too, whoever comes with them is known by this alone.
 */
export type Hash = string & { readonly [hashed]: true };

export const hashOf = (secret: string): Hash => hash('sha256', secret, 'base64url') as Hash;

/** The same of something that may be no credentials at all. */
export const keyOf = (credentials: unknown): Hash | undefined =>
  typeof credentials === 'string' ? hashOf(credentials) : undefined;

/** An id of a match or message that can't be guessed and is safe in URLs. */
export const freshId = () => randomBytes(9).toString('base64url');

/** New credentials: what the player gets, and what is stored. */
export interface Issued {
  readonly credentials: string;
  readonly kept: Hash;
}

/**
 * New credentials. Those for a request with an idempotency key are made of the key (and of `what`, if it gives several),
 * so that the same request gives the same ones again.
 */
export function issueCredentials(key?: string, what = ''): Issued {
  const credentials = key === undefined ? randomBytes(24).toString('base64url') : hashOf(`issued ${what} ${key}`);
  return { credentials, kept: hashOf(credentials) };
}

/** The seat that a player id names in a match; undefined if there is none. Safe against names such as `__proto__`. */
export function seatAt(metadata: MatchData, playerID: unknown): Seat | undefined {
  const seat = seatOf(playerID);
  return seat !== null && Object.hasOwn(metadata.players, seat) ? seat : undefined;
}

/** The hashes of the credentials on each of a player's devices. Empty for free seats and bots. */
export const keysOf = (player: Player | undefined): readonly string[] =>
  player?.credentials === undefined ? [] : [player.credentials, ...(player.devices ?? [])];

/** A seat with the hash of the credentials that open it. */
export interface SeatProof {
  readonly playerID: string;
  readonly credentials: Hash;
}

/** Whether credentials with this hash belong to a seat's player. */
export function opens(player: Player | undefined, key: Hash | undefined): boolean {
  if (key === undefined) return false;
  const given = Buffer.from(key);
  return keysOf(player).some((each) => {
    const kept = Buffer.from(each);
    return kept.length === given.length && timingSafeEqual(kept, given);
  });
}

/** The seat that these credentials open, whichever it is: when a seat is closed, the player of the last one moves. */
export function seatOpenedBy({ players }: MatchData, key: Hash | undefined): Seat | undefined {
  return Object.values(players).find((player) => opens(player, key))?.id;
}

/** The seat that somebody proves to hold, or the reason why not. */
export function authenticate(
  metadata: MatchData,
  playerID: unknown,
  key: Hash | undefined,
): Seat | RefusalFor<'noSuchSeat' | 'notYourSeat'> {
  const seat = seatAt(metadata, playerID);
  if (seat === undefined) return { code: 'noSuchSeat' };
  return opens(metadata.players[seat], key) ? seat : { code: 'notYourSeat' };
}

/**
 * The seat somebody proves to hold at a match, or why not. Who sat down by another server a moment ago may come to this one
 * before it has heard of that: nobody is refused before it has looked. Rejects where the database doesn't answer.
 */
export async function provenSeat(
  store: Pick<MatchStore, 'metadata' | 'ahead' | 'described'>,
  id: string,
  playerID: unknown,
  key: Hash | undefined,
): Promise<Seat | RefusalFor<'noSuchMatch' | 'noSuchSeat' | 'notYourSeat'>> {
  await store.described(id);
  const remembered = store.metadata(id);
  const seat = remembered && authenticate(remembered, playerID, key);
  if (typeof seat === 'number') return seat;
  await store.ahead(id);
  const metadata = store.metadata(id);
  return metadata === undefined ? { code: 'noSuchMatch' } : authenticate(metadata, playerID, key);
}

/** The seat that was proven. Throws a Refused where none was. */
export function demandSeat(seat: Awaited<ReturnType<typeof provenSeat>>): Seat {
  if (typeof seat === 'number') return seat;
  if (seat.code === 'noSuchMatch') throw notFound('match');
  if (seat.code === 'noSuchSeat') throw notFound('seat');
  throw new Refused(seat, 'These are not the credentials of that seat.');
}
