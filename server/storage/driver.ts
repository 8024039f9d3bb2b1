/** The few calls storage makes of a SQL database. Synchronous: nothing comes between a read and the write it leads to. */

export type Value = string | number | null;

export interface Statement {
  /** Returns how many rows were changed. */
  run(...values: Value[]): number;
  get(...values: Value[]): unknown;
  all(...values: Value[]): unknown[];
}

export interface Driver {
  /** The schema of 1.0.0, then the steps from there, each to the next version. */
  readonly versions: readonly string[];
  /** The suffix of a SELECT whose row is written next: locks the row until then. */
  readonly forUpdate: string;
  /** How many of these steps the database has been through. */
  version(): number;
  setVersion(version: number): void;
  exec(sql: string): void;
  /** Question marks stand for the values. */
  prepare(sql: string): Statement;
  /**
   * Runs `work` in one transaction; an exception rolls it back. Inside another transaction it becomes part of that one.
   */
  transaction<T>(work: () => T): T;
  /** Whether `watch` or `look` reports everything that others write. */
  readonly hearsAll: boolean;
  /** Calls `written` from now on whenever others may have written any match. */
  watch(written: () => void): void;
  /** Reports what others have written until now, for databases that don't report it by themselves. */
  look(): void;
  /** Present for a database that several servers may open. */
  readonly sharing?: {
    /** Whether no other server has it open; none can open it either until this one calls `begin`. */
    readonly isAlone: boolean;
    /** Lets other servers open it. */
    begin(): void;
    /** Whether the database can be reached; while it can't, every call is refused at once. */
    isThere(): boolean;
  };
  close(): void;
}
