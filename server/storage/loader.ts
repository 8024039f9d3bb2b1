/** How matches are read from a database. Everything rejects where the database doesn't answer. */
import type { StorageAPI } from 'boardgame.io';
import type { Value } from './database.ts';
import type { ChatRow, MetadataRow, Row } from './rows.ts';

/** Everything that is read of a match at once. */
export interface Loaded {
  readonly row: Row & MetadataRow;
  /** Entries of the log, as JSON. */
  readonly log: readonly string[];
  readonly chat: readonly ChatRow[];
}

export type Described = MetadataRow & { readonly id: string };

export interface Loader {
  /** Undefined for an unknown match. */
  load(id: string): Promise<Loaded | undefined>;
  /** The same without state, log and chat. */
  describe(id: string): Promise<MetadataRow | undefined>;
  /** At most so many matches that aren't over, the newest first. */
  unfinished(most: number): Promise<readonly Described[]>;
  /** Ids of matches, the newest first: those that `LIST` selects by the values of `listed`. */
  list(values: readonly Value[]): Promise<readonly string[]>;
  /** The versions of those of these matches that exist, and of all that aren't over. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** Selects ids of matches, newest first, filtered by the values of `listed`. */
export const LIST = `
  SELECT id FROM match WHERE game = coalesce(?, game) AND over = coalesce(?, over)
    AND updated_at < coalesce(?, updated_at + 1) AND updated_at > coalesce(?, updated_at - 1) ORDER BY created_at DESC`;

export function listed({ gameName, where = {} }: StorageAPI.ListMatchesOpts): Value[] {
  const { isGameover, updatedBefore, updatedAfter } = where;
  const over = isGameover === undefined ? null : Number(isGameover);
  return [gameName ?? null, over, updatedBefore ?? null, updatedAfter ?? null];
}

/** The columns of a match by which it is described. */
export const DESCRIPTION = 'id, version, metadata, created_at, updated_at';
export const UNFINISHED = `SELECT ${DESCRIPTION} FROM match WHERE over = 0 ORDER BY created_at DESC LIMIT ?`;
