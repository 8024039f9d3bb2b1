/**
 * boardgame.io's storage on SQL: matches, logs and chat. A write is visible to this server at once and is stored a
 * moment later in a group (journal.ts); whoever tells others of it waits until it is stored.
 */
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Sync } from '#bgio/internal';
import { frozen } from '../../games/kit/json.ts';
import { answeredBy, forwarded, type Mark, type Once } from './answers.ts';
import type { Answered } from './changes.ts';
import type { Backend } from './backend.ts';
import type { Written } from './draft.ts';
import { Journal, StaleStateError } from './journal.ts';
import { Sayings } from './sayings.ts';
import { AS_IT_IS, type Opener, StoredMatches } from './stored-matches.ts';
import { kindsOf, type ToldStored } from './told.ts';
import type { MatchData, StoredChat, Utterance } from './types.ts';
import { Upkeep } from './upkeep.ts';
import { UnitsOfWork } from './units-of-work.ts';

const AT_HAND = 500;

/** By what the answer to a unit of work is found again. */
interface Asked {
  readonly mark?: Mark | undefined;
  readonly once?: Once | undefined;
}

interface Setting {
  readonly now?: () => number;
  readonly opener?: Opener;
  /** How many matches are cached in memory. */
  readonly atHand?: number;
  /** This server's name, if others write to the same database. */
  readonly name?: string;
}

export class MatchStore extends Sync {
  /** Matches as they are stored, without unsaved changes. */
  readonly stored: StoredMatches;
  readonly upkeep: Upkeep;
  private readonly now: () => number;
  private readonly journal: Journal;
  private readonly units = new UnitsOfWork({ saved: (id) => this.saved(id), ready: (id) => this.ready(id) });
  private readonly backListeners = new Set<() => void>();
  private readonly sayings: Sayings;
  private told: ToldStored = () => {};
  private readonly undoneListeners = new Set<(id: string, error: Error) => void>();

  constructor(
    private readonly backend: Backend,
    { now = Date.now, opener = AS_IT_IS, atHand = AT_HAND, name = '' }: Setting = {},
  ) {
    super();
    const { ask, loader, writer, reader = loader } = backend;
    this.now = now;
    this.journal = new Journal(
      {
        writer,
        version: (id) => this.stored.version(id),
        stored: (id, written, touchedAt, version) => {
          for (const kind of kindsOf(written)) this.told(kind, id);
          this.stored.keep(id, version, written, touchedAt);
        },
        undone: (id, error, isOld) => this.undone(id, error, isOld),
      },
      name,
    );
    this.sayings = new Sayings({
      ask,
      now,
      made: async (id) => (this.journal.written(id)?.isMade === true ? this.saved(id) : undefined),
      said: (id) => this.stored.forgetRead(id),
      touched: (id, at) => this.stored.touched(id, at),
    });
    this.stored = new StoredMatches({ ask, loader, reader, opener, atHand, journal: this.journal });
    this.upkeep = new Upkeep(ask, this.stored);
    const back = () => {
      for (const each of this.backListeners) each();
    };
    // Servers that share a database ask for what they have missed instead (`missed`).
    backend.sharing?.watch(back);
    backend.watch?.(() => {
      this.stored.outdate();
      back();
    });
  }

  /** Whether the database can be read and written; while it can't, every call is refused at once. */
  get isThere(): boolean {
    return this.backend.sharing?.isThere ?? true;
  }

  /** Calls `back` whenever others may have written something unannounced, as after an outage of the database. */
  whenBack(back: () => void): void {
    this.backListeners.add(back);
  }

  /** Calls `told` with the kind of everything stored from now on; for chat also with the line's number. */
  whenStored(told: ToldStored): void {
    this.told = told;
  }

  /** Calls `undone` with every match that lost a write because it could not be stored, and the reason. */
  whenUndone(undone: (id: string, error: Error) => void): void {
    this.undoneListeners.add(undone);
  }

  /** Calls `settled` once all writes to a match are stored or have failed; at once if nothing is unsaved. */
  whenSettled(id: string, settled: (error: Error | undefined) => void): void {
    this.journal.whenSettled(id, settled);
  }

  /** Resolves once all writes to a match are stored. Rejects if they can't be, or if that stays unknown. */
  saved(id: string): Promise<void> {
    return this.journal.saved(id);
  }

  /**
   * Runs work, and resolves once all that it wrote is stored. Repeats it if another server has written one of its
   * matches meanwhile. Rejects if it could not be stored. Its answer is stored with it, by the idempotency key of whoever
   * asked for it, and by the mark of the command that brought it.
   */
  whole<T>(work: () => T | Promise<T>, { mark, once }: Asked = {}): Promise<T> {
    return this.units.run(work, (given, [id]) => {
      const answered = [
        ...(mark === undefined ? [] : [answeredBy(forwarded(mark), { given })]),
        ...(once === undefined ? [] : [answeredBy(once, given)]),
      ];
      if (id !== undefined && answered.length > 0) this.write(id, { answered });
    });
  }

  /**
   * Reads a match in the background. A caller finds all of it in memory when this resolves, until the next time it
   * awaits something. Rejects if the database doesn't answer.
   */
  async ahead(id: string): Promise<void> {
    await this.stored.ahead(id);
  }

  /** The same for a match without its state, if that isn't in memory. */
  async described(id: string): Promise<void> {
    await this.stored.describe(id);
  }

  /** Ids of matches, the newest first. Rejects where the database doesn't answer. */
  async list(opts: StorageAPI.ListMatchesOpts): Promise<readonly string[]> {
    return this.backend.loader.list(opts);
  }

