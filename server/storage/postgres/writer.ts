/**
 * Writes changes to PostgreSQL, a group in one statement, without waiting for locks that others hold on a match. If a
 * connection breaks, the writer finds out first which of its changes were stored.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Bundle, Change, WriteResult, Writer } from '../changes.ts';
import { openPool } from './database.ts';

/** This many groups are written at once. */
const CONNECTIONS = 4;
/** Timeouts, in milliseconds. */
const SLOWEST = { connectionTimeoutMillis: 2000, query_timeout: 3000, lock_timeout: 500, statement_timeout: 2000 };
/** The wait before a database that didn't answer is asked again, in milliseconds. */
const AGAIN = 300;

export class PostgresWriter implements Writer {
  private readonly pool: Pool;
  private isClosed = false;
  private fences = 0;

  constructor(
    url: string,
    private readonly node?: string,
    isSilent = false,
  ) {
    this.pool = openPool(url, { node, isSilent }, { max: CONNECTIONS, ...SLOWEST });
  }

  async write(bundles: readonly Bundle[]): Promise<readonly WriteResult[]> {
    const written = await this.group(bundles.flatMap((bundle) => (isPlain(bundle) ? bundle : [])));
    // What somebody else holds is waited for by itself, so that the others need not wait for it.
    return Promise.all(
      bundles.map(async (bundle) => (bundle.every(({ mark }) => written.has(mark)) ? 'stored' : this.together(bundle))),
    );
  }

  /** Rejects where nothing can be stored. Whether the database answers at all its leases tell all the time. */
  async probe(isThorough: boolean): Promise<void> {
    if (isThorough) await this.pool.query('UPDATE agora_version SET number = number');
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.pool.end();
  }

