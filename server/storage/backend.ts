/** What a store stands on: an open database, and the ways by which matches are read from it and written to it. */
import type { Writer } from './changes.ts';
import type { Ask, Database, Sharing } from './database.ts';
import type { Loader } from './loader.ts';

/** The ways to one database, whose tables are there. */
export interface Backend {
  readonly ask: Ask;
  readonly loader: Pick<Loader, keyof Loader>;
  /** Reads single matches, where the loader doesn't. */
  readonly reader?: Pick<Loader, 'load' | 'describe'>;
  readonly writer: Writer;
  /** Present for a database that several servers may open. */
  readonly sharing?: Sharing;
  /** Calls `written` from now on whenever others may have written any match. */
  watch?(written: () => void): void;
  /** Closes all of it. */
  close(): Promise<void>;
}

/** A database that is open. */
export interface Opened {
  readonly database: Database;
  /** The ways by which matches are read and written. The tables must exist by then; closing it closes the database. */
  backend(): Backend;
}
