/** Deletes matches that nobody needs any more. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { EventBus } from '../match/event-bus.ts';
import type { Metrics } from '../metrics.ts';
import type { MatchStore } from './match-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Collecting {
  readonly store: MatchStore;
  readonly bus: EventBus;
  readonly log: Logger;
  readonly clock: Clock;
  /** Corrects stored times after the clock was wrong. */
  readonly jumps: { look(): void };
  /** Whether somebody follows a match right now. */
  isInUse(id: string): boolean;
  /** Deletes old data that belongs to no match. */
  others(): Promise<unknown>;
  readonly metrics: Pick<Metrics, 'deleted'>;
  /** Whether this server is the one that cleans up. */
  isOurs(): boolean;
}

/** The time so many days ago. With 0 days it is the beginning of time, so that no match is older. */
const before = (now: number, days: number) => (days === 0 ? 0 : now - days * DAY);

/** Deletes old matches now and every hour. */
export function collectGarbage(
  { store, bus, log, clock, jumps, isInUse, isOurs, others, metrics }: Collecting,
  { keepFinishedDays, keepAbandonedDays }: Pick<Config, 'keepFinishedDays' | 'keepAbandonedDays'>,
): { stop(): void } {
  let callOff = () => {};
  const failed = (error: unknown) => log.warn({ error }, 'what is old could not be cleared away');
  const collected = (over: boolean, from: number) => {
    try {
      const ids = store.upkeep.collect(over, from, isInUse);
      metrics.deleted(over ? 'finished' : 'abandoned', ids.length);
      return ids;
    } catch (error) {
      // The next run, in an hour, tries again.
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
    for (const id of ids) bus.publish({ kind: 'gone', id });
    if (ids.length > 0) log.info({ matches: ids.length }, 'old matches deleted');
    if (isOurs()) others().catch(failed);
    callOff = clock.after(HOUR, collect);
  };
  collect();
  return { stop: () => callOff() };
}
