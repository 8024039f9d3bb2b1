/** boardgame.io's storage on SQL: matches, logs and chat. Synchronous, so nothing can come between a read and its write. */
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Sync } from '#bgio/internal';
import type { Seat } from '../../games/kit/rules.ts';
import type { Driver, Statement } from './driver.ts';
import { migrate } from './schema.ts';
import type { MatchData, StoredChat } from './types.ts';

/** How many live states are kept parsed. */
const CACHED = 500;
const CHAT_KEPT = 200;

/** The state was no longer the one the write was made from; nothing was written. */
export class StaleStateError extends Error {}

interface Row {
  readonly state: string;
  readonly initial: string;
  readonly metadata: string;
  readonly state_id: number;
}

export class MatchStore extends Sync {
  private readonly states = new Map<string, State>();
  private readonly sql: ReturnType<typeof statements>;

  constructor(
    private readonly driver: Driver,
    private readonly now: () => number = Date.now,
  ) {
    super();
    migrate(driver);
    this.sql = statements(driver);
  }

  override createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): void {
    const state = JSON.stringify(initialState);
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
    this.driver.transaction(() => {
      const over = state.ctx.gameover === undefined ? 0 : 1;
      const written = this.sql.advance.run(
        state._stateID,
        JSON.stringify(kept),
        over,
        this.now(),
        id,
        state._stateID - 1,
      );
      if (written === 0) {
        // Somebody else has written it, perhaps another process: look again next time.
        this.states.delete(id);
        throw new StaleStateError(id);
      }
      for (const entry of deltalog) this.sql.append.run(id, id, JSON.stringify(entry));
      if (over === 1)
        this.updateMetadata(id, (metadata) => {
          metadata.gameover = kept.ctx.gameover as unknown;
        });
    });
    this.remember(id, kept);
  }

  /** Starts a match again from a new initial state. */
  replace(id: string, initialState: State, metadata: MatchData): void {
    const state = JSON.stringify(initialState);
    this.driver.transaction(() => {
      this.sql.replace.run(initialState._stateID, state, state, id);
      this.setMetadata(id, metadata);
    });
    this.remember(id, initialState);
  }

  setMetadata(id: string, metadata: Server.MatchData): void {
    this.sql.describe.run(JSON.stringify(metadata), metadata.unlisted === true ? 1 : 0, this.now(), id);
  }

  /** Reads, changes and writes a match's metadata in one go. Returns what was written, or undefined for an unknown match. */
  updateMetadata(id: string, change: (metadata: MatchData) => void): MatchData | undefined {
    const metadata = this.metadata(id);
    if (metadata === undefined) return undefined;
    change(metadata);
    this.setMetadata(id, metadata);
    return metadata;
  }

  fetch<O extends StorageAPI.FetchOpts>(id: string, wanted: O): StorageAPI.FetchResult<O> {
    const found: Partial<StorageAPI.FetchFields> = {};
    const row = this.sql.read.get(id) as Row | undefined;
    if (row !== undefined) {
      if (wanted.state === true) found.state = this.parsed(id, row);
      if (wanted.metadata === true) found.metadata = JSON.parse(row.metadata) as MatchData;
      if (wanted.initialState === true) found.initialState = JSON.parse(row.initial) as State;
      if (wanted.log === true) found.log = this.log(id);
    }
    return found as StorageAPI.FetchResult<O>;
  }

  state(id: string): State | undefined {
    const cached = this.states.get(id);
    if (cached !== undefined) return cached;
    const row = this.sql.read.get(id) as Row | undefined;
    return row && this.parsed(id, row);
  }

  metadata(id: string): MatchData | undefined {
    const row = this.sql.readMetadata.get(id) as { metadata: string; updated_at: number } | undefined;
    return row && { ...(JSON.parse(row.metadata) as MatchData), updatedAt: row.updated_at };
  }

  log(id: string): LogEntry[] {
    return (this.sql.readLog.all(id) as { entry: string }[]).map(({ entry }) => JSON.parse(entry) as LogEntry);
  }

  wipe(id: string): void {
    this.states.delete(id);
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

  /** Ids of listed matches, newest first, at most `limit`. */
  newest(limit: number): string[] {
    return (this.sql.newest.all(limit) as { id: string }[]).map(({ id }) => id);
  }

  /** Ids of matches that are not over. */
  unfinished(): string[] {
    return this.listMatches({ where: { isGameover: false } });
  }

  /** Deletes matches untouched since a time, in milliseconds since 1970; returns their ids. */
  collect(over: boolean, before: number): string[] {
    const ids = this.listMatches({ where: { isGameover: over, updatedBefore: before } });
    this.driver.transaction(() => {
      for (const id of ids) this.wipe(id);
    });
    return ids;
  }

  say(id: string, seat: Seat | null, text: string): StoredChat {
    const at = this.now();
    const { id: line } = this.sql.say.get(id, seat, text, at) as { id: number };
    this.sql.forget.run(id, id, CHAT_KEPT);
    return { id: line, seat, text, at };
  }

  /** The last lines said at a match, oldest first. */
  chat(id: string): StoredChat[] {
    const rows = this.sql.chat.all(id) as StoredChat[];
    return rows.map(({ id: line, seat, text, at }) => ({ id: line, seat, text, at }));
  }

  close(): void {
    this.driver.close();
  }

  private parsed(id: string, row: Row): State {
    const cached = this.states.get(id);
    if (cached?._stateID === row.state_id) return cached;
    const state = JSON.parse(row.state) as State;
    this.remember(id, state);
    return state;
  }

  /** Keeps the most recently written states. */
  private remember(id: string, state: State): void {
    this.states.delete(id);
    this.states.set(id, state);
    if (this.states.size <= CACHED) return;
    const [oldest] = this.states.keys();
    if (oldest !== undefined) this.states.delete(oldest);
  }
}

