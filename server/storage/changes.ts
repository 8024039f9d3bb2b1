/** What is written of matches, as it goes into the database: whole groups at a time. */
import type { Utterance } from './types.ts';

/** All that is written of one match at once. Absent parts stay as they are. */
export interface Change {
  readonly id: string;
  /** The version it was made from, which the match must still have; undefined for a match that it makes. */
  readonly version: number | undefined;
  /** No other change bears it: by it one finds out whether it was stored. */
  readonly mark: string;
  readonly made?: { readonly game: string; readonly createdAt: number };
  readonly state?: { readonly number: number; readonly text: string; readonly isOver: boolean };
  readonly initial?: string;
  readonly metadata?: { readonly text: string; readonly isUnlisted: boolean };
  /** What other nodes were answered for it (answers.ts). */
  readonly answers?: string;
  /** Further entries of the log. */
  readonly entries: readonly string[];
  /** Milliseconds since 1970. */
  readonly touchedAt: number;
  readonly isWiped: boolean;
}

/** Changes that are stored together or not at all: of one match, or of some that one deed has changed. */
export type Bundle = readonly Change[];

/** What became of a bundle: stale where a match was written by another meanwhile, or is gone; old where that may be as well. */
export type Fate = 'stored' | 'stale' | { readonly error: unknown; readonly isOld?: true };

/** What is said, and when, in milliseconds since 1970. */
export interface Said extends Utterance {
  readonly at: number;
}

/** Where changes go. */
export interface Writer {
  /**
   * Stores bundles in one round trip, each whole or not at all, and says of each what became of it. Never throws or rejects. It
   * answers only what it is sure of, however long that takes.
   */
  write(bundles: readonly Bundle[]): readonly Fate[] | Promise<readonly Fate[]>;
  /** Notes that somebody was at matches then, in milliseconds since 1970: where that can't be stored it is no matter. */
  touch(ids: readonly string[], at: number): void;
  /**
   * Takes down what is said at a match, and lets go of all but the last `kept` lines of players or of spectators. Returns the
   * line's id, which is higher than those before. Throws or rejects where it can't be stored.
   */
  say(match: string, said: Said, kept: number): number | Promise<number>;
  /** Throws or rejects where nothing can be stored; what is found out by trying to store something only where that is asked for. */
  probe(isThorough: boolean): void | Promise<void>;
  close(): void | Promise<void>;
}
