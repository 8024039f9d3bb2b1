/** boardgame.io's storage on SQL: matches, logs and chat. Synchronous, so nothing can come between a read and its write. */
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Sync } from '#bgio/internal';
import type { Driver } from './driver.ts';
import { type Opener, Reading } from './reading.ts';
import { type ChatRow, lineOf } from './rows.ts';
import { claimFormats, migrate } from './schema.ts';
import { textOf } from './state-text.ts';
import { type Statements, statements } from './statements.ts';
import type { MatchData, StoredChat, Utterance } from './types.ts';

const CHAT_KEPT = 200;

/** The state was no longer the one the write was made from; nothing was written. */
export class StaleStateError extends Error {}

const AS_IT_IS: Opener = { open: (_, state) => state, failed: () => {} };

export class MatchStore extends Sync {
  /** What is written within one transaction, while it goes on. */
  private writing: Set<string> | undefined;
  private readonly sql: Statements;
  private readonly reading: Reading;
  private readonly backListeners = new Set<() => void>();

  constructor(
    private readonly driver: Driver,
    private readonly now: () => number = Date.now,
    opener: Opener = AS_IT_IS,
  ) {
    super();
    migrate(driver);
    this.sql = statements(driver);
    this.reading = new Reading(driver, this.sql, opener);
    driver.watch((id) => {
      this.reading.forget(id);
      if (id === undefined) for (const back of this.backListeners) back();
    });
  }

  /** Whether anything can be read or written; while nothing can, whoever tries is told so at once. */
  get isThere(): boolean {
    return this.driver.sharing?.isThere() ?? true;
  }

  /** Calls `back` whenever others may have written what nobody has told, as after the database was away. */
  whenBack(back: () => void): void {
    this.backListeners.add(back);
  }

  /** Notes the formats games are stored in from now on. Throws where the database holds one of later formats. */
  claimFormats(formats: ReadonlyMap<string, number>): void {
    claimFormats(this.driver, formats);
  }

