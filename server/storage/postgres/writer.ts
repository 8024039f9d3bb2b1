/**
 * Writes changes to PostgreSQL, a group in one statement, without waiting for locks that others hold on a match. If a
 * connection breaks, the writer finds out first which of its changes were stored.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import type { Bundle, Change, Fate, Said, Writer } from '../changes.ts';

/** This many groups are written at once. */
const CONNECTIONS = 4;
/** Timeouts, in milliseconds. */
const SLOWEST = { connectionTimeoutMillis: 2000, query_timeout: 3000, lock_timeout: 500, statement_timeout: 2000 };
/** The wait before a database that didn't answer is asked again, in milliseconds. */
const AGAIN = 300;
/** For each match, this many characters of answers to other nodes are kept: about forty answers. */
const ANSWERS = 2000;

export class PostgresWriter implements Writer {
  private readonly pool: Pool;
  private isClosed = false;
  private fences = 0;

  /** `node` stands in what this server tells others by what it writes; a silent one tells it in another way. */
  constructor(
    url: string,
    private readonly node: string,
    isSilent = false,
  ) {
    this.pool = new Pool({
      connectionString: url,
      application_name: 'agora',
      keepAlive: true,
      max: CONNECTIONS,
      options: `-c agora.node=${node} -c agora.silent=${isSilent}`,
      ...SLOWEST,
    });
    this.pool.on('error', () => {});
    // The pool doesn't listen to a client that is in use, and an error without a listener would count as uncaught.
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  async write(bundles: readonly Bundle[]): Promise<readonly Fate[]> {
    const group = bundles.flatMap((bundle) => (isPlain(bundle) ? bundle : []));
    const written = await this.group(group, FREE);
    return Promise.all(
      bundles.map(async (bundle) => {
        const [change] = bundle;
        if (change === undefined || (isPlain(bundle) && written.has(change.id))) return 'stored';
        return isPlain(bundle) ? this.alone(change) : this.together(bundle);
      }),
    );
  }

  touch(ids: readonly string[], at: number): void {
    this.pool.query(TOUCH, [at, ids]).catch(() => {});
  }

  async say(match: string, { seat, text, phrase, name, at }: Said, kept: number): Promise<number> {
    const values = [match, seat, text, phrase ?? null, name ?? null, at];
    const { rows } = await this.pool.query<{ id: string }>({ name: 'agora_say', text: SAY, values });
    // If this fails, the next line's query removes what is too much.
    this.pool.query(FORGET, [match, seat === null, kept]).catch(() => {});
    return Number(rows[0]?.id);
  }

  /** Rejects where nothing can be stored. Whether the database answers at all its leases tell all the time. */
  async probe(isThorough: boolean): Promise<void> {
    if (isThorough) await this.pool.query('UPDATE agora_version SET number = number');
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.pool.end();
  }

  /** Returns which changes were certainly written. The others are locked or stale, or an error occurred. */
  private async group(changes: readonly Change[], text: string): Promise<ReadonlySet<string>> {
    if (changes.length === 0) return new Set();
    try {
      return new Set(await this.ids(changes, text));
    } catch (error) {
      if (isSure(error)) return new Set();
      const stored = await Promise.all(
        changes.map(async (change) => [change.id, await this.isStored([change])] as const),
      );
      return new Set(stored.flatMap(([id, isStored]) => (isStored ? [id] : [])));
    }
  }

  /** Writes a change by itself, so that the others need not wait for it. */
  private async alone(change: Change): Promise<Fate> {
    try {
      return (await this.ids([change], WAITED_FOR)).length === 1 ? 'stored' : 'stale';
    } catch (error) {
      return this.fate([change], error);
    }
  }

  private async ids(changes: readonly Change[], text: string): Promise<readonly string[]> {
    // All servers write in the same order, so that no two of them deadlock.
    const sorted = changes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const name = text === FREE ? 'agora_group' : 'agora_alone';
    const rows = await this.ask(async (client) => {
      const answer = await client.query<{ id: string }>({ name, text, values: columns(sorted) });
      return answer.rows;
    });
    return rows.map(({ id }) => id);
  }

  /** Runs `work` on a connection, and drops the connection after any error that the database itself didn't report. */
  private async ask<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw new UnsentError('the database is gone', { cause: error });
    });
    let isLost = false;
    try {
      return await work(client);
    } catch (error) {
      isLost = true;
      throw error;
    } finally {
      client.release(isLost);
    }
  }

  /** Finds out what happened to changes after an error. */
  private async fate(bundle: Bundle, error: unknown): Promise<Fate> {
    if (isSure(error)) return { error };
    return (await this.isStored(bundle)) ? 'stored' : { error, isOld: true };
  }

  /** Writes changes that must be stored all or none, or that create or delete a match. */
  private async together(bundle: Bundle): Promise<Fate> {
    try {
      return await this.ask(async (client) => {
        await client.query('BEGIN');
        const isWritten = await written(client, bundle);
        const { command } = await client.query(isWritten ? 'COMMIT' : 'ROLLBACK');
        return isWritten && command === 'COMMIT' ? 'stored' : 'stale';
      });
    } catch (error) {
      return this.fate(bundle, error);
    }
  }

  /** Finds out whether changes without an answer were stored. If they were not, they never will be. */
  private async isStored(bundle: Bundle): Promise<boolean> {
    for (;;) {
      try {
        const fates = [];
        for (const change of bundle) fates.push(await this.isFound(change));
        return fates.every(Boolean);
      } catch {
        if (this.isClosed) return false;
        await sleep(AGAIN, undefined, { ref: false });
      }
    }
  }

  /**
   * Looks for the mark of a change; if it is missing, writes another version in its place, so that the change would
   * come too late.
   */
  private async isFound({ id, version, mark, isWiped }: Change): Promise<boolean> {
    const fence = `${this.node} fence ${++this.fences}`;
    if (version !== undefined) await this.pool.query(FENCE, [id, version, fence]);
    const { rows } = await this.pool.query<{ mark: string }>('SELECT mark FROM match WHERE id = $1', [id]);
    return isWiped ? rows.length === 0 : rows[0]?.mark === mark;
  }
}