function statements(driver: Driver) {
  const sql = (text: string): Statement => driver.prepare(text);
  return {
    create: sql(
      `INSERT INTO match (id, game, state_id, state, initial, metadata, unlisted, over, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
    ),
    advance: sql('UPDATE match SET state_id = ?, state = ?, over = ?, updated_at = ? WHERE id = ? AND state_id = ?'),
    replace: sql('UPDATE match SET state_id = ?, state = ?, initial = ? WHERE id = ?'),
    append: sql(
      'INSERT INTO log (match, position, entry) VALUES (?, (SELECT coalesce(max(position), -1) + 1 FROM log WHERE match = ?), ?)',
    ),
    describe: sql('UPDATE match SET metadata = ?, unlisted = ?, updated_at = ? WHERE id = ?'),
    read: sql('SELECT state, initial, metadata, state_id FROM match WHERE id = ?'),
    readMetadata: sql('SELECT metadata, updated_at FROM match WHERE id = ?'),
    readLog: sql('SELECT entry FROM log WHERE match = ? ORDER BY position'),
    wipe: sql('DELETE FROM match WHERE id = ?'),
    list: sql(
      `SELECT id FROM match WHERE game = coalesce(?, game) AND over = coalesce(?, over)
       AND updated_at < coalesce(?, updated_at + 1) AND updated_at > coalesce(?, updated_at - 1) ORDER BY created_at DESC`,
    ),
    newest: sql('SELECT id FROM match WHERE unlisted = 0 ORDER BY created_at DESC, id LIMIT ?'),
    say: sql('INSERT INTO chat (match, seat, text, at) VALUES (?, ?, ?, ?) RETURNING id'),
    forget: sql(
      'DELETE FROM chat WHERE match = ? AND id <= (SELECT id FROM chat WHERE match = ? ORDER BY id DESC LIMIT 1 OFFSET ?)',
    ),
    chat: sql('SELECT id, seat, text, at FROM chat WHERE match = ? ORDER BY id'),
  };
}
