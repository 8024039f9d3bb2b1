/** What is stored of matches as it is read: once, and remembered as long as it is worth it. */
import type { LogEntry, State } from 'boardgame.io';
import type { Driver } from './driver.ts';
import { readMetadata } from './metadata.ts';
import { Recent } from './recent.ts';
import type { MetadataRow, Row } from './rows.ts';
import type { RowReader } from './row-reader.ts';
import { stateOf, textOf } from './state-text.ts';
import type { Statements } from './statements.ts';
import type { MatchData } from './types.ts';

/** A match's metadata as they are stored, and how often the match had been written by then. */
interface Described {
  readonly metadata: MatchData;
  readonly version: number;
}

/** A state, and how often its match had been written by then. */
interface Stood {
  readonly state: State;
  readonly version: number;
}

/** Stands between what is stored and who reads it. */
export interface Opener {
  /** A stored state as it is read today; the same object where nothing has changed. Throws when it can't be read. */
  open(game: string, state: State): State;
  /** Told once of every match that can't be read. */
  failed(id: string, error: unknown): void;
}

/** Gives every state back as it is stored. */
export const AS_IT_IS: Opener = { open: (_, state) => state, failed: () => {} };

export class Reading {
  private readonly states: Recent<Stood>;
  /** Nobody can change them by accident: they are frozen. */
  private readonly descriptions: Recent<Described>;
  /** Whether all that others do at a match is told: else what is remembered of its state may be old. */
  isHeard: (id: string) => boolean;
  /** Matches that others have written since: what is remembered of them holds until they have been read again. */
  private readonly outdated = new Set<string>();
  /** Matches that can't be read. */
  private readonly worn = new Set<string>();

  constructor(
    private readonly driver: Pick<Driver, 'look' | 'hearsAll'>,
    private readonly rows: RowReader,
    private readonly sql: Pick<Statements, 'carry'>,
    private readonly opener: Opener,
    /** How many live states are kept parsed, and metadata at hand. */
    private readonly most: number,
  ) {
    this.isHeard = () => driver.hearsAll;
    this.states = new Recent(most);
    this.descriptions = new Recent(most);
  }

  /** How many live states are kept parsed. */
  get size(): number {
    return this.states.size;
  }

  /** Undefined for an unknown match and for one that can't be read. */
  state(id: string): State | undefined {
    if (this.worn.has(id)) return undefined;
    this.driver.look();
    const cached = this.states.get(id);
    if (cached !== undefined && this.isHeard(id) && this.isOf(id, cached.version)) return cached.state;
    const row = this.rows.row(id);
    const state = row && this.read(id, () => this.opened(id, row));
    if (row === undefined || state === undefined) return undefined;
    // What is known of its seats is older.
    if (!this.isOf(id, row.version)) this.descriptions.delete(id);
    this.states.set(id, { state, version: row.version });
    return state;
  }

  /** What is known of the seats of many matches, newest first, is kept at hand, until `keepFew`. */
  keepMany(rows: readonly (MetadataRow & { readonly id: string })[]): void {
    this.descriptions.keepAtMost(this.most + rows.length);
    for (const row of rows.toReversed()) if (this.descriptions.get(row.id) === undefined) this.describe(row.id, row);
  }

  /** No more is kept at hand than otherwise. */
  keepFew(): void {
    this.descriptions.keepAtMost(this.most);
  }

  /** As it is stored, and not to be changed; undefined for an unknown match and for one that can't be read. */
  metadata(id: string): MatchData | undefined {
    return this.described(id)?.metadata;
  }

  /** The same, where the database need not be asked. */
  atHand(id: string): MatchData | undefined {
    return this.descriptions.get(id)?.metadata;
  }

  /** How often a match was written; undefined for an unknown match. */
  version(id: string): number | undefined {
    return this.described(id)?.version ?? this.rows.version(id);
  }

  /** Another has written a match. Whoever can't wait goes on with what is remembered: what they write is made of that version. */
  outdate(id: string): void {
    this.rows.forget(id);
    if (this.remembers(id)) this.outdated.add(id);
  }

