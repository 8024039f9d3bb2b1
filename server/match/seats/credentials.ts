/** What proves that somebody holds a seat. The server keeps only its hash: a stolen database opens no seat. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { seatOf } from '../../../games/kit/game.ts';
import type { RefusalFor, Seat } from '../../../games/kit/rules.ts';
import { notFound, Refused } from '../../refused.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData, Player } from '../../storage/types.ts';

/** What is kept of credentials, and of links. */
export const hashOf = (credentials: string): string => hash('sha256', credentials, 'base64url');

/** A match's or a line's id that can't be guessed, safe in addresses. */
export const freshId = () => randomBytes(9).toString('base64url');

/** What a player gets and what is kept of it. */
export interface Issued {
  readonly credentials: string;
  readonly kept: string;
}

/** New credentials. */
export function issueCredentials(): Issued {
  const credentials = randomBytes(24).toString('base64url');
  return { credentials, kept: hashOf(credentials) };
}

/** The seat of a match that a player id names, or undefined. No inherited name reaches the table of players. */
export function seatAt(metadata: MatchData, playerID: unknown): Seat | undefined {
  const seat = seatOf(playerID);
  return seat !== null && Object.hasOwn(metadata.players, seat) ? seat : undefined;
}

/** The hashes of what a seat's player holds, on each of their devices. A free seat and a bot's seat have none. */
export const keysOf = (player: Player | undefined): readonly string[] =>
  player?.credentials === undefined ? [] : [player.credentials, ...(player.devices ?? [])];

/** What is kept of credentials that were shown to another node. No client can send one: it is no JSON. */
export class Kept {
  constructor(readonly key: string) {}
}

/** Credentials, or what is kept of them. */
export type Shown = string | Kept;

/** A seat, and what opens it. */
export interface ShownKey {
  readonly playerID: string;
  readonly credentials: Shown;
}

export const keptOf = (shown: Shown): string => (typeof shown === 'string' ? hashOf(shown) : shown.key);

/** Whether these are credentials of a seat's player, or what is kept of them. */
export function holds(player: Player | undefined, credentials: unknown): boolean {
  if (typeof credentials !== 'string' && !(credentials instanceof Kept)) return false;
  const given = Buffer.from(keptOf(credentials));
  return keysOf(player).some((key) => {
    const kept = Buffer.from(key);
    return kept.length === given.length && timingSafeEqual(kept, given);
  });
}

/** The seat that credentials open, whichever it is: who sat in the last one moves when another is closed. */
export function seatOpenedBy({ players }: MatchData, credentials: unknown): Seat | undefined {
  return Object.values(players).find((player) => holds(player, credentials))?.id;
}

/** The seat somebody proves to hold, or why not. */
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