/** Whether the bundle concerns a single match, which exists and isn't deleted, and nothing beside it. */
const isPlain = (bundle: Bundle): boolean =>
  bundle.length === 1 &&
  bundle.every(({ made, answered, isWiped }) => made === undefined && answered === undefined && !isWiped);

/** Nothing was sent to the database. */
class UnsentError extends Error {}

/** Whether certainly nothing was stored: either the database itself reported the error, or nothing was sent. */
const isSure = (error: unknown): boolean =>
  error instanceof UnsentError ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(?!08)[0-9A-Z]{5}$/.test(error.code));

/** Writes all changes in one transaction. Returns whether all could be written. */
async function written(client: PoolClient, bundle: Bundle): Promise<boolean> {
  for (const change of bundle) {
    const { text, values } = statementFor(change);
    const { rowCount } = await client.query(text, values);
    if (rowCount !== 1) return false;
    if (change.made !== undefined && change.entries.length > 0)
      await client.query(FIRST_ENTRIES, [change.id, change.entries]);
    for (const { mark, told, at } of change.answered ?? []) await client.query(ANSWER, [mark, told, at]);
  }
  return true;
}

function statementFor(change: Change): { readonly text: string; readonly values: unknown[] } {
  const { id, version, made, state, initial, metadata, mark, answers = '', touchedAt, isWiped } = change;
  if (isWiped) return { text: 'DELETE FROM match WHERE id = $1 AND version = $2', values: [id, version] };
  if (made === undefined) return { text: WAITED_FOR, values: columns([change]) };
  const { game, createdAt } = made;
  const texts = [state?.text, initial, metadata?.text];
  const flags = [Number(metadata?.isUnlisted), Number(state?.isOver)];
  return { text: MAKE, values: [id, game, state?.number, ...texts, ...flags, createdAt, touchedAt, mark, answers] };
}

