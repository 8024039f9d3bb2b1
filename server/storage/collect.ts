/** Clears away matches that nobody needs any more. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Bulletin } from '../match/bulletin.ts';
import type { MatchStore } from './match-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Collecting {
  readonly store: MatchStore;
  readonly bulletin: Bulletin;
  readonly log: Logger;
  readonly clock: Clock;
  /** What puts times right that were told wrong. */
  readonly jumps: { look(): void };
  /** Whether somebody follows a match right now. */
  isInUse(id: string): boolean;
  /** Clears away what isn't a match's. */
  others(): Promise<unknown>;
  /** Whether it is for this server to clear away. */
  isOurs(): boolean;
}

/** The time so many days ago; with 0 days the beginning of time, which nothing is older than. */
const before = (now: number, days: number) => (days === 0 ? 0 : now - days * DAY);

/** Deletes old matches now and every hour. */
export function collectGarbage(
  { store, bulletin, log, clock, jumps, isInUse, isOurs, others }: Collecting,
  { keepFinishedDays, keepAbandonedDays }: Pick<Config, 'keepFinishedDays' | 'keepAbandonedDays'>,
): { stop(): void } {
  let callOff = () => {};
  const failed = (error: unknown) => log.warn({ error }, 'what is old could not be cleared away');
  const collected = (over: boolean, from: number) => {
    try {
      return store.upkeep.collect(over, from, isInUse);
    } catch (error) {
      // In an hour it is tried again.
      failed(error);
      return [];
    }
  };
  const collect = () => {
    jumps.look();
    const now = clock.now();
    const days = isOurs()
      ? ([
          [true, keepFinishedDays],
          [false, keepAbandonedDays],
        ] as const)
      : [];
    const ids = days.flatMap(([over, kept]) => collected(over, before(now, kept)));
    for (const id of ids) bulletin.publish({ kind: 'gone', id });
    if (ids.length > 0) log.info({ matches: ids.length }, 'old matches deleted');
    if (isOurs()) others().catch(failed);
    callOff = clock.after(HOUR, collect);
  };
  collect();
  return { stop: () => callOff() };
}
