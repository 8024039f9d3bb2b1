/** What is asked of the server for a seat, and what holds one. Types only; like wire.ts, the client may import it. */
import type { Seat } from '../games/kit/rules.ts';
import type { SeatKey } from './wire.ts';

export interface BotRequest extends SeatKey {
  /** The free seat the bot takes. */
  readonly seat: Seat;
  readonly level: string;
}

export interface FillRequest extends SeatKey {
  /** Of the bots that take all free seats. */
  readonly level: string;
}

export interface HostRequest extends SeatKey {
  /** Of the person who is host from now on. */
  readonly seat: Seat;
}

export interface Readmission extends SeatKey {
  /** Of those who were sent away and may sit down again. */
  readonly name: string;
}

/** What opens a seat that somebody says is theirs, once the host agrees. */
export type SeatClaim = SeatKey;

export type ClaimStanding =
  | { readonly standing: 'asked' }
  | { readonly standing: 'refused' }
  | { readonly standing: 'given'; readonly game: string; readonly name: string };

export interface ClaimAnswer extends SeatKey {
  /** The claim that is answered, and no other one. */
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
  /** Of the player everybody waits for. */
  readonly seat: Seat;
}

export interface UndoAnswer extends SeatKey {
  /** Whose last move it is. */
  readonly seat: Seat;
  readonly agrees: boolean;
}

/** Somebody wants to play now. */
export interface QuickWish {
  readonly playerName: string;
  /** Only this one; else any. */
  readonly game?: string;
  /** Matches they sit at already. */
  readonly except?: readonly string[];
  /** Of what they add to the deal. */
  readonly pledge?: string;
}

export interface QuickSeat extends SeatKey {
  readonly id: string;
  readonly game: string;
  /** Nobody was waiting: a table was opened, and stands in the list. */
  readonly opened: boolean;
}

/** What takes a seat along to another device, once. */
export interface SeatLink {
  readonly token: string;
  /** Milliseconds from when this was sent for which it does. */
  readonly lasts: number;
  /** How many other devices hold the seat already. */
  readonly others: number;
}

/** A seat as a device gets it by a link. */
export interface TakenSeat extends SeatKey {
  readonly game: string;
  readonly name: string;
}

export interface PushKey {
  /** This server's public key at push services, in base64url. */
  readonly key: string;
}

/** A browser's subscription at its push service. */
export interface CallRequest extends SeatKey {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** What the reader is told in. */
  readonly language: string;
}

/** What a push service carries, sealed: the browser makes the sentence. */
export interface CallMessage {
  readonly code: 'yourTurn';
  readonly game: string;
  readonly match: string;
  readonly language: string;
}
