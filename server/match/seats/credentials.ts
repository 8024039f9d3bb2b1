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

/** The stored form of credentials and links. */
export const hashOf = (credentials: string): string => hash('sha256', credentials, 'base64url');

/** An id of a match or message that can't be guessed and is safe in URLs. */
export const freshId = () => randomBytes(9).toString('base64url');

/** New credentials: what the player gets, and what is stored. */
export interface Issued {
  readonly credentials: string;
  readonly kept: string;
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

/** The hash of credentials that were shown to another node. It is a class, so that no client can send one as JSON. */
export class Kept {
  constructor(readonly key: string) {}
}

/** Credentials, or their hash from another node. */
export type Shown = string | Kept;

/** A seat with the credentials that open it. */
export interface ShownKey {
  readonly playerID: string;
  readonly credentials: Shown;
}

export const keptOf = (shown: Shown): string => (typeof shown === 'string' ? hashOf(shown) : shown.key);

/** Whether these credentials (or this hash) belong to a seat's player. */
export function holds(player: Player | undefined, credentials: unknown): boolean {
  if (typeof credentials !== 'string' && !(credentials instanceof Kept)) return false;
  const given = Buffer.from(keptOf(credentials));
  return keysOf(player).some((key) => {
    const kept = Buffer.from(key);
    return kept.length === given.length && timingSafeEqual(kept, given);
  });
}

/** The seat that these credentials open, whichever it is: when a seat is closed, the player of the last one moves. */
export function seatOpenedBy({ players }: MatchData, credentials: unknown): Seat | undefined {
  return Object.values(players).find((player) => holds(player, credentials))?.id;
}

/** The seat that somebody proves to hold, or the reason why not. */
export function authenticate(
  metadata: MatchData,
  playerID: unknown,
  credentials: unknown,
): Seat | RefusalFor<'noSuchSeat' | 'notYourSeat'> {
  const seat = seatAt(metadata, playerID);
  if (seat === undefined) return { code: 'noSuchSeat' };
  return holds(metadata.players[seat], credentials) ? seat : { code: 'notYourSeat' };
}

/**
 * The seat somebody proves to hold at a match, or why not. Who sat down by another server a moment ago may come to this one
 * before it has heard of that: nobody is refused before it has looked. Rejects where the database doesn't answer.
 */
export async function provenSeat(
  store: Pick<MatchStore, 'metadata' | 'ahead' | 'described'>,
  id: string,
  playerID: unknown,
  credentials: unknown,
): Promise<Seat | RefusalFor<'noSuchMatch' | 'noSuchSeat' | 'notYourSeat'>> {
  await store.described(id);
  const remembered = store.metadata(id);
  const seat = remembered && authenticate(remembered, playerID, credentials);
  if (typeof seat === 'number') return seat;
  await store.ahead(id);
  const metadata = store.metadata(id);
  return metadata === undefined ? { code: 'noSuchMatch' } : authenticate(metadata, playerID, credentials);
}

/** The seat that was proven. Throws a Refused where none was. */
export function demandSeat(seat: Awaited<ReturnType<typeof provenSeat>>): Seat {
  if (typeof seat === 'number') return seat;
  if (seat.code === 'noSuchMatch') throw notFound('match');
  if (seat.code === 'noSuchSeat') throw notFound('seat');
  throw new Refused(seat, 'These are not the credentials of that seat.');
}
