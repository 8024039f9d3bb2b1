/** Changes to matches in the form in which they go into the database, in groups. */
/** The answer to a request or command, under its idempotency key (answers.ts). */
export interface Answered {
  readonly mark: string;
  /** JSON. */
  readonly told: string;
}

/** All changes of one match that are written at once. An absent part stays as it is. */
export interface Change {
  readonly id: string;
  /**
   * The version that the change builds on, which the match must still have; undefined if the change creates the match.
   */
  readonly version: number | undefined;
  /** A unique mark, by which one can find out whether the change was stored. */
  readonly mark: string;
  readonly made?: { readonly game: string; readonly createdAt: number };
  readonly state?: { readonly number: number; readonly text: string; readonly isOver: boolean };
  readonly initial?: string;
  readonly metadata?: { readonly text: string; readonly isUnlisted: boolean };
  /** The answers that are stored with it, if it is stored. */
  readonly answered: readonly Answered[];
  /** Further entries of the log. */
  readonly entries: readonly string[];
  /** Milliseconds since 1970. */
  readonly touchedAt: number;
  readonly isWiped: boolean;
}

/**
 * A unit of work: changes that are stored all or none. They belong to one match, or to several that one command changed.
 */
export type Bundle = readonly Change[];

/**
 * The result of a bundle. stale: another server has written or deleted a match meanwhile. isOld: perhaps that is so.
 */
export type WriteResult = 'stored' | 'stale' | { readonly error: unknown; readonly isOld?: true };

/** The destination of changes. */
export interface Writer {
  /**
   * Stores bundles in one round trip, each all or nothing, and returns the result of each. Never throws or rejects. It
   * answers only what it is sure of, however long that takes.
   */
  write(bundles: readonly Bundle[]): readonly WriteResult[] | Promise<readonly WriteResult[]>;
  /** Throws or rejects if nothing can be stored. Only a thorough probe tries to store something. */
  probe(isThorough: boolean): void | Promise<void>;
  close(): void | Promise<void>;
}
