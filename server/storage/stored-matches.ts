/**
 * Matches as they are stored, and what is cached of them. Whatever is told to others is read here, so that nobody hears
 * of a change that may yet be undone.
 */
import type { LogEntry, State } from 'boardgame.io';
import { frozen } from '../../games/kit/json.ts';
import { Cache } from '../cache.ts';
import { Ahead } from './ahead.ts';
import type { Ask } from './database.ts';
import type { Written } from './draft.ts';
import type { Journal } from './journal.ts';
import type { Loaded, Loader, MetadataRow, Row } from './loader.ts';
import { readMetadata } from './metadata.ts';
import { stateOf, textOf } from './state-text.ts';
import type { MatchData, StoredChat } from './types.ts';

/** A match as it is cached, in one version. */
interface Known {
  readonly version: number;
  /** Frozen, so that nobody can change them by accident. */
  readonly metadata: MatchData;
  /** Absent until it is needed. */
  readonly state?: State | undefined;
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

/** An opener that returns every state as it is stored. */
export const AS_IT_IS: Opener = { open: (_, state) => state, failed: () => {} };

/** Of so many deleted matches it is known without asking that they are gone. */
const REMEMBERED_GONE = 1000;
/** How many unfinished matches are read at once. */
const LOOKED_THROUGH = 20_000;

interface StoredParts {
  readonly ask: Ask;
  readonly loader: Pick<Loader, 'unfinished' | 'versions'>;
  readonly reader: Pick<Loader, 'load' | 'describe'>;
  readonly opener: Opener;
  /** How many states are cached, and how many metadata. */
  readonly atHand: number;
  /** What of matches isn't stored yet. */
  readonly journal: Pick<Journal, 'written' | 'holds'>;
}

export class StoredMatches {
  /** Whether this server hears of every change by others to a match; if not, what is cached may be out of date. */
  isHeard: (id: string) => boolean = () => true;
  /** Those whose state is cached. */
  private readonly known: Cache<Known>;
  /** Without their states, and so small that lists of many don't drive out who plays. */
  private readonly small: Cache<Known>;
  private readonly loaded: Ahead<Loaded>;
  private readonly described: Ahead<MetadataRow>;
  /** Matches that others have written since they were cached, which serve still until they are read again. */
  private readonly outdated = new Set<string>();
  /** Matches that can't be read. */
  private readonly worn = new Set<string>();
  /** Matches that were deleted lately: what was written to them before may still be told. */
  private readonly gone = new Cache<true>(REMEMBERED_GONE);
  private seen: readonly string[] = [];

  constructor(private readonly parts: StoredParts) {
    const { reader, atHand, journal } = parts;
    this.loaded = new Ahead((id) => reader.load(id));
    this.described = new Ahead((id) => reader.describe(id));
    // While its news are still to be told a match stays, or whoever hears them would wait.
    const mayGo = (id: string) => !journal.holds(id);
    this.known = new Cache(atHand, mayGo);
    this.small = new Cache(atHand, mayGo);
  }

  /** How many states are cached. */
  get size(): number {
    return this.known.size;
  }

  /** Undefined for an unknown match and for one that can't be read. */
  state(id: string): State | undefined {
    if (this.isNone(id) || this.worn.has(id)) return undefined;
    const known = this.find(id);
    // What may be out of date serves whoever couldn't wait: what they write builds on its version.
    if (known === undefined || known.state !== undefined) return known?.state;
    const row = this.loaded.get(id)?.row;
    const state = row && this.read(id, () => this.opened(row));
    if (state !== undefined) this.remember(id, { ...known, state });
    return state;
  }

  /** Not to be changed; undefined for an unknown match and for one that can't be read. */
  metadata(id: string): MatchData | undefined {
    return this.isNone(id) ? undefined : this.find(id)?.metadata;
  }

  /** How often a match was written; undefined for an unknown match. */
  version(id: string): number | undefined {
    return this.isNone(id) ? undefined : (this.find(id)?.version ?? this.row(id)?.version);
  }