  /** Reads a match into memory, if it isn't there. What is written to it then still finds it there when it is told. */
  async ready(id: string): Promise<void> {
    if (!this.isAtHand(id)) await this.ahead(id);
    this.stored.state(id);
  }

  /** Whether a match can be read without blocking. */
  isAtHand(id: string): boolean {
    return this.stored.isAtHand(id);
  }

  /** Throws if it is unknown whether the last write to a match was stored. */
  demandSure(id: string): void {
    this.journal.demandSure(id);
  }

  /** Throws or rejects if nothing can be stored. Only a thorough probe tries to store something. */
  probe(isThorough: boolean): void | Promise<void> {
    return this.backend.writer.probe(isThorough);
  }

  /** Sends what is unsaved to the database now. */
  flush(): void {
    this.journal.flush();
    this.sayings.send();
  }

  override createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): void {
    const written = {
      isMade: true,
      state: initialState,
      initial: initialState,
      metadata: frozen(metadata as MatchData),
    };
    this.units.touch(id);
    this.journal.write(id, written as Written, [], metadata.updatedAt);
  }

  /** Writes a state, its log entries and answers. Throws StaleStateError unless it follows the current state. */
  setState(id: string, state: State, deltalog: LogEntry[] = [], answered: readonly Answered[] = []): void {
    const { deltalog: _, ...kept } = state as State & { deltalog?: LogEntry[] };
    const metadata = this.metadata(id);
    if (metadata === undefined || this.state(id)?._stateID !== state._stateID - 1) throw new StaleStateError(id);
    const gameover: unknown = kept.ctx.gameover;
    this.write(
      id,
      { state: kept, answered, ...(gameover === undefined ? {} : { metadata: { ...metadata, gameover } }) },
      deltalog,
    );
  }

  /** Restarts a match from a new initial state. */
  replace(id: string, initialState: State, metadata: MatchData): void {
    this.stored.mend(id);
    this.write(id, { state: initialState, initial: initialState, metadata });
  }

  setMetadata(id: string, metadata: Server.MatchData): void {
    this.write(id, { metadata: metadata as MatchData });
  }

  /** Reads, changes and writes a match's metadata. Returns what was written, or undefined for an unknown match. */
  updateMetadata(id: string, change: (metadata: MatchData) => void): MatchData | undefined {
    const before = this.metadata(id);
    if (before === undefined) return undefined;
    const metadata = structuredClone(before);
    change(metadata);
    this.setMetadata(id, metadata);
    return metadata;
  }

  /** Runs `work`. All that it writes is stored together or not at all, and an exception undoes it. */
  transaction<T>(work: () => T): T {
    return this.journal.transaction(work);
  }

  fetch<O extends StorageAPI.FetchOpts>(id: string, wanted: O): StorageAPI.FetchResult<O> {
    const found: Partial<StorageAPI.FetchFields> = {};
    const metadata = this.metadata(id);
    if (metadata !== undefined || this.isWorn(id)) {
      const state = wanted.state === true ? this.state(id) : undefined;
      const initialState = wanted.initialState === true ? this.initial(id) : undefined;
      if (state !== undefined) found.state = state;
      if (initialState !== undefined) found.initialState = initialState;
      if (wanted.metadata === true && metadata !== undefined) found.metadata = metadata;
      if (wanted.log === true) found.log = this.stored.log(id);
    }
    return found as StorageAPI.FetchResult<O>;
  }

  /** The state a match began with, as it was written last. */
  initial(id: string): State | undefined {
    return this.journal.written(id)?.initial ?? this.stored.initial(id);
  }

  /** As it was written last. Undefined for an unknown match and for one that can't be read. */
  state(id: string): State | undefined {
    const written = this.journal.written(id);
    if (written?.isWiped === true) return undefined;
    return written?.state ?? this.stored.state(id);
  }

  /** As they were written last, and not to be changed; undefined for an unknown match and for one that can't be read. */
  metadata(id: string): MatchData | undefined {
    const written = this.journal.written(id);
    if (written?.isWiped === true) return undefined;
    if (written?.metadata !== undefined) return written.metadata;
    const metadata = this.stored.metadata(id);
    this.journal.read(id);
    return metadata;
  }

  /** Whether a read has found that the match is damaged. */
  isWorn(id: string): boolean {
    return this.stored.isWorn(id);
  }

  wipe(id: string): void {
    if (this.metadata(id) === undefined && !this.isWorn(id)) return;
    this.stored.mend(id);
    this.write(id, { isWiped: true });
  }

  /** Notes that somebody is at a match, although nothing changes. */
  touch(id: string): void {
    this.sayings.touch(id);
  }

  /** Stores a chat line (`Sayings.say`). */
  async say(id: string, said: Utterance, address: string | null = null): Promise<StoredChat> {
    const line = await this.sayings.say(id, said, address);
    this.told('said', id, String(line.id));
    return line;
  }

  /** Resolves once nothing is unsaved any more, or nothing can be found out. */
  settle(): Promise<void> {
    return this.journal.settle();
  }

  /** Stores what is unsaved, and closes. */
  async close(): Promise<void> {
    await this.settle();
    this.sayings.send();
    await this.backend.close();
  }

  private write(id: string, written: Written, entries: readonly LogEntry[] = []): void {
    const { metadata } = written;
    this.units.touch(id);
    const kept = metadata === undefined ? written : { ...written, metadata: frozen(metadata) };
    this.journal.write(id, kept, entries, this.now());
  }

  private undone(id: string, error: Error, isOld: boolean): void {
    if (isOld) this.stored.outdate(id);
    // Listeners that look again at this news find the match as it is then.
    if (isOld) this.ahead(id).catch(() => {});
    for (const undone of this.undoneListeners) undone(id, error);
  }
}