  /** A match was read ahead: in place of what was remembered of it, if that was older, now and not when somebody asks. */
  compare(id: string): void {
    this.outdated.delete(id);
    if (!this.remembers(id)) return;
    const version = this.rows.version(id);
    const [described, stood] = [this.descriptions.get(id), this.states.get(id)];
    if (described !== undefined && described.version !== version) this.descriptions.delete(id);
    if (stood !== undefined && stood.version !== version) this.states.delete(id);
    this.described(id);
    if (stood !== undefined) this.state(id);
  }

  /** Ids of the matches of which something is remembered. */
  get remembered(): readonly string[] {
    return [...this.descriptions.keys()];
  }

  /** Whether what is remembered of a match, if anything is, isn't of this version. */
  isOld(id: string, version: number | undefined): boolean {
    return this.descriptions.get(id)?.version !== version;
  }

  /** Whether somebody has found that the match can't be read. */
  isWorn(id: string): boolean {
    return this.worn.has(id);
  }

  /** It was written anew, and can be read again. */
  mend(id: string): void {
    this.worn.delete(id);
  }

  log(id: string): LogEntry[] {
    return this.entries(id, this.rows.log(id));
  }

  /** The last entries of the log, oldest first. */
  logEnd(id: string, most: number): LogEntry[] {
    return this.entries(id, this.rows.logEnd(id, most));
  }

  /** The entries of the log but for the first `known`. */
  logFrom(id: string, known: number): LogEntry[] {
    return this.entries(id, this.rows.log(id, known));
  }

  /** Whether nothing needs to be read to know how a match stands. */
  isAtHand(id: string): boolean {
    const known = this.states.get(id);
    if (this.outdated.has(id)) return false;
    return known !== undefined && this.isHeard(id) && this.descriptions.get(id)?.version === known.version;
  }

  /** The state a match began with. */
  initial(id: string): State | undefined {
    const row = this.worn.has(id) ? undefined : this.rows.row(id);
    return row && this.read(id, () => this.opener.open(row.game, stateOf(row.initial)));
  }

  /** The state of a row. One of an earlier format is written back, once, unless somebody has written meanwhile. */
  private opened(id: string, row: Row): State {
    const stored = stateOf(row.state);
    const state = this.opener.open(row.game, stored);
    if (state === stored) return state;
    const initial = this.opener.open(row.game, stateOf(row.initial));
    try {
      this.sql.carry.run(textOf(state), textOf(initial), id, row.state);
    } catch {
      // A full disk or a locked file: it is carried over again when it is next read.
    }
    return state;
  }

  /** Whether what is at hand of a match's seats, if anything is, is of this version. */
  private isOf(id: string, version: number): boolean {
    const { version: known = version } = this.descriptions.get(id) ?? {};
    return known === version;
  }

  private described(id: string): Described | undefined {
    this.driver.look();
    const known = this.descriptions.get(id);
    if (known !== undefined) return known;
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

  private entries(id: string, entries: readonly string[]): LogEntry[] {
    return this.read(id, () => entries.map((entry) => JSON.parse(entry) as LogEntry)) ?? [];
  }

  /**
   * What `work` gives, or undefined where the match turns out to be unreadable; that is told once. It asks the database nothing:
   * one that doesn't answer makes no match unreadable.
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

  /** A match was stored so, in this version. */
  keep(
    id: string,
    version: number,
    { state, metadata }: { readonly state?: State; readonly metadata: MatchData },
  ): void {
    // What another wrote after it has been read meanwhile.
    if ((this.descriptions.get(id)?.version ?? 0) > version) return;
    const before = this.states.get(id);
    this.rows.forget(id);
    this.descriptions.set(id, { metadata: frozen(metadata), version });
    if (state !== undefined) this.states.set(id, { state, version });
    // One that is older than what this was written upon was played on by another.
    else if (before?.version === version - 1) this.states.set(id, { ...before, version });
    else this.states.delete(id);
  }

  private remembers(id: string): boolean {
    return this.descriptions.get(id) !== undefined || this.states.get(id) !== undefined;
  }

  /** Somebody was at a match then. */
  touched(id: string, at: number): void {
    const known = this.descriptions.get(id);
    if (known === undefined) return;
    this.descriptions.set(id, { ...known, metadata: Object.freeze({ ...known.metadata, updatedAt: at }) });
  }

  /** Reads a match anew next time; any, where none is named. */
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

/** Frozen to its last part. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
