/**
 * Deletes matches that nobody needs any more: never at a start, and only by days on which a server ran, because a clock
 * may be weeks ahead.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { EventBus } from '../match/event-bus.ts';
import type { Metrics } from '../metrics.ts';
import type { MatchStore } from '../storage/match-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Collecting {
  readonly store: MatchStore;
  readonly bus: EventBus;
  readonly log: Logger;
  readonly clock: Clock;
  /** Corrects stored times after the clock was wrong. */
  readonly jumps: { look(): Promise<void> };
  /** Whether somebody follows a match right now. */
  isInUse(id: string): boolean;
  /** Deletes old data that belongs to no match. */
  others(): Promise<unknown>;
  readonly metrics: Pick<Metrics, 'deleted'>;
  /** Whether this server is the one that cleans up. */
  isOurs(): boolean;
}

/** Deletes old matches every hour. */
export function collectGarbage(
  { store, bus, log, clock, jumps, isInUse, isOurs, others, metrics }: Collecting,
  { keepFinishedDays, keepAbandonedDays }: Pick<Config, 'keepFinishedDays' | 'keepAbandonedDays'>,
): { stop(): void } {
  let callOff = () => {};
  const failed = (error: unknown) => log.warn({ error }, 'what is old could not be cleared away');
  const collected = async (over: boolean, days: number) => {
    const since = days === 0 ? undefined : await store.upkeep.servedSince(days);
    if (since === undefined) return;
    const ids = await store.upkeep.collect(over, Math.min(clock.now() - days * DAY, since * DAY + DAY), isInUse);
    for (const id of ids) bus.publish({ kind: 'gone', id });
    if (ids.length === 0) return;
    const kind = over ? 'finished' : 'abandoned';
    metrics.deleted(kind, ids.length);
    log.warn({ kind, matches: ids.length, days }, 'old matches deleted');
  };
  const collect = async () => {
    // Else what was written under a wrong time would look old.
    await jumps.look();
    await serve();
    await collected(true, keepFinishedDays);
    await collected(false, keepAbandonedDays);
    await others();
  };
  /** Notes that it runs today. */
  const serve = () => store.upkeep.serve(Math.floor(clock.now() / DAY));
  // What fails is tried again in an hour.
  const tried = (work: () => Promise<unknown>) => {
    if (isOurs()) work().catch(failed);
  };
  const collectLater = () => {
    callOff = clock.after(HOUR, () => {
      tried(collect);
      collectLater();
    });
  };
  tried(serve);
  collectLater();
  return { stop: () => callOff() };
}