  override createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): void {
    const state = textOf(initialState);
    const { gameName, unlisted, createdAt, updatedAt } = metadata;
    this.sql.create.run(
      id,
      gameName,
      initialState._stateID,
      state,
      state,
      JSON.stringify(metadata),
      unlisted === true ? 1 : 0,
      createdAt,
      updatedAt,
    );
  }

  /** Stores the state after one action with its log entries, all or nothing. Throws StaleStateError unless it follows the stored one. */
  setState(id: string, state: State, deltalog: LogEntry[] = []): void {
    const { deltalog: _, ...kept } = state as State & { deltalog?: LogEntry[] };
    const now = this.now();
    const over = state.ctx.gameover === undefined ? 0 : 1;
    const text = textOf(kept);
    const entries = deltalog.map((entry) => JSON.stringify(entry));
    this.write(id, () => {
      const written = this.sql.advance.run(state._stateID, text, over, now, id, state._stateID - 1);
      if (written === 0) throw new StaleStateError(id);
      for (const entry of entries) this.sql.append.run(id, id, entry);
      if (over === 1)
        this.updateMetadata(id, (metadata) => {
          metadata.gameover = kept.ctx.gameover as unknown;
        });
    });
    this.reading.keep(id, kept);
    this.reading.touched(id, now);
  }

  /** Starts a match again from a new initial state. */
  replace(id: string, initialState: State, metadata: MatchData): void {
    const state = textOf(initialState);
    this.write(id, () => {
      this.sql.replace.run(initialState._stateID, state, state, id);
      this.setMetadata(id, metadata);
    });
    this.reading.mend(id);
    this.reading.keep(id, initialState);
  }

  setMetadata(id: string, metadata: Server.MatchData): void {
    this.reading.forgetMetadata(id);
    this.sql.describe.run(JSON.stringify(metadata), metadata.unlisted === true ? 1 : 0, this.now(), id);
  }

  /** Reads, changes and writes a match's metadata in one go. Returns what was written, or undefined for an unknown match. */
  updateMetadata(id: string, change: (metadata: MatchData) => void): MatchData | undefined {
    return this.write(id, () => {
      const metadata = this.reading.claimed(id);
      if (metadata === undefined) return undefined;
      change(metadata);
      this.setMetadata(id, metadata);
      return metadata;
    });
  }

  /** Runs `work` on a match as it stands now, while nobody else writes it. All that it writes is stored, or nothing. */
  alone<T>(id: string, work: () => T): T {
    return this.write(id, () => {
      this.reading.claim(id);
      return work();
    });
  }

  /** Runs `work`, which may write several matches. All that it writes is stored, or nothing. */
  together<T>(work: () => T): T {
    return this.write(undefined, work);
  }

  fetch<O extends StorageAPI.FetchOpts>(id: string, wanted: O): StorageAPI.FetchResult<O> {
    const found: Partial<StorageAPI.FetchFields> = {};
    if (this.metadata(id) !== undefined || this.isWorn(id)) {
      const log = wanted.log === true ? this.log(id) : undefined;
      const state = wanted.state === true ? this.state(id) : undefined;
      const initialState = wanted.initialState === true ? this.reading.initial(id) : undefined;
      const metadata = wanted.metadata === true ? this.metadata(id) : undefined;
      if (state !== undefined) found.state = state;
      if (initialState !== undefined) found.initialState = initialState;
      if (metadata !== undefined) found.metadata = metadata;
      if (log !== undefined) found.log = log;
    }
    return found as StorageAPI.FetchResult<O>;
  }

  /** Undefined for an unknown match and for one that can't be read. */
  state(id: string): State | undefined {
    return this.reading.state(id);
  }

  /** As it stands now, and not to be changed; undefined for an unknown match and for one that can't be read. */
  metadata(id: string): MatchData | undefined {
    return this.reading.metadata(id);
  }

  /** The same, read anew: another server may have written it a moment ago. */
  metadataNow(id: string): MatchData | undefined {
    this.reading.forgetMetadata(id);
    return this.reading.metadata(id);
  }

  /** Whether somebody has found that the match can't be read. */
  isWorn(id: string): boolean {
    return this.reading.isWorn(id);
  }

  log(id: string): LogEntry[] {
    return this.reading.log(id);
  }

  /** The last entries of the log, oldest first. */
  logEnd(id: string, most: number): LogEntry[] {
    return this.reading.logEnd(id, most);
  }

  /** The entries of the log but for the first `known`. */
  logFrom(id: string, known: number): LogEntry[] {
    return this.reading.logFrom(id, known);
  }

  /** Whether anything was done in a match. */
  hasLog(id: string): boolean {
    return this.sql.hasLog.get(id) !== undefined;
  }

  wipe(id: string): void {
    this.reading.forget(id);
    this.reading.mend(id);
    this.sql.wipe.run(id);
  }

  override listMatches(opts: StorageAPI.ListMatchesOpts = {}): string[] {
    const { isGameover, updatedBefore, updatedAfter } = opts.where ?? {};
    const rows = this.sql.list.all(
      opts.gameName ?? null,
      isGameover === undefined ? null : Number(isGameover),
      updatedBefore ?? null,
      updatedAfter ?? null,
    );
    return (rows as { id: string }[]).map(({ id }) => id);
  }

  /** How many matches are kept. */
  count(): number {
    return (this.sql.count.get() as { count: number }).count;
  }

  /** Ids of matches that are not over. */
  unfinished(): string[] {
    return this.listMatches({ where: { isGameover: false } });
  }

  /** Somebody is at a match, though nothing about it changes. */
  touch(id: string): void {
    const now = this.now();
    this.sql.touch.run(now, id);
    this.reading.touched(id, now);
  }

  /** What was made or touched at the times from `from` to `to` was so `by` later: the clock was wrong. */
  redate(from: number, to: number, by: number): void {
    this.driver.transaction(() => {
      this.sql.redateBirth.run(by, from, to);
      this.sql.redate.run(by, from, to);
    });
    this.reading.forgetMetadata();
  }

  /** Deletes matches untouched since a time, in milliseconds since 1970, but for those to spare; returns their ids. */
  collect(over: boolean, before: number, spare: (id: string) => boolean = () => false): string[] {
    const old = this.listMatches({ where: { isGameover: over, updatedBefore: before } });
    const ids = old.filter((id) => !spare(id));
    this.driver.transaction(() => {
      for (const id of ids) this.wipe(id);
    });
    return ids;
  }

  /** Keeps a line of the chat; of players and of spectators the last ones each. */
  say(id: string, said: Utterance): StoredChat {
    const { seat, text, phrase, name } = said;
    const at = this.now();
    const { id: line } = this.sql.say.get(id, seat, text, phrase ?? null, name ?? null, at) as { id: number };
    this.touch(id);
    const isSpectators = seat === null ? 1 : 0;
    this.sql.forget.run(id, isSpectators, id, isSpectators, CHAT_KEPT);
    return { ...said, id: line, at };
  }

  /** Somebody else has written a match, or any: it is read anew. */
  reread(id?: string): void {
    this.reading.forget(id);
  }

  /** The last lines said at a match, oldest first. */
  chat(id: string): StoredChat[] {
    return (this.sql.chat.all(id) as ChatRow[]).map(lineOf);
  }

  close(): void {
    this.driver.close();
  }

  /** One transaction, or a part of the one that goes on. What could not be written, or may have been, is read again. */
  private write<T>(id: string | undefined, work: () => T): T {
    const outer = this.writing;
    const writing = outer ?? new Set();
    if (id !== undefined) writing.add(id);
    this.writing = writing;
    try {
      return this.driver.transaction(work);
    } catch (error) {
      if (outer === undefined) for (const each of writing) this.reading.forget(each);
      else if (id !== undefined) this.reading.forget(id);
      throw error;
    } finally {
      this.writing = outer;
    }
  }
}
