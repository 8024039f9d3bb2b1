/** Sends messages to one node only. Messages that arrive while a query runs are sent together in the next one. */
import type { QueryConfig, QueryResult } from 'pg';
import { TooLongError, type Whom } from './line.ts';

/** One statement carries at most this many messages. */
const MOST = 200;
/** The longest payload that NOTIFY accepts, in bytes. */
const LONGEST = 7999;

interface Waiting {
  readonly node: string | null;
  readonly match: string | null;
  readonly told: string;
  resolve(isThere: boolean): void;
  reject(error: unknown): void;
}

export class Tells {
  private waiting: Waiting[] = [];
  private isGoing = false;

  /** `line` asks the database one question after the other. */
  constructor(private readonly database: { ask(question: QueryConfig): Promise<QueryResult> }) {}

  /**
   * Tells one node. Resolves with whether there is one: a match that is over has no owner. Rejects with a TooLongError, or where
   * the database doesn't answer: then it may have been told.
   */
  tell(whom: Whom, told: string): Promise<boolean> {
    if (Buffer.byteLength(told) > LONGEST) return Promise.reject(new TooLongError(`${told.length} characters`));
    return new Promise((resolve, reject) => {
      const [node, match] = 'node' in whom ? [whom.node, null] : [null, whom.ownerOf];
      this.waiting.push({ node, match, told, resolve, reject });
      if (this.isGoing) return;
      this.isGoing = true;
      // Other messages of this turn of the event loop are sent along.
      setImmediate(() => void this.go());
    });
  }

  /** Runs one statement at a time; messages that arrive meanwhile go into the next one. */
  private async go(): Promise<void> {
    while (this.waiting.length > 0) await this.send(this.waiting.splice(0, MOST));
    this.isGoing = false;
  }

  private async send(group: readonly Waiting[]): Promise<void> {
    const column = (of: (each: Waiting) => string | null) => group.map(of);
    const values = [column(({ node }) => node), column(({ match }) => match), column(({ told }) => told)];
    try {
      const { rows } = await this.database.ask({ name: 'agora_tell', text: TELL, values });
      const found = new Set((rows as { number: string }[]).map(({ number }) => Number(number)));
      for (const [index, { resolve }] of group.entries()) resolve(found.has(index + 1));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}

/** The owner of a match is looked up by the same statement that sends the message. */
const TELL = `
  SELECT number, pg_notify('agora_to_' || coalesce(given.node, lease.node), told)
  FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS given (node, match, told, number)
    LEFT JOIN lease ON lease.match = given.match
  WHERE coalesce(given.node, lease.node) IS NOT NULL
  ORDER BY number`;
