/** The few calls storage makes of a SQL database. Synchronous: nothing comes between a read and the write it leads to. */

export type Value = string | number | null;

export interface Statement {
  /** Returns how many rows were changed. */
  run(...values: Value[]): number;
  get(...values: Value[]): unknown;
  all(...values: Value[]): unknown[];
}

export interface Driver {
  /** What makes an empty database one of version n, n entries of it; each brings one of the version before up to date. */
  readonly versions: readonly string[];
  /** What a SELECT ends with whose row is written next, so that nobody else writes it in between. */
  readonly forUpdate: string;
  /** How many of the versions the database has seen. */
  version(): number;
  setVersion(version: number): void;
  exec(sql: string): void;
  /** Values stand as question marks. */
  prepare(sql: string): Statement;
  /** Runs `work` in one transaction; an exception undoes all of it. Inside of another one it is part of that. */
  transaction<T>(work: () => T): T;
  /** Whether all that others write is told by `watch` or found by `look`. */
  readonly hearsAll: boolean;
  /** Tells from now on that others may have written any match. */
  watch(written: () => void): void;
  /** Has whatever others have written by now told, where nobody tells of it by themselves. */
  look(): void;
  /** Of a database that several servers may have open. */
  readonly sharing?: {
    /** Whether no other does; none comes either, until this one lets them. */
    readonly isAlone: boolean;
    /** Lets others come. */
    begin(): void;
    /** Whether it can be asked; while it can't, all is refused at once. */
    isThere(): boolean;
  };
  close(): void;
}
