/** Clears away matches that nobody needs any more. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Bulletin } from '../match/bulletin.ts';
import type { MatchStore } from './match-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The time so many days ago; with 0 days the beginning of time, which nothing is older than. */
const before = (now: number, days: number) => (days === 0 ? 0 : now - days * DAY);

/** Deletes old matches now and every hour. */
export function collectGarbage(
  store: MatchStore,
  bulletin: Bulletin,
  { keepFinishedDays, keepAbandonedDays }: Pick<Config, 'keepFinishedDays' | 'keepAbandonedDays'>,
  log: Logger,
  now: () => number = Date.now,
): { stop(): void } {
  const collect = () => {
    const ids = [
      ...store.collect(true, before(now(), keepFinishedDays)),
      ...store.collect(false, before(now(), keepAbandonedDays)),
    ];
    for (const id of ids) bulletin.publish({ kind: 'gone', id });
    if (ids.length > 0) log.info({ matches: ids.length }, 'old matches deleted');
  };
  collect();
  const timer = setInterval(collect, HOUR).unref();
  return { stop: () => clearInterval(timer) };
}
