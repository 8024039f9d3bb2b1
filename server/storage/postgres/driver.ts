/**
 * PostgreSQL, for data on another machine. The server waits for each answer, as it does with SQLite, so that a deed is
 * done without a break and nobody is told of anything that isn't stored. What the server reads often it caches until
 * somebody else writes it, so that an action costs only the round trips of its own transaction.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { numbered } from '../ask.ts';
import type { Driver, Statement, Value } from '../driver.ts';
import { postgresVersions } from './versions.ts';

/** The limit for an answer, in milliseconds. The database itself cancels what takes longer than two seconds. */
const PATIENCE = 3000;
/** The limit for the first answer, which a server that is just shutting down may delay. */
const PATIENCE_AT_START = 8000;

/** A statement's place in a transaction: outside of one, or its first, a middle or its last statement. */
type Place = 'alone' | 'first' | 'inside' | 'last';

type Request =
  | { readonly kind: 'open' | 'share' | 'close' }
  | {
      readonly kind: 'query';
      readonly place: Place;
      readonly text: string;
      readonly name?: string;
      readonly values?: Value[];
    };

interface Answer {
  readonly number: number;
  readonly rows?: unknown[];
  readonly count?: number;
  readonly isAlone?: boolean;
  readonly problem?: { readonly message: string; readonly code?: string };
}

/** The path of a file that is built beside this one. */
const beside = (name: string) => new URL(name, import.meta.url);

/** The database reported an error, or could not be reached. */
class PostgresError extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

interface Opening {
  /** What the server is called that opens it; absent for whoever is none. */
  readonly node?: string;
  /** How long to wait for an answer, in milliseconds. */
  readonly patience?: number;
}

/** Opens the database of a URL. Throws a sentence where it can't be reached or a server is on it that bears no other. */
export function openPostgres(url: string, { node, patience = PATIENCE }: Opening = {}): Driver {
  const link = new Link(url, node, patience);
  let isAlone: boolean;
  try {
    isAlone = link.ask({ kind: 'open' }, PATIENCE_AT_START).isAlone === true;
  } catch (error) {
    link.end();
    if ((error as PostgresError).code === 'CLAIMED')
      throw new Error('a server of an earlier Agora runs on the database of DATABASE_URL; it must be stopped first', {
        cause: error,
      });
    throw new Error('DATABASE_URL names a database that cannot be opened', { cause: error });
  }
  const session = new Session(link);
  const one = (text: string) => session.run('alone', { text }).rows?.[0] as Readonly<Record<string, unknown>>;
  return {
    versions: postgresVersions,
    forUpdate: ' FOR UPDATE',
    version: () => {
      const isThere = one(`SELECT to_regclass('agora_version') AS name`)['name'] !== null;
      return isThere ? (one('SELECT number FROM agora_version')['number'] as number) : 0;
    },
    setVersion: (version) => {
      const keep = `
        CREATE TABLE IF NOT EXISTS agora_version (number integer NOT NULL);
        DELETE FROM agora_version;
        INSERT INTO agora_version VALUES (${version})`;
      session.transaction(() => session.statement(keep));
    },
    exec: (sql) => {
      session.statement(sql);
    },
    prepare: (sql) => session.prepare(sql),
    transaction: (work) => session.transaction(work),
    // Only nodes concerned with a match are told of its moves.
    hearsAll: false,
    // Nobody reported what others wrote while the database was gone.
    watch: (written) => link.watch(written),
    look: () => {},
    ...(node === undefined
      ? {}
      : { sharing: { isAlone, begin: () => void link.ask({ kind: 'share' }), isThere: () => link.isThere } }),
    close: () => {
      try {
        link.ask({ kind: 'close' });
      } finally {
        link.end();
      }
    },
  };
}

/** Statements and transactions on one connection. */
class Session {
  private state: 'idle' | 'asked' | 'begun' = 'idle';
  private prepared = 0;

  constructor(private readonly link: Link) {}

