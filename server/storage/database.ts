/** A SQL database as everything uses it that isn't part of a match: nothing of it blocks the server. */

export type Value = string | number | null;

/**
 * Runs one statement and returns its rows. Each is whole by itself. Rejects where the database says no. In a template,
 * ask`… WHERE id = ${id}`, values stand where they belong and are sent beside it; in a text they are question marks.
 */
export type Ask = <Row>(sql: string | TemplateStringsArray, ...values: readonly Value[]) => Promise<readonly Row[]>;

/** Makes one of what runs a statement with question marks. */
export const asks =
  (run: (sql: string, values: readonly Value[]) => Promise<unknown>): Ask =>
  async <Row>(sql: string | TemplateStringsArray, ...values: readonly Value[]) =>
    (await run(typeof sql === 'string' ? sql : sql.join('?'), values)) as readonly Row[];

/** What can be done within a transaction. */
export interface Within {
  readonly ask: Ask;
  /** Runs statements without values. */
  run(sql: string): Promise<void>;
  setVersion(version: number): Promise<void>;
}

export interface Database extends Within {
  /** The schema of 1.0.0, then the steps from there, each to the next version. */
  readonly versions: readonly string[];
  /** The version of the database's schema; 0 while there is none. */
  version(): Promise<number>;
  /** Runs `work` in one transaction; an exception rolls it back. Meanwhile nothing may be asked beside it. */
  transaction<T>(work: (within: Within) => Promise<T>): Promise<T>;
  /** Present for a database that several servers may open. */
  readonly sharing?: Sharing;
  close(): Promise<void>;
}

export interface Sharing {
  /** Whether no other server has it open; none can open it either until this one calls `begin`. */
  readonly isAlone: boolean;
  /** Whether the database can be reached; while it can't, every call is refused at once. */
  readonly isThere: boolean;
  /** Lets other servers open it. */
  begin(): Promise<void>;
  /** Calls `back` from now on whenever the database can be reached again: what others wrote meanwhile nobody reported. */
  watch(back: () => void): void;
}

/** What SQLite calls otherwise than PostgreSQL: statements for both are written in SQLite's words. */
const WORDS: Readonly<Record<string, string>> = {
  'json_each(?)': 'json_array_elements_text(?::json)',
  json_group_array: 'json_agg',
  json_object: 'json_build_object',
};

/** The same statement in PostgreSQL's words, with its values numbered. */
export function forPostgres(sql: string): string {
  let at = 0;
  return sql
    .replaceAll(/json_each\(\?\)|json_group_array|json_object/g, (word) => WORDS[word] ?? word)
    .replaceAll('?', () => `$${++at}`);
}
