/** How matches are read from a database. Everything rejects where the database doesn't answer. */
import type { StorageAPI } from 'boardgame.io';
import { Batches } from '../batches.ts';
import type { Ask } from './database.ts';
import type { StoredChat } from './types.ts';

/** A match's metadata as they are stored. */
export interface MetadataRow {
  readonly id: string;
  readonly version: number;
  /** JSON. */
  readonly metadata: string;
  readonly created_at: number;
  readonly updated_at: number;
}

/** A match as it is stored. */
export interface Row extends MetadataRow {
  readonly game: string;
  readonly state: string;
  readonly initial: string;
}

/** Everything that is read of a match at once. */
export interface Loaded {
  readonly row: Row;
  /** Entries of the log, as JSON. */
  readonly log: readonly string[];
  readonly chat: readonly StoredChat[];
}

interface ChatRow extends Pick<StoredChat, 'id' | 'seat' | 'text' | 'at'> {
  readonly phrase: string | null;
  readonly name: string | null;
}

/** One statement reads at most so many matches, and so many statements read at once. */
const LIMITS = { most: 50, atOnce: 2 };
/** No match has an id with what isn't text. */
const NO_TEXT = /[\0\p{Cs}]/u;

export class Loader {
  private readonly loads: Batches<string, Loaded | undefined>;
  private readonly descriptions: Batches<string, MetadataRow | undefined>;

  constructor(private readonly ask: Ask) {
    const reading =
      <R extends MetadataRow, T>(sql: string, read: (row: R) => T) =>
      async (ids: readonly string[]) => {
        const rows = await ask<R>(sql, JSON.stringify(ids));
        const found = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => found.get(id)).map((row) => row && read(row));
      };
    this.loads = new Batches(reading(LOAD, loaded), LIMITS);
    this.descriptions = new Batches(
      reading(DESCRIBE, (row: MetadataRow) => row),
      LIMITS,
    );
  }

  /** Undefined for an unknown match. */
  async load(id: string): Promise<Loaded | undefined> {
    return NO_TEXT.test(id) ? undefined : this.loads.ask(id);
  }

  /** The same without state, log and chat. */
  async describe(id: string): Promise<MetadataRow | undefined> {
    return NO_TEXT.test(id) ? undefined : this.descriptions.ask(id);
  }

  /** At most so many matches that aren't over, the newest first. */
  unfinished(most: number): Promise<readonly MetadataRow[]> {
    return this.ask(UNFINISHED, most);
  }

  /** Ids of matches, the newest first. */
  async list({ gameName, where = {} }: StorageAPI.ListMatchesOpts): Promise<readonly string[]> {
    const { isGameover, updatedBefore, updatedAfter } = where;
    const over = isGameover === undefined ? null : Number(isGameover);
    const values = [gameName ?? null, over, updatedBefore ?? null, updatedAfter ?? null];
    const rows = await this.ask<Pick<Row, 'id'>>(LIST, ...values);
    return rows.map(({ id }) => id);
  }

  /** The versions of those of these matches that exist, and of all that aren't over. */
  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.ask<Pick<Row, 'id' | 'version'>>(VERSIONS, JSON.stringify(ids));
    return new Map(rows.map(({ id, version }) => [id, version]));
  }
}

function loaded(row: Row & { readonly log: string | null; readonly chat: string | null }): Loaded {
  const [log, chat] = [row.log, row.chat].map((texts) => JSON.parse(texts ?? '[]') as unknown);
  return { row, log: log as string[], chat: (chat as ChatRow[]).map(lineOf) };
}

function lineOf({ phrase, name, ...line }: ChatRow): StoredChat {
  return { ...line, ...(phrase === null ? {} : { phrase }), ...(name === null ? {} : { name }) };
}

const DESCRIPTION = 'id, version, metadata, created_at, updated_at';
const THESE = 'id IN (SELECT value FROM json_each(?))';
const DESCRIBE = `SELECT ${DESCRIPTION} FROM match WHERE ${THESE}`;
const LOAD = `
  SELECT ${DESCRIPTION}, game, state, initial,
    (SELECT json_group_array(entry ORDER BY position) FROM log WHERE log.match = match.id) AS log,
    (SELECT json_group_array(
        json_object('id', id, 'seat', seat, 'text', text, 'phrase', phrase, 'name', name, 'at', at) ORDER BY id)
      FROM chat WHERE chat.match = match.id) AS chat
  FROM match WHERE ${THESE}`;
const UNFINISHED = `SELECT ${DESCRIPTION} FROM match WHERE over = 0 ORDER BY created_at DESC LIMIT ?`;
const LIST = `
  SELECT id FROM match WHERE game = coalesce(?, game) AND over = coalesce(?, over)
    AND updated_at < coalesce(?, updated_at + 1) AND updated_at > coalesce(?, updated_at - 1) ORDER BY created_at DESC`;
const VERSIONS = `SELECT id, version FROM match WHERE over = 0 UNION SELECT id, version FROM match WHERE ${THESE}`;
