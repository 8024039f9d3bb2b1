/**
 * The matches of held seats that the server doesn't know. It may have lost them, or serve other data for a while; so a
 * match counts as gone only when it was missing on many different days.
 */
import { fieldsLike, fieldsOf, storedStore } from '../../kept/storage.ts';

const DAY = 86_400_000;
/** On how many days, each of which must be another one: a clock that jumps makes one day more, not many. */
const GONE_AFTER = 30;

/** The last day (since 1970) on which a match was missing, and on how many days it was. */
interface Missing {
  readonly last: number;
  readonly days: number;
}

const store = storedStore<Readonly<Record<string, Missing>>>('agora.missing', (stored) =>
  fieldsLike(stored, isMissing),
);

/** Notes which matches are missing now; all others are there. Returns those that count as gone. */
export function noteMissing(ids: readonly string[]): readonly string[] {
  const today = Math.floor(Date.now() / DAY);
  const before = store.get();
  const now = Object.fromEntries(ids.map((id) => [id, missingToday(before[id], today)]));
  if (JSON.stringify(now) !== JSON.stringify(before)) store.update(() => now);
  return ids.filter((id) => (now[id]?.days ?? 0) > GONE_AFTER);
}

function missingToday(before: Missing | undefined, today: number): Missing {
  if (before?.last === today) return before;
  return { last: today, days: (before?.days ?? 0) + 1 };
}

function isMissing(value: unknown): value is Missing {
  const { last, days } = fieldsOf(value);
  return typeof last === 'number' && typeof days === 'number';
}