  /** The state a match began with. */
  initial(id: string): State | undefined {
    const row = this.isNone(id) || this.worn.has(id) ? undefined : this.loaded.get(id)?.row;
    return row && this.read(id, () => this.parts.opener.open(row.game, stateOf(row.initial)));
  }

  /** The entries of the log without the first `from`, or the last ones if that is negative. */
  log(id: string, from = 0): LogEntry[] {
    if (this.isNone(id)) return [];
    const texts = this.loaded.get(id)?.log.slice(from) ?? [];
    const log = this.read(id, () => texts.map((text) => JSON.parse(text) as LogEntry)) ?? [];
    // It may contain entries stored a moment ago, whose state isn't known yet.
    const stateID = this.state(id)?._stateID ?? Number.POSITIVE_INFINITY;
    return log.filter((entry) => !(entry._stateID >= stateID));
  }

  /** The last lines said at a match, oldest first. */
  chat(id: string): readonly StoredChat[] {
    return this.isNone(id) ? [] : (this.loaded.get(id)?.chat ?? []);
  }

  /** Whether a read has found that the match is damaged. */
  isWorn(id: string): boolean {
    return this.worn.has(id);
  }

  /** Whether a match's state can be had without a query. */
  isAtHand(id: string): boolean {
    return this.known.get(id)?.state !== undefined && !this.outdated.has(id) && this.isHeard(id);
  }

  /** Reads all of a match, which replaces what is cached of it if that is older. */
  async ahead(id: string): Promise<void> {
    await this.loaded.read(id);
    this.outdated.delete(id);
    const known = this.cached(id);
    if (known === undefined || known.version === this.row(id)?.version) return;
    this.drop(id);
    if (known.state === undefined) this.find(id);
    else this.state(id);
  }

  /** Reads a match without its state, log and chat, if nothing of it is cached. */
  async describe(id: string): Promise<void> {
    if (this.cached(id) === undefined && !this.loaded.has(id)) await this.described.read(id);
  }

  /** Ids of the matches that were not over when they were looked through, the newest first. */
  get unfinished(): readonly string[] {
    return this.seen;
  }

  /**
   * Reads the metadata of all unfinished matches at once, for parts that go through them one by one at the start of a
   * server. Resolves with a function that frees the memory: some kilobytes for each match.
   */
  async lookThrough(): Promise<() => void> {
    const { loader, atHand } = this.parts;
    const rows = await loader.unfinished(LOOKED_THROUGH);
    this.seen = rows.map(({ id }) => id);
    this.small.keepAtMost(atHand + rows.length);
    for (const row of rows.toReversed()) if (this.cached(row.id) === undefined) this.adopt(row);
    return () => {
      this.seen = [];
      this.small.keepAtMost(atHand);
    };
  }

  /**
   * Returns the matches that others wrote or deleted since they were cached, found by one query: among the given ids,
   * the cached ones and all that aren't over. They are read anew. Rejects if the database doesn't answer.
   */
  async missed(ids: readonly string[]): Promise<readonly string[]> {
    const { loader, journal } = this.parts;
    const asked = [...ids, ...this.small.keys()];
    const versions = await loader.versions(asked);
    const all = new Set([...asked, ...versions.keys(), ...this.small.keys()]);
    const isOld = (id: string) => {
      const [known, stored] = [this.cached(id)?.version, versions.get(id)];
      return known === undefined || stored === undefined || known < stored;
    };
    // What this server is writing just then may be stored in a version of its own: if anybody else has written it, that
    // fails, and the match is read again.
    const missed = [...all].filter((id) => !journal.holds(id) && isOld(id));
    for (const id of missed) this.forget(id);
    return missed;
  }

  /** A match was stored in this version. */
  keep(id: string, version: number, { isWiped, state, metadata }: Written, touchedAt: number): void {
    if (isWiped === true) return this.wiped(id);
    const before = this.cached(id);
    const kept = metadata ?? before?.metadata;
    // A match that isn't cached is read when somebody asks for it.
    if (kept === undefined) return this.forget(id);
    // A newer version, written by another server, has been read meanwhile.
    if (before !== undefined && before.version > version) return;
    this.forgetRead(id);
    this.gone.delete(id);
    // A cached state older than the version before this one is dropped: another server has played on from it.
    const stood = before?.version === version - 1 ? before.state : undefined;
    this.remember(id, { version, metadata: frozen({ ...kept, updatedAt: touchedAt }), state: state ?? stood });
  }

