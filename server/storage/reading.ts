/** Reads stored matches and caches them. */
import type { LogEntry, State } from 'boardgame.io';
import { Cache } from '../cache.ts';
import type { Ask } from './database.ts';
import { readMetadata } from './metadata.ts';
import type { MetadataRow, Row } from './loader.ts';
import type { RowReader } from './row-reader.ts';
import { stateOf, textOf } from './state-text.ts';
import type { MatchData, StoredChat } from './types.ts';

/** A match's stored metadata, and the match's version at that time. */
interface Described {
  readonly metadata: MatchData;
  readonly version: number;
}

/** A state, and the match's version at that time. */
interface Stood {
  readonly state: State;
  readonly version: number;
}

/** Converts stored states when they are read. */
export interface Opener {
  /**
   * Upgrades a stored state to today's format; returns the same object if nothing changes. Throws if it can't be read.
   */
  open(game: string, state: State): State;
  /** Called once for every match that can't be read. */
  failed(id: string, error: unknown): void;
}

/** Of so many deleted matches it is known without asking that they are gone. */
const REMEMBERED_GONE = 1000;

/** An opener that returns every state as it is stored. */
export const AS_IT_IS: Opener = { open: (_, state) => state, failed: () => {} };

export class Reading {
  private readonly states: Cache<Stood>;
  /** Frozen, so that nobody can change them by accident. */
  private readonly descriptions: Cache<Described>;
  /** Whether this server hears of every change by others to a match; if not, a cached state may be out of date. */
  isHeard: (id: string) => boolean = () => true;
  /**
   * Matches that others have written since they were cached. The cached values are still used until the match is read
   * again.
   */
  private readonly outdated = new Set<string>();
  /** Matches that can't be read. */
  private readonly worn = new Set<string>();
  /** Matches that were deleted lately: what was written to them before may still be told. */
  private readonly gone = new Cache<true>(REMEMBERED_GONE);

  constructor(
    private readonly rows: RowReader,
    private readonly ask: Ask,
    private readonly opener: Opener,
    /** How many parsed states and metadata are cached. */
    private readonly most: number,
    /** Whether a match may leave the cache: not while its news are still to be told, or whoever hears them would wait. */
    mayGo: (id: string) => boolean = () => true,
  ) {
    this.states = new Cache(most, mayGo);
    this.descriptions = new Cache(most, mayGo);
  }

  /** How many parsed states are cached. */
  get size(): number {
    return this.states.size;
  }

  /** Undefined for an unknown match and for one that can't be read. */
  state(id: string): State | undefined {
    if (this.isKnownUnreadable(id)) return undefined;
    const cached = this.states.get(id);
    // What may be out of date serves whoever couldn't wait: what they write builds on its version.
    if (cached !== undefined && (this.isCurrent(id, cached) || !this.rows.has(id))) return cached.state;
    const row = this.rows.row(id);
    const state = row && this.read(id, () => this.opened(id, row));
    if (row === undefined || state === undefined) return undefined;
    // The cached metadata are older.
    if (!this.isOf(id, row.version)) this.descriptions.delete(id);
    this.states.set(id, { state, version: row.version });
    return state;
  }

  /** Caches the metadata of many matches, newest first, until `keepFew`. */
  keepMany(rows: readonly MetadataRow[]): void {
    this.descriptions.keepAtMost(this.most + rows.length);
    for (const row of rows.toReversed()) if (this.descriptions.get(row.id) === undefined) this.describe(row.id, row);
  }

  /** Returns the cache to its usual size. */
  keepFew(): void {
    this.descriptions.keepAtMost(this.most);
  }

  /** As it is stored, and not to be changed; undefined for an unknown match and for one that can't be read. */
  metadata(id: string): MatchData | undefined {
    return this.described(id)?.metadata;
  }

  /** The same from the cache only, without a query. */
  atHand(id: string): MatchData | undefined {
    return this.descriptions.get(id)?.metadata;
  }

  /** How often a match was written; undefined for an unknown match. */
  version(id: string): number | undefined {
    if (this.gone.get(id) === true) return undefined;
    return this.described(id)?.version ?? this.rows.metadata(id)?.version;
  }

  /**
   * Others have written a match, or any. Callers that can't wait still get the cached value: what they write builds on
   * that version.
   */
  outdate(id?: string): void {
    this.rows.forget(id);
    for (const each of id === undefined ? this.descriptions.keys() : [id])
      if (this.remembers(each)) this.outdated.add(each);
  }

  /** A match was read ahead: replaces an older cached value now, not at the next read. */
  compare(id: string): void {
    this.outdated.delete(id);
    if (!this.remembers(id)) return;
    const version = this.rows.metadata(id)?.version;
    const [described, stood] = [this.descriptions.get(id), this.states.get(id)];
    if (described !== undefined && described.version !== version) this.descriptions.delete(id);
    if (stood !== undefined && stood.version !== version) this.states.delete(id);
    this.described(id);
    if (stood !== undefined) this.state(id);
  }

  /** Ids of the cached matches. */
  get remembered(): readonly string[] {
    return [...this.descriptions.keys()];
  }

  /** Whether what is cached of a match, if anything, is older than this version (undefined: there is no such match). */
  isOld(id: string, version: number | undefined): boolean {
    const known = this.descriptions.get(id)?.version;
    return known === undefined || version === undefined ? known !== version : known < version;
  }

