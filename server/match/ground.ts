/** What everything that is done at matches stands on. Each part says which of it it needs. */
import type { Logger } from 'pino';
import type { Seat } from '../../games/kit/rules.ts';
import type { Clock } from '../clock.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { Commands } from './commands/commands.ts';
import type { EventBus } from './event-bus.ts';
import type { Games } from './games.ts';
import type { Matches } from './matches.ts';
import type { MatchTimers } from './time/timers.ts';

export interface Ground {
  readonly store: MatchStore;
  readonly games: Games;
  readonly matches: Matches;
  readonly bus: EventBus;
  readonly commands: Pick<Commands, 'do'>;
  /** The time of day, and how long something takes. What matches wait for is measured by `timers`. */
  readonly clock: Pick<Clock, 'now' | 'ticks'>;
  readonly timers: MatchTimers;
  readonly log: Logger;
  /** Whether this server owns the match: runs its clocks and bots. */
  owns(id: string): boolean;
  /** Whether somebody follows a match from a seat right now. */
  isPresent(id: string, seat: Seat): boolean;
  /** The same, but through another server. */
  isElsewhere(id: string, seat: Seat): boolean;
  /** Whether somebody lost their connection together with another server, and may be back in a moment. */
  isCutOff(id: string, seat: Seat): boolean;
  /** Whether a seat is followed from a device, which is given by the hash of its credentials. */
  isThere(id: string, seat: Seat, key: string): boolean;
}
