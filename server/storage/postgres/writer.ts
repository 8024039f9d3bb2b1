/**
 * Writes changes to PostgreSQL: a group in one statement, without waiting for anybody who holds a match meanwhile. What a
 * connection took along when it broke is found out before anything else is said of it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import type { Bundle, Change, Fate, Said, Writer } from '../changes.ts';

/** So many groups are written at once. */
const CONNECTIONS = 4;
/** In milliseconds. */
const SLOWEST = { connectionTimeoutMillis: 2000, query_timeout: 3000, lock_timeout: 500, statement_timeout: 2000 };
/** After how many milliseconds a database is asked again that didn't answer. */
const AGAIN = 300;
/** So many characters of what other nodes were answered are kept of a match: some forty answers. */
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
    // One line too many is let go of with the next.
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

  /** Which of these were written for sure. The others are locked or stale, or something has failed. */
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

  /** One that the others must not wait for. */
  private async alone(change: Change): Promise<Fate> {
    try {
      return (await this.ids([change], WAITED_FOR)).length === 1 ? 'stored' : 'stale';
    } catch (error) {
      return this.fate([change], error);
    }
  }

  private async ids(changes: readonly Change[], text: string): Promise<readonly string[]> {
    // One after the other in the same order everywhere: no two servers wait for each other.
    const sorted = changes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const name = text === FREE ? 'agora_group' : 'agora_alone';
    const rows = await this.ask(async (client) => {
      const answer = await client.query<{ id: string }>({ name, text, values: columns(sorted) });
      return answer.rows;
    });
    return rows.map(({ id }) => id);
  }

  /** Asks on a connection, which is given up where the database hasn't said what is wrong. */
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

  /** What became of changes where something has failed. */
  private async fate(bundle: Bundle, error: unknown): Promise<Fate> {
    if (isSure(error)) return { error };
    return (await this.isStored(bundle)) ? 'stored' : { error, isOld: true };
  }

  /** Changes of which all are stored or none, or that make or delete a match. */
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

  /** Whether changes were stored of which the database has said nothing. Afterwards they never will be, where they weren't. */
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

  /** Looks for the mark of a change; where it isn't there another write takes its place, so that it comes too late. */
  private async isFound({ id, version, mark, isWiped }: Change): Promise<boolean> {
    const fence = `${this.node} fence ${++this.fences}`;
    if (version !== undefined) await this.pool.query(FENCE, [id, version, fence]);
    const { rows } = await this.pool.query<{ mark: string }>('SELECT mark FROM match WHERE id = $1', [id]);
    return isWiped ? rows.length === 0 : rows[0]?.mark === mark;
  }
}

/** Of one match, which is there and stays. */
const isPlain = (bundle: Bundle): boolean =>
  bundle.length === 1 && bundle.every(({ made, isWiped }) => made === undefined && !isWiped);

/** Nothing was asked of the database. */
class UnsentError extends Error {}

/** Whether nothing was stored for sure: the database itself has said what is wrong, or was asked nothing. */
const isSure = (error: unknown): boolean =>
  error instanceof UnsentError ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(?!08)[0-9A-Z]{5}$/.test(error.code));

/** Whether all of them could be written, in a transaction. */
async function written(client: PoolClient, bundle: Bundle): Promise<boolean> {
  for (const change of bundle) {
    const { text, values } = statementFor(change);
    const { rowCount } = await client.query(text, values);
    if (rowCount !== 1) return false;
  }
  return true;
}

function statementFor(change: Change): { readonly text: string; readonly values: unknown[] } {
  const { id, version, made, state, initial, metadata, mark, touchedAt, isWiped } = change;
  if (isWiped) return { text: 'DELETE FROM match WHERE id = $1 AND version = $2', values: [id, version] };
  if (made === undefined) return { text: WAITED_FOR, values: columns([change]) };
  const { game, createdAt } = made;
  const texts = [state?.text, initial, metadata?.text];
  const flags = [Number(metadata?.isUnlisted), Number(state?.isOver)];
  return { text: MAKE, values: [id, game, state?.number, ...texts, ...flags, createdAt, touchedAt, mark] };
}

/** Changes as the columns of GROUP. */
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

/** Leaves out what somebody else has locked. Whoever stood still, and owns a match no longer, writes nothing of it. */
const FREE = group('SKIP LOCKED');
const WAITED_FOR = group('');
const MAKE = `
  INSERT INTO match (id, game, state_id, state, initial, metadata, unlisted, over, created_at, updated_at, mark)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
const TOUCH = 'UPDATE match SET updated_at = $1 WHERE id = ANY ($2::text[])';
const FENCE = 'UPDATE match SET version = version + 1, mark = $3 WHERE id = $1 AND version = $2';
const SAY = 'INSERT INTO chat (match, seat, text, phrase, name, at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id';
const FORGET = `
  DELETE FROM chat WHERE match = $1 AND (seat IS NULL) = $2 AND id <=
    (SELECT id FROM chat WHERE match = $1 AND (seat IS NULL) = $2 ORDER BY id DESC LIMIT 1 OFFSET $3)`;