  /** Whether a read has found that the match is damaged. */
  isWorn(id: string): boolean {
    return this.worn.has(id);
  }

  /** The match was written anew and is readable again. */
  mend(id: string): void {
    this.worn.delete(id);
  }

  log(id: string): LogEntry[] {
    return this.entries(id, () => this.rows.log(id));
  }

  /** The last entries of the log, oldest first. */
  logEnd(id: string, most: number): LogEntry[] {
    return this.entries(id, () => this.rows.logEnd(id, most));
  }

  /** The entries of the log but for the first `known`. */
  logFrom(id: string, known: number): LogEntry[] {
    return this.entries(id, () => this.rows.log(id, known));
  }

  /** Whether a match's state can be had without a query. */
  isAtHand(id: string): boolean {
    const known = this.states.get(id);
    if (this.outdated.has(id)) return false;
    return known !== undefined && this.isHeard(id) && this.descriptions.get(id)?.version === known.version;
  }

  /** The lines said at a match, oldest first. */
  chat(id: string): readonly StoredChat[] {
    return this.gone.get(id) === true ? [] : this.rows.chat(id);
  }

  /** The state a match began with. */
  initial(id: string): State | undefined {
    const row = this.isKnownUnreadable(id) ? undefined : this.rows.row(id);
    return row && this.read(id, () => this.opener.open(row.game, stateOf(row.initial)));
  }

  /**
   * Returns the state of a row. A state of an earlier format is written back once, unless somebody has written
   * meanwhile.
   */
  private opened(id: string, row: Row): State {
    const stored = stateOf(row.state);
    const state = this.opener.open(row.game, stored);
    if (state === stored) return state;
    const initial = this.opener.open(row.game, stateOf(row.initial));
    // Where the disk is full or the file locked, the next read converts the state again.
    this.ask(CARRY, textOf(state), textOf(initial), id, row.state).catch(() => {});
    return state;
  }

  private isKnownUnreadable(id: string): boolean {
    return this.worn.has(id) || this.gone.get(id) === true;
  }

  /** Whether a cached state is as the match stands now, as far as this server hears of it. */
  private isCurrent(id: string, { version }: Stood): boolean {
    return this.isHeard(id) && this.isOf(id, version);
  }

  /** Whether the cached metadata, if any, are of this version. */
  private isOf(id: string, version: number): boolean {
    const { version: known = version } = this.descriptions.get(id) ?? {};
    return known === version;
  }

  private described(id: string): Described | undefined {
    const known = this.descriptions.get(id);
    if (known !== undefined) return known;
    if (this.gone.get(id) === true || (this.worn.has(id) && !this.rows.isDescribed(id))) return undefined;
    const row = this.rows.metadata(id);
    return row && this.describe(id, row);
  }

  private describe(id: string, row: MetadataRow): Described | undefined {
    const read = this.read(id, () => readMetadata(row.metadata));
    if (read === undefined) return undefined;
    const metadata = frozen({ ...read, createdAt: row.created_at, updatedAt: row.updated_at });
    const described = { metadata, version: row.version };
    this.descriptions.set(id, described);
    return described;
  }

  private entries(id: string, read: () => readonly string[]): LogEntry[] {
    if (this.gone.get(id) === true) return [];
    const entries = read();
    return this.read(id, () => entries.map((entry) => JSON.parse(entry) as LogEntry)) ?? [];
  }

  /**
   * Returns the result of `work`, or undefined if the match turns out to be damaged, which is reported once. `work`
   * must not query the database, because a database that doesn't answer doesn't make a match damaged.
   */
  private read<T>(id: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!this.worn.has(id)) this.opener.failed(id, error);
      this.worn.add(id);
      return undefined;
    }
  }

  /** Caches a match as it was stored, with its new version. */
  keep(
    id: string,
    version: number,
    { state, metadata }: { readonly state?: State; readonly metadata: MatchData },
  ): void {
    // A newer version, written by another server, has been read meanwhile.
    if ((this.descriptions.get(id)?.version ?? 0) > version) return;
    const before = this.states.get(id);
    this.rows.forget(id);
    this.gone.delete(id);
    this.descriptions.set(id, { metadata: frozen(metadata), version });
    if (state !== undefined) this.states.set(id, { state, version });
    // A cached state older than the version before this one is dropped: another server has played on from it.
    else if (before?.version === version - 1) this.states.set(id, { ...before, version });
    else this.states.delete(id);
  }

  private remembers(id: string): boolean {
    return this.descriptions.get(id) !== undefined || this.states.get(id) !== undefined;
  }

  /** Notes when somebody was last at a match. */
  touched(id: string, at: number): void {
    const known = this.descriptions.get(id);
    if (known === undefined) return;
    this.descriptions.set(id, { ...known, metadata: Object.freeze({ ...known.metadata, updatedAt: at }) });
  }

  /** The match was deleted. */
  wiped(id: string): void {
    this.forget(id);
    this.worn.delete(id);
    this.gone.set(id, true);
  }

  /** Drops a match from the cache, or all matches if no id is given. */
  forget(id?: string): void {
    this.rows.forget(id);
    if (id === undefined) {
      this.states.clear();
      this.descriptions.clear();
      this.outdated.clear();
    } else {
      this.outdated.delete(id);
      this.states.delete(id);
      this.descriptions.delete(id);
    }
  }
}

const CARRY = 'UPDATE match SET state = ?, initial = ? WHERE id = ? AND state = ?';

/** Freezes a value deeply. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