  /** Writes changes in one round trip. Returns the marks of those that are certainly written: others are locked or stale, or failed. */
  private async group(changes: readonly Change[]): Promise<ReadonlySet<string>> {
    if (changes.length === 0) return new Set();
    // All servers write in the same order, so that no two of them deadlock.
    const sorted = changes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    try {
      const query = { name: 'agora_group', text: FREE, values: columns(sorted) };
      const { rows } = await this.ask((client) => client.query<{ mark: string }>(query));
      return new Set(rows.map(({ mark }) => mark));
    } catch (error) {
      if (isSure(error)) return new Set();
      const stored = await Promise.all(changes.map((change) => this.isStored([change])));
      return new Set(changes.flatMap(({ mark }, at) => (stored[at] === true ? mark : [])));
    }
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

  /** Writes changes that must be stored all or none, that create or delete a match, or that must wait for somebody else's. */
  private async together(bundle: Bundle): Promise<WriteResult> {
    try {
      return await this.ask(async (client) => {
        await client.query('BEGIN');
        const isWritten = await written(client, bundle);
        const { command } = await client.query(isWritten ? 'COMMIT' : 'ROLLBACK');
        return isWritten && command === 'COMMIT' ? 'stored' : 'stale';
      });
    } catch (error) {
      if (isSure(error)) return { error };
      return (await this.isStored(bundle)) ? 'stored' : { error, isOld: true };
    }
  }

  /** Finds out whether changes without an answer were stored. If they were not, they never will be. */
  private async isStored(bundle: Bundle): Promise<boolean> {
    for (;;) {
      try {
        const results = [];
        for (const change of bundle) results.push(await this.isFound(change));
        return results.every(Boolean);
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

/** Whether the bundle changes a single match that exists and stays. */
const isPlain = (bundle: Bundle): boolean =>
  bundle.length === 1 && bundle.every(({ made, isWiped }) => made === undefined && !isWiped);

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
    const { id, version, made, isWiped, entries, answered, touchedAt } = change;
    const { rowCount } = isWiped
      ? await client.query(WIPE, [id, version])
      : await client.query(
          made === undefined ? WAITED_FOR : MAKE,
          made === undefined ? columns([change]) : created(change),
        );
    if (rowCount !== 1) return false;
    if (made !== undefined && entries.length > 0) await client.query(FIRST_ENTRIES, [id, entries]);
    if (made !== undefined || isWiped)
      for (const { mark, told } of answered) await client.query(ANSWER, [mark, told, touchedAt]);
  }
  return true;
}

function created({ id, made, state, initial, metadata, touchedAt, mark }: Change): unknown[] {
  const texts = [state?.text, initial, metadata?.text];
  const flags = [Number(metadata?.isUnlisted), Number(state?.isOver)];
  return [id, made?.game, state?.number, ...texts, ...flags, made?.createdAt, touchedAt, mark];
}

/** Turns changes into the columns of GROUP. */
function columns(changes: readonly Change[]): unknown[] {
  const column = (of: (change: Change) => unknown) => changes.map((change) => of(change) ?? null);
  const entries = changes.flatMap(({ id, entries: log }) => log.map((entry, index) => [id, index + 1, entry]));
  const answers = changes.flatMap(({ id, answered }) => answered.map(({ mark, told }) => [id, mark, told]));
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
    ...[0, 1, 2].map((at) => entries.map((entry) => entry[at])),
    ...[0, 1, 2].map((at) => answers.map((answer) => answer[at])),
  ];
}

const group = (lock: string) => `
  WITH told AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::int[],
        $9::int[], $10::bigint[])
      AS told (id, version, mark, state_id, state, initial, metadata, unlisted, over, updated_at)
  ), free AS (
    SELECT match.id FROM match JOIN told ON told.id = match.id AND told.version = match.version
    WHERE NOT EXISTS (SELECT FROM lease WHERE lease.match = match.id AND lease.node <> this_node())
    FOR UPDATE OF match ${lock}
  ), done AS (
    UPDATE match SET version = match.version + 1, mark = told.mark, state_id = coalesce(told.state_id, match.state_id),
      state = coalesce(told.state, match.state), initial = coalesce(told.initial, match.initial),
      metadata = coalesce(told.metadata, match.metadata), unlisted = coalesce(told.unlisted, match.unlisted),
      over = coalesce(told.over, match.over), updated_at = told.updated_at
    FROM told WHERE match.id = told.id AND match.id IN (SELECT id FROM free)
    RETURNING match.id, match.mark, match.updated_at
  ), logged AS (
    INSERT INTO log (match, position, entry)
    SELECT entry.match, entry.number + coalesce((SELECT max(position) FROM log WHERE log.match = entry.match), -1), entry.entry
    FROM unnest($11::text[], $12::int[], $13::text[]) AS entry (match, number, entry) JOIN done ON done.id = entry.match
  ), answered AS (
    INSERT INTO answered (mark, told, at)
    SELECT answer.mark, answer.told, done.updated_at
    FROM unnest($14::text[], $15::text[], $16::text[]) AS answer (match, mark, told) JOIN done ON done.id = answer.match
    ON CONFLICT (mark) DO NOTHING
  )
  SELECT mark FROM done`;

/** Skips matches that somebody else has locked. A node that was suspended and has lost a match writes nothing to it. */
const FREE = group('SKIP LOCKED');
const WAITED_FOR = group('');
const MAKE = `
  INSERT INTO match (id, game, state_id, state, initial, metadata, unlisted, over, created_at, updated_at, mark)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
const WIPE = 'DELETE FROM match WHERE id = $1 AND version = $2';
/** A match may have been played on before it is stored for the first time. */
const FIRST_ENTRIES = `
  INSERT INTO log (match, position, entry)
  SELECT $1, entry.number - 1, entry.entry FROM unnest($2::text[]) WITH ORDINALITY AS entry (entry, number)`;
const ANSWER = 'INSERT INTO answered (mark, told, at) VALUES ($1, $2, $3) ON CONFLICT (mark) DO NOTHING';
const FENCE = 'UPDATE match SET version = version + 1, mark = $3 WHERE id = $1 AND version = $2';
