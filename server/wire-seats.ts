/** Requests and answers about seats, and what holds one. Types only; like wire.ts, the client may import it. */
import type { Seat } from '../games/kit/rules.ts';
import type { Claimed, MatchTerms, SeatKey, SeatWish } from './wire.ts';

export interface BotRequest extends SeatKey {
  /** The free seat for the bot. */
  readonly seat: Seat;
  readonly level: string;
}

export interface FillRequest extends SeatKey {
  /** The level of the bots for all free seats. */
  readonly level: string;
}

export interface ReadyRequest extends SeatKey {
  /** What their player has seen and agrees to; refused with termsChanged if it is something else now. */
  readonly terms: MatchTerms;
}

export interface HostRequest extends SeatKey {
  /** The seat of the new host. */
  readonly seat: Seat;
}

export interface Readmission extends SeatKey {
  /** The name of the people who may sit down again. */
  readonly name: string;
}

/** Will open the claimed seat once its time has come and the others agree. */
export type SeatClaim = SeatKey;

/**
 * asked: it waits, for at least `opensIn` milliseconds more. given: the key opens the seat. lost: it opened the seat
 * before somebody else claimed that, and can take it back for a day.
 */
export type ClaimStanding =
  | ({ readonly standing: 'asked'; readonly opensIn: number } & Claimed)
  | { readonly standing: 'refused' }
  | { readonly standing: 'given' | 'lost'; readonly game: string; readonly name: string };

export interface ClaimAnswer extends SeatKey {
  /** Which claim is answered. */
  readonly claim: string;
  readonly agrees: boolean;
}

export interface PledgeRequest extends SeatKey {
  readonly pledge: string;
}

export interface ShareRequest extends SeatKey {
  readonly share: string;
}

export interface VoteRequest extends SeatKey {
  /** The seat of the player everybody waits for. */
  readonly seat: Seat;
}

export interface WishRequest extends SeatKey {
  readonly wish: SeatWish;
}

export interface UndoAnswer extends SeatKey {
  /** The seat whose last move it is. */
  readonly seat: Seat;
  readonly agrees: boolean;
}

/** Somebody wants to play now. */
export interface QuickWish {
  readonly playerName: string;
  /** Limits it to one game. */
  readonly game?: string;
  /** Matches where they already sit. */
  readonly except?: readonly string[];
  /** The pledge of their share of the deal. */
  readonly pledge?: string;
}

export interface QuickSeat extends SeatKey {
  readonly id: string;
  readonly game: string;
  /** Whether a new table was opened, because nobody was waiting; it is in the list. */
  readonly opened: boolean;
}

/** A seat at the next match. It opens with the credentials of the seat at this one. */
export interface Rematch {
  readonly id: string;
  readonly playerID: string;
}

/** How far the next match is. Seats are those of the finished match. */
export interface RematchNews {
  readonly id: string;
  /** Who sits there already. */
  readonly here: readonly Seat[];
  /** The seats for whose players a seat is kept. */
  readonly awaited: readonly Seat[];
  /** For how many milliseconds after sending they are kept. */
  readonly keptFor: number;
  /** How many seats anybody may take. */
  readonly free: number;
  readonly status: 'open' | 'playing' | 'over';
}

/** Where somebody who waited alone meets others; null while they had better stay. */
export interface Meeting {
  readonly met: QuickSeat | null;
}

/** A link that opens a seat on another device, once. */
export interface SeatLink {
  readonly token: string;
  /** For how many milliseconds after sending it is valid. */
  readonly lasts: number;
  /** How many other devices hold the seat already. */
  readonly others: number;
}

/** The seat that a device gets by a link. */
export interface TakenSeat extends SeatKey {
  readonly game: string;
  readonly name: string;
}

export interface PushKey {
  /** This server's public key for push services, in base64url. */
  readonly key: string;
}

/** A browser's push subscription. */
export interface CallRequest extends SeatKey {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The language of the notification. */
  readonly language: string;
}

/** The encrypted content of a push message; the browser makes the sentence. */
export interface CallMessage {
  /** seatClaimed: somebody says that the seat is theirs, and may have it soon. */
  readonly code: 'yourTurn' | 'seatClaimed';
  readonly game: string;
  readonly match: string;
  readonly language: string;
}
