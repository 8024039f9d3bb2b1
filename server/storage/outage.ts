/** Tells an outage of the database, or of the line between servers, from a mistake: later the same may work. */
import { DoubtError } from './journal.ts';

/** Something that this server needs can't be reached just now. */
export class OutageError extends Error {}

/** Codes of the network, and of SQLite for a full or locked disk. */
const CODES =
  /^(?:E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN)|SQLITE_(?:FULL|BUSY|LOCKED|READONLY|IOERR|CANTOPEN)\w*)$/;
/** PostgreSQL's classes: connections, resources, an operator's intervention, and locks that others hold. */
const STATES = /^(?:08|53|57)[0-9A-Z]{3}$|^55P03$|^25006$/;
/** What libraries and the threads of the database say without a code. */
const WORDS =
  /^(?:the database (?:is gone|is locked|is closed|is not connected|does not answer)|the transaction (?:is lost|could not be committed)|database (?:or disk is full|is locked)|disk I\/O error|attempt to write a readonly database|Connection terminated|Query read timeout|timeout (?:exceeded when trying to connect|expired)|Client (?:has encountered a connection error|was closed)|Cannot use a pool after)/i;

/** Whether an error, or what caused it, says that the database can't be reached or can't store anything just now. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof OutageError || error instanceof DoubtError) return true;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (CODES.test(code) || STATES.test(code))) return true;
  return WORDS.test(error.message) || isOutage(error.cause);
}
