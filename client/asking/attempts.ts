/**
 * What was asked of the server and not answered yet. The idempotency key of each stays the same, and so does what was
 * drawn for it, until an answer comes: whoever presses again, even after a reload, asks for the same thing once.
 */
import { fieldsLike, fieldsOf, storedStore, withLast, without } from '../kept/storage.ts';

/** A little less than the server remembers its answers, in milliseconds. */
const LASTS = 3_000_000;
/** How many are remembered; the oldest go first. */
const MOST = 20;

interface Attempt {
  readonly drawn: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const store = storedStore<Readonly<Record<string, Attempt>>>('agora.unanswered', (stored) =>
  fieldsLike(stored, isAttempt),
);

/** What was drawn for something when it was asked first; `draw` draws it if there is no open attempt. */
export function drawnFor(what: string, draw: () => string): string {
  const drawn = noted(what) ?? draw();
  note(what, drawn);
  return drawn;
}

/** What is known of an open attempt; undefined if there is none. */
export function noted(what: string): string | undefined {
  const attempt = store.get()[what];
  return attempt !== undefined && Math.abs(Date.now() - attempt.at) < LASTS ? attempt.drawn : undefined;
}

/** Notes something of an attempt until it is settled. */
export function note(what: string, drawn: string): void {
  if (noted(what) === drawn) return;
  const attempt = { drawn, at: Date.now() };
  store.update((others) => withLast(others, what, attempt, MOST));
}

/** Something was answered: whoever asks for it again wants it anew. */
export function settle(what: string): void {
  if (Object.hasOwn(store.get(), what)) store.update((others) => without(others, what));
}

function isAttempt(value: unknown): value is Attempt {
  const { drawn, at } = fieldsOf(value);
  return typeof drawn === 'string' && typeof at === 'number';
}
