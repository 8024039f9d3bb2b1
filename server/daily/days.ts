/** Days, as 2026-11-22 in UTC: which of them are open, and which are kept. */
import type { Clock } from '../clock.ts';
import { Refused } from '../refused.ts';

const DAY = 86_400_000;
/** Results are taken on the day and for so many days after: a match may go on past midnight, or where there is no network. */
const TAKEN_FOR = 6;
/** For so many days after they are kept. */
const KEPT_FOR = 30;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The first day whose results are kept. */
export const keptSince = (now: number): string => dayOf(now - KEPT_FOR * DAY);

/** Refuses what is no day of which results are kept, or taken where it is about one. */
export function demandDay(day: string, { now }: Pick<Clock, 'now'>, taken: boolean): void {
  const first = dayOf(now() - (taken ? TAKEN_FOR : KEPT_FOR) * DAY);
  // They are compared as texts, so that it must be written just so.
  if (/^\d{4}-\d\d-\d\d$/.test(day) && day >= first && day <= dayOf(now())) return;
  throw new Refused(
    { code: 'dayClosed', first },
    `That is no day whose results are ${taken ? 'taken' : 'kept'}; the first is ${first}.`,
  );
}
