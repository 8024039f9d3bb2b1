/** Sends messages to one node only. Messages that arrive while a statement runs are sent together in the next one. */
import type { QueryConfig, QueryResult } from 'pg';
import { Batches } from '../../batches.ts';
import { TooLongError, type Whom } from './line.ts';

/** One statement carries at most this many messages, and runs alone. */
const LIMITS = { most: 200, atOnce: 1 };
/** The longest payload that NOTIFY accepts, in bytes. */
const LONGEST = 7999;

export class Tells {
  private readonly batches;

  /** `database` is asked one question after the other. */
  constructor(database: { ask(question: QueryConfig): Promise<QueryResult> }) {
    this.batches = new Batches(async (given: readonly { readonly whom: Whom; readonly told: string }[]) => {
      const nodes = given.map(({ whom }) => ('node' in whom ? whom.node : null));
      const matches = given.map(({ whom }) => ('node' in whom ? null : whom.ownerOf));
      const values = [nodes, matches, given.map(({ told }) => told)];
      const { rows } = await database.ask({ name: 'agora_tell', text: TELL, values });
      const found = new Set((rows as { number: string }[]).map(({ number }) => Number(number)));
      return given.map((_, index) => found.has(index + 1));
    }, LIMITS);
  }

  /**
   * Tells one node. Resolves with whether there is one: a match that is over has no owner. Rejects with a TooLongError, or where
   * the database doesn't answer: then it may have been told.
   */
  async tell(whom: Whom, told: string): Promise<boolean> {
    if (Buffer.byteLength(told) > LONGEST) throw new TooLongError(`${told.length} characters`);
    return this.batches.ask({ whom, told });
  }
}

/** The owner of a match is looked up by the same statement that sends the message. */
const TELL = `
  SELECT number, pg_notify('agora_to_' || coalesce(given.node, lease.node), told)
  FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS given (node, match, told, number)
    LEFT JOIN lease ON lease.match = given.match
  WHERE coalesce(given.node, lease.node) IS NOT NULL
  ORDER BY number`;
