/** What the server keeps of a match beside its state. */
import type { Server } from 'boardgame.io';
import type { Pledges } from '../../games/kit/draw.ts';
import type { HandOver, Json, Seat } from '../../games/kit/rules.ts';
import type { MatchTerms, Pace, Patience } from '../wire.ts';

/** What a game is set up with. The seed never leaves the server before the match is over. */
export interface SetupData {
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
}

/** What lasts of a player's clock. */
export interface PlayerClock {
  /** Milliseconds left in the bank; absent while it is full. */
  readonly bank?: number;
  /** When their turn at a slow table will have run out, in milliseconds since 1970, while it runs. */
  readonly deadline?: number;
  /** They have yet to decide for the first time, and have longer for that. */
  readonly first?: true;
  /** How many of their decisions in a row have run out. */
  readonly missed?: number;
}

/** boardgame.io's player and who plays for it. `credentials` is the hash of what the player holds. */
export interface Player extends Server.PlayerMetadata {
  /** Level of the bot whose seat this is. */
  bot?: string;
  /** Level of the bot that plays for a person until they come back. */
  standIn?: string;
  /** deed: they play again once they do something. move: once that decision is made. Otherwise once they are there. */
  standInUntil?: 'deed' | 'move';
  /** At a table with a clock. */
  clock?: PlayerClock;
  /** They sat down in a waiting room and haven't said yet that they are ready. */
  waits?: true;
  /** They went on purpose, and may come back. */
  left?: true;
  /** Hashes of what further devices of theirs hold. */
  devices?: readonly string[];
  /** Links to this seat, the newest last. */
  links?: readonly StoredLink[];
  /** Somebody says that the seat is theirs: match/seats/claims.ts. */
  claim?: StoredClaim;
  /** Browsers to call when it is their turn and they are away, the newest last. */
  calls?: readonly StoredCall[];
  /** Their seat in the match this one follows. */
  from?: Seat;
  /** Whom the free seat is kept for. */
  kept?: Kept;
  /** What they add to the deal. */
  share?: StoredShare;
  /** The hash of the address they sat down from, another at every table. */
  origin?: string;
}

/** Somebody whose seat the host has freed: match/sent-away.ts. */
export interface SentAway {
  /** What they were called. */
  readonly name: string;
  /** The hashes of what opened their seat. */
  readonly keys: readonly string[];
  readonly origin?: string;
  /** They may not sit down again. */
  readonly barred: boolean;
}

/** What a player's browser adds to the deal. */
export interface StoredShare {
  /** The hash of what the device holds that drew it. */
  readonly by: string;
  /** Absent while it is to be drawn anew. */
  readonly pledge?: string;
  /** The share itself, once it was shown. */
  readonly value?: string;
  /** It was pledged and not shown: they add nothing to this match any more. */
  readonly unshown?: true;
}

/** How far the deal is, what the server adds to it, and for the how manyth time shares are drawn. */
export interface StoredDraw {
  readonly secret: string;
  readonly stage: Pledges['stage'];
  readonly round: number;
}

/** A browser's address at its push service, and what is sealed with so that the service reads nothing. */
export interface StoredCall {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** A link that takes a seat along to another device. */
export interface StoredLink {
  /** The hash of what stands in it. */
  readonly kept: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly used?: boolean;
}

/** What opens a seat once the others agree. */
export interface StoredClaim {
  /** The hash of it. */
  readonly kept: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** The hash of the address it comes from. */
  readonly origin?: string;
  /** Who agrees so far. */
  readonly agreed?: readonly Seat[];
}

/** A player of the match before who has not come to their seat yet. */
interface Kept {
  readonly from: Seat;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** boardgame.io's metadata of a match, typed for Agora. */
export interface MatchData extends Server.MatchData {
  players: Record<Seat, Player>;
  setupData: SetupData;
  /** Who opened the table, or has its right now: the first person to sit down. Matches of earlier versions have none. */
  host?: Seat;
  /** How much time decisions get, where somebody chose it. */
  pace?: Pace;
  /** How long somebody away is waited for, where it isn't the server's. */
  patience?: Patience;
  /** Whether players may ask bots what they would do. */
  hints?: true;
  /** By what it was to be played before its host changed that, with others there: match/deal/terms.ts. */
  was?: MatchTerms;
  /** Seats that the others have given to somebody who asked for them. */
  handedOver?: readonly HandOver[];
  /** Whose seats the host has freed, the last one last. */
  sentAway?: readonly SentAway[];
  /** The match whose players this one is for. */
  follows?: string;
  /** The creator chose the seed and so may know what is hidden. */
  seeded: boolean;
  /** What the deal is drawn from, where nobody chose it. Matches that earlier versions dealt have none. */
  draw?: StoredDraw;
}

/** A line of the chat. */
export interface StoredChat extends Utterance {
  readonly id: number;
  readonly at: number;
}

/** What somebody says. */
export interface Utterance {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly text: string;
  /** The code of a ready phrase, which readers are told in their own language. */
  readonly phrase?: string;
  /** What a spectator calls themselves. */
  readonly name?: string;
}
