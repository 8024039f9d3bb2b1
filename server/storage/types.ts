/** What the server stores of a match beside its state. */
import type { Server } from 'boardgame.io';
import type { Pledges } from '../../games/kit/draw.ts';
import type { HandOver, Json, Seat } from '../../games/kit/rules.ts';
import type { MatchTerms, Pace, Patience } from '../contract/tables.ts';

/** What a game is set up with. The seed never leaves the server before the match is over. */
export interface SetupData {
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
}

/** The part of a player's clock that outlasts a turn. */
export interface PlayerClock {
  /** Milliseconds left in the bank; absent while it is full. */
  readonly bank?: number;
  /** The deadline of the player's turn at a slow table, in milliseconds since 1970, while the turn runs. */
  readonly deadline?: number;
  /** The player hasn't made a first decision yet, and has more time for that one. */
  readonly first?: true;
  /** How many decisions in a row ran out of time. */
  readonly missed?: number;
}

/** boardgame.io's player, with who plays for them. `credentials` is a hash of the player's credentials. */
export interface Player extends Server.PlayerMetadata {
  /** The level of the bot that has this seat. */
  bot?: string;
  /** A program of somebody’s plays the seat by itself, and says so. */
  program?: true;
  /** The level of the bot that plays for a person until they return. */
  standIn?: string;
  /**
   * When the person plays again. command: once they do something themselves. move: once the current decision is made. Absent: once
   * they are present.
   */
  standInUntil?: 'command' | 'move';
  /** At a table with a clock. */
  clock?: PlayerClock;
  /** By "play now" the player would sit down at any game. */
  anyGame?: true;
  /** The player sat down in a waiting room and isn't ready yet. */
  waits?: true;
  /** The player left on purpose, and may come back. */
  left?: true;
  /** Hashes of the credentials on the player's other devices. */
  devices?: readonly string[];
  /** Links to this seat, the newest last. */
  links?: readonly StoredLink[];
  /** Somebody claims that the seat is theirs: match/seats/claims.ts. The earliest claim comes first. */
  claims?: readonly StoredClaim[];
  /** Who held the seat before it was given to somebody who claimed it, the earliest first. */
  formerly?: readonly StoredFormer[];
  /** The browsers to notify when it is an absent player's turn, newest last. */
  calls?: readonly StoredCall[];
  /** The player's seat in the previous match. */
  from?: Seat;
  /** The person a free seat is reserved for. */
  kept?: Kept;
  /** The player's share of the deal's randomness. */
  share?: StoredShare;
  /** A hash of the address from which the player sat down, different at every table. */
  origin?: string;
  /** The address block from which the player sat down: match/seats/blocks.ts. */
  block?: string;
}

/** A person whose seat the host has freed: match/sent-away.ts. */
export interface SentAway {
  /** What they were called. */
  readonly name: string;
  /** Hashes of the credentials of their seat. */
  readonly keys: readonly string[];
  readonly origin?: string;
  /** Whether they are barred from sitting down again. */
  readonly barred: boolean;
}

/** The share that a player's browser adds to the deal. */
export interface StoredShare {
  /** The hash of the credentials of the device that drew it. */
  readonly by: string;
  /** Absent while the share must be drawn anew. */
  readonly pledge?: string;
  /** The share itself, once it was revealed. */
  readonly value?: string;
  /** The share was pledged but not revealed: the player adds nothing to this match any more. */
  readonly unshown?: true;
}

/** The stage of the deal, the server's secret, and the number of the round in which shares are drawn. */
export interface StoredDraw {
  readonly secret: string;
  readonly stage: Pledges['stage'];
  readonly round: number;
}

/** A browser's address at its push service, with the keys that encrypt messages so that the service can't read them. */
export interface StoredCall {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** A link that opens a seat on another device. */
export interface StoredLink {
  /** The hash of the link's secret. */
  readonly kept: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly used?: boolean;
}

/** A claim that opens a seat once its time has come and the other players agree. */
export interface StoredClaim {
  /** The hash of the claim's secret. */
  readonly kept: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  /** The address block that it comes from. */
  readonly block?: string;
  /** The players who have agreed so far. */
  readonly agreed?: readonly Seat[];
}

/** The keys that opened a seat until it was given to somebody else. */
export interface StoredFormer {
  /** Hashes of the credentials on each device. */
  readonly keys: readonly string[];
  /** Until when they can take it back, in milliseconds since 1970. */
  readonly until: number;
}

/** A player of the previous match who hasn't come to their seat yet. */
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
  /** The host: the first person who sat down, or who has the host's rights now. */
  host?: Seat;
  /** The time for decisions, if somebody chose it. */
  pace?: Pace;
  /** How long an absent player is waited for, if that differs from the server's default. */
  patience?: Patience;
  /** Whether players may ask bots for hints. */
  hints?: true;
  /** Whether how it ends counts for the strength of those who play. */
  rated?: true;
  /** The terms before the host changed them while others were present: match/deal/terms.ts. */
  was?: MatchTerms;
  /** Seats that the players have handed over to somebody who asked. */
  handedOver?: readonly HandOver[];
  /** The people whose seats the host has freed, latest last. */
  sentAway?: readonly SentAway[];
  /** "Play now" opened it, for whoever comes: match/seats/quick-match.ts. */
  quick?: true;
  /** The match whose players this one is reserved for. */
  follows?: string;
  /** It is a table of this tournament, which says who sits there: it has no host, and nobody’s seat goes to others. */
  tournament?: string;
  /** The creator chose the seed, and so may know hidden things. */
  seeded: boolean;
  /** The sources of the deal's randomness, if nobody chose the seed. */
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
  /** The code of a ready-made phrase, which each reader sees in their own language. */
  readonly phrase?: string;
  /** The name that a spectator gave themselves. */
  readonly name?: string;
}
