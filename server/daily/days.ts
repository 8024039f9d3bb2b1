/** Days in UTC, written as 2026-11-22: on which of them results are accepted and kept. */
import type { Clock } from '../clock.ts';
import { Refused } from '../refused.ts';

const DAY = 86_400_000;
/** For how many days after its day a result is accepted: a match may last past midnight, or be played offline. */
const TAKEN_FOR = 6;
/** For how many days after its day a result is kept. */
const KEPT_FOR = 30;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The first day whose results are still kept. */
export const keptSince = (now: number): string => dayOf(now - KEPT_FOR * DAY);

/** The 28 days that end today, the earliest first. */
export const weeksDays = (now: number): readonly string[] =>
  Array.from({ length: 28 }, (_, at) => dayOf(now - (27 - at) * DAY));

/** Refuses a text that isn't a day with kept results; if `taken`, one for which results aren't accepted. */
export function demandDay(day: string, { now }: Pick<Clock, 'now'>, taken: boolean): void {
  const first = dayOf(now() - (taken ? TAKEN_FOR : KEPT_FOR) * DAY);
  // Days are compared as texts, so they must be written exactly like this.
  if (/^\d{4}-\d\d-\d\d$/.test(day) && day >= first && day <= dayOf(now())) return;
  throw new Refused(
    { code: 'dayClosed', first },
    `That is no day whose results are ${taken ? 'taken' : 'kept'}; the first is ${first}.`,
  );
}