  /** Notes when somebody was last at a match. */
  touched(id: string, at: number): void {
    const known = this.cached(id);
    if (known !== undefined) this.remember(id, { ...known, metadata: frozen({ ...known.metadata, updatedAt: at }) });
  }

  /** Others have written a match, or any: what is cached still serves whoever can't wait until it is read. */
  outdate(id?: string): void {
    this.forgetRead(id);
    for (const each of id === undefined ? this.known.keys() : [id])
      if (this.known.get(each) !== undefined) this.outdated.add(each);
  }

  /** What was read in this moment of a match, or any, is out of date; what is cached isn't. */
  forgetRead(id?: string): void {
    this.loaded.forget(id);
    this.described.forget(id);
  }

  /** Drops a match from the cache, or all matches if no id is given. */
  forget(id?: string): void {
    this.forgetRead(id);
    if (id !== undefined) return this.drop(id);
    for (const each of [this.known, this.small, this.outdated]) each.clear();
  }

  /** The match was deleted. */
  wiped(id: string): void {
    this.forget(id);
    this.worn.delete(id);
    this.gone.set(id, true);
  }

  /** The match was written anew and is readable again. */
  mend(id: string): void {
    this.worn.delete(id);
  }

  /** Whether a match is certainly not stored: it is being made, or was deleted. */
  private isNone(id: string): boolean {
    return this.gone.get(id) === true || this.parts.journal.written(id)?.isMade === true;
  }

  private cached(id: string): Known | undefined {
    return this.known.get(id) ?? this.small.get(id);
  }

  private remember(id: string, known: Known): void {
    this.small.set(id, { ...known, state: undefined });
    if (known.state === undefined) this.known.delete(id);
    else this.known.set(id, known);
  }

  private drop(id: string): void {
    for (const each of [this.known, this.small, this.outdated]) each.delete(id);
  }

  /** A match from the cache, or as it was read in this moment. Throws where it wasn't. */
  private find(id: string): Known | undefined {
    const known = this.cached(id);
    if (known !== undefined) return known;
    if (this.worn.has(id) && !this.loaded.has(id) && !this.described.has(id)) return undefined;
    const row = this.row(id);
    return row && this.adopt(row);
  }

  private row(id: string): MetadataRow | undefined {
    return this.described.has(id) && !this.loaded.has(id) ? this.described.get(id) : this.loaded.get(id)?.row;
  }

  private adopt({ id, version, metadata: text, created_at, updated_at }: MetadataRow): Known | undefined {
    const read = this.read(id, () => readMetadata(text));
    if (read === undefined) return undefined;
    const known = { version, metadata: frozen({ ...read, createdAt: created_at, updatedAt: updated_at }) };
    this.remember(id, known);
    return known;
  }

  /**
   * Returns the state of a row. A state of an earlier format is written back once, unless somebody has written
   * meanwhile.
   */
  private opened({ id, game, state: text, initial }: Row): State {
    const { ask, opener } = this.parts;
    const stored = stateOf(text);
    const state = opener.open(game, stored);
    // Where the disk is full or the file locked, the next read converts the state again.
    if (state !== stored)
      ask(CARRY, textOf(state), textOf(opener.open(game, stateOf(initial))), id, text).catch(() => {});
    return state;
  }

  /**
   * Returns the result of `work`, or undefined if the match turns out to be damaged, which is reported once. `work`
   * must not query the database, because a database that doesn't answer doesn't make a match damaged.
   */
  private read<T>(id: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!this.worn.has(id)) this.parts.opener.failed(id, error);
      this.worn.add(id);
      return undefined;
    }
  }
}

const CARRY = 'UPDATE match SET state = ?, initial = ? WHERE id = ? AND state = ?';