  prepare(sql: string): Statement {
    const text = numbered(sql);
    const name = `agora_${++this.prepared}`;
    const run = (values: Value[]) => this.statement(text, name, values.map(storable));
    return {
      run: (...values) => run(values).count ?? 0,
      get: (...values) => run(values).rows?.[0],
      all: (...values) => run(values).rows ?? [],
    };
  }

  statement(text: string, name?: string, values?: Value[]): Answer {
    const { state } = this;
    if (state !== 'idle') this.state = 'begun';
    const place = state === 'idle' ? 'alone' : state === 'asked' ? 'first' : 'inside';
    return this.run(place, { text, ...(name === undefined ? {} : { name, values: values ?? [] }) });
  }

  transaction<T>(work: () => T): T {
    if (this.state !== 'idle') return work();
    this.state = 'asked';
    try {
      const done = work();
      if (this.has('begun')) this.run('last', { text: 'COMMIT' });
      return done;
    } catch (error) {
      if (this.has('begun')) this.undo();
      throw error;
    } finally {
      this.state = 'idle';
    }
  }

  run(place: Place, query: { readonly text: string; readonly name?: string; readonly values?: Value[] }): Answer {
    return this.link.ask({ kind: 'query', place, ...query });
  }

  private has(state: Session['state']): boolean {
    return this.state === state;
  }

  /**
   * Rolls back. An error of the rollback is ignored: the first error matters, and a lost connection ends the
   * transaction anyway.
   */
  private undo(): void {
    try {
      this.run('last', { text: 'ROLLBACK' });
    } catch {
      // The caller throws the first error.
    }
  }
}

/**
 * Indices in the memory that both threads share: how many requests were answered, and whether the database can be
 * reached.
 */
const ANSWERED = 0;
const IS_THERE = 1;

/** The thread that talks to the database, and the code that waits for it. */
class Link {
  private readonly shared = new Int32Array(new SharedArrayBuffer(8));
  private readonly channel = new MessageChannel();
  private readonly worker: Worker;
  private asked = 0;
  private isEnded = false;
  private back = () => {};

  constructor(
    url: string,
    node: string | undefined,
    private readonly patience: number,
  ) {
    const { port1: port } = this.channel;
    this.worker = new Worker(beside('postgres-thread.mjs'), {
      workerData: { url, node, port, signal: this.shared.buffer },
      transferList: [port],
      execArgv: [],
    });
    this.worker.unref();
    this.worker.on('message', () => this.back());
  }

  /** Calls `back` whenever the database can be reached again. */
  watch(back: () => void): void {
    this.back = back;
  }

  /** Whether the database can be reached; while it can't, requests are refused at once. */
  get isThere(): boolean {
    return Atomics.load(this.shared, IS_THERE) === 1;
  }

  /** Waits for the answer. Throws the database's error, or an error if no answer comes in time. */
  ask(request: Request, patience = this.patience): Answer {
    if (this.isEnded) throw new PostgresError('the database is closed', undefined);
    const { port2: port } = this.channel;
    const number = ++this.asked;
    port.postMessage({ ...request, number });
    const late = performance.now() + patience;
    for (;;) {
      const seen = Atomics.load(this.shared, ANSWERED);
      const answer = receiveMessageOnPort(port)?.message as Answer | undefined;
      if (answer?.number === number) return whole(answer);
      // This answers an earlier request that timed out; the one that is awaited comes later.
      if (answer !== undefined) continue;
      if (performance.now() > late) {
        port.postMessage({ kind: 'abandon' });
        throw new PostgresError('the database does not answer', undefined);
      }
      Atomics.wait(this.shared, ANSWERED, seen, Math.max(1, late - performance.now()));
    }
  }

  end(): void {
    this.isEnded = true;
    this.channel.port2.close();
    void this.worker.terminate();
  }
}

function whole(answer: Answer): Answer {
  if (answer.problem === undefined) return answer;
  throw new PostgresError(answer.problem.message, answer.problem.code);
}

/** PostgreSQL can't store NUL in a text, and no text of ours has one: a search for such a text finds nothing. */
const storable = (value: Value): Value => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);
