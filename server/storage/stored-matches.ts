/**
 * Matches as they are stored. Whatever is told to others is read here, so that nobody hears of a change that may yet be
 * undone.
 */
import type { LogEntry, State, StorageAPI } from 'boardgame.io';
import type { Journal } from './journal.ts';
import type { Reading } from './reading.ts';
import type { Loader } from './loader.ts';
import type { MatchData, StoredChat } from './types.ts';

/** How many unfinished matches are read at once. */
const LOOKED_THROUGH = 20_000;

export class StoredMatches {
  private seen: readonly string[] = [];

  constructor(
    private readonly reading: Reading,
    private readonly loader: Pick<Loader, 'unfinished'>,
    private readonly journal: Pick<Journal, 'written'>,
  ) {}

  /** Undefined for an unknown match and for one that can't be read. */
  state(id: string): State | undefined {
    return this.isMade(id) ? this.reading.state(id) : undefined;
  }

  /** Not to be changed; undefined for an unknown match and for one that can't be read. */
  metadata(id: string): MatchData | undefined {
    return this.isMade(id) ? this.reading.metadata(id) : undefined;
  }

  /** Whether a read has found that the match is damaged. */
  isWorn(id: string): boolean {
    return this.reading.isWorn(id);
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

  log(id: string): LogEntry[] {
    return this.upToNow(id, this.reading.log(id));
  }

  /** The last entries of the log, oldest first. */
  logEnd(id: string, most: number): LogEntry[] {
    return this.upToNow(id, this.reading.logEnd(id, most));
  }

  /** The entries of the log without the first `known`. */
  logFrom(id: string, known: number): LogEntry[] {
    return this.upToNow(id, this.reading.logFrom(id, known));
  }

  /** The last lines said at a match, oldest first. */
  chat(id: string): StoredChat[] {
    return [...this.reading.chat(id)];
  }

  /** Ids of the matches that were not over when they were looked through, the newest first. */
  get unfinished(): readonly string[] {
    return this.seen;
  }

  /**
   * Reads all unfinished matches at once, for parts that go through them one by one at the start of a server. Resolves
   * with a function that frees the memory: some kilobytes for each match.
   */
  async lookThrough(): Promise<() => void> {
    const rows = await this.loader.unfinished(LOOKED_THROUGH);
    this.reading.keepMany(rows);
    this.seen = rows.map(({ id }) => id);
    return () => {
      this.seen = [];
      this.reading.keepFew();
    };
  }

  private isMade(id: string): boolean {
    return this.journal.written(id)?.isMade !== true;
  }

  /** Cuts the log to the known state: the log may contain entries stored a moment ago, whose state isn't known yet. */
  private upToNow(id: string, log: LogEntry[]): LogEntry[] {
    const stateID = this.state(id)?._stateID;
    return stateID === undefined || (log.at(-1)?._stateID ?? 0) < stateID
      ? log
      : log.filter((entry) => entry._stateID < stateID);
  }
}