/** Turns changes into the columns of GROUP. */
function columns(changes: readonly Change[]): unknown[] {
  const column = (of: (change: Change) => unknown) => changes.map((change) => of(change) ?? null);
  const entries = changes.flatMap(({ id, entries: log }) =>
    log.map((entry, index) => ({ id, number: index + 1, entry })),
  );
  return [
    column(({ id }) => id),
    column(({ version }) => version),
    column(({ mark }) => mark),
    column(({ state }) => state?.number),
    column(({ state }) => state?.text),
    column(({ initial }) => initial),
    column(({ metadata }) => metadata?.text),
    column(({ metadata }) => metadata && Number(metadata.isUnlisted)),
    column(({ state }) => state && Number(state.isOver)),
    column(({ touchedAt }) => touchedAt),
    column(({ answers }) => answers),
    entries.map(({ id }) => id),
    entries.map(({ number }) => number),
    entries.map(({ entry }) => entry),
  ];
}

const group = (lock: string) => `
  WITH told AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::int[],
        $9::int[], $10::bigint[], $11::text[])
      AS told (id, version, mark, state_id, state, initial, metadata, unlisted, over, updated_at, answers)
  ), free AS (
    SELECT match.id FROM match JOIN told ON told.id = match.id AND told.version = match.version
    WHERE NOT EXISTS (SELECT FROM lease WHERE lease.match = match.id AND lease.node <> this_node())
    FOR UPDATE OF match ${lock}
  ), done AS (
    UPDATE match SET version = match.version + 1, mark = told.mark, state_id = coalesce(told.state_id, match.state_id),
      state = coalesce(told.state, match.state), initial = coalesce(told.initial, match.initial),
      metadata = coalesce(told.metadata, match.metadata), unlisted = coalesce(told.unlisted, match.unlisted),
      over = coalesce(told.over, match.over), updated_at = told.updated_at,
      answers = coalesce(left(told.answers || match.answers, ${ANSWERS}), match.answers)
    FROM told WHERE match.id = told.id AND match.id IN (SELECT id FROM free)
    RETURNING match.id
  ), logged AS (
    INSERT INTO log (match, position, entry)
    SELECT entry.match, entry.number + coalesce((SELECT max(position) FROM log WHERE log.match = entry.match), -1), entry.entry
    FROM unnest($12::text[], $13::int[], $14::text[]) AS entry (match, number, entry) JOIN done ON done.id = entry.match
  )
  SELECT id FROM done`;

/** Skips matches that somebody else has locked. A node that was suspended and has lost a match writes nothing to it. */
const FREE = group('SKIP LOCKED');
const WAITED_FOR = group('');
const MAKE = `
  INSERT INTO match (id, game, state_id, state, initial, metadata, unlisted, over, created_at, updated_at, mark, answers)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
/** A match may have been played on before it is stored for the first time. */
const FIRST_ENTRIES = `
  INSERT INTO log (match, position, entry)
  SELECT $1, entry.number - 1, entry.entry FROM unnest($2::text[]) WITH ORDINALITY AS entry (entry, number)`;
const ANSWER = 'INSERT INTO answered (mark, told, at) VALUES ($1, $2, $3) ON CONFLICT (mark) DO NOTHING';
const TOUCH = 'UPDATE match SET updated_at = $1 WHERE id = ANY ($2::text[])';
const FENCE = 'UPDATE match SET version = version + 1, mark = $3 WHERE id = $1 AND version = $2';
const SAY = 'INSERT INTO chat (match, seat, text, phrase, name, at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id';
const FORGET = `
  DELETE FROM chat WHERE match = $1 AND (seat IS NULL) = $2 AND id <=
    (SELECT id FROM chat WHERE match = $1 AND (seat IS NULL) = $2 ORDER BY id DESC LIMIT 1 OFFSET $3)`;
