/** What a player's clock shows from one second to the next. */
import type { Pace } from '../../../server/wire.ts';
import { useSecondsUntil } from '../../kit/countdown.ts';
import type { PlayerClock } from './seated.ts';

/** In whole seconds. */
export interface ClockFace {
  readonly left: number;
  /** What the bank has. */
  readonly bank: number;
  readonly runs: boolean;
  /** Whether it is time to say that time is short. */
  readonly short: boolean;
}

/** At least so many seconds before the end time is short. */
const LAST = 10;
/** So much of a decision is its end. */
const END = 0.2;

/** A clock's face as it is now; null without one. */
export function useClockFace(clock: PlayerClock | undefined, pace: Pace | undefined): ClockFace | null {
  const total = clock === undefined ? 0 : clock.left + clock.bank;
  const counted = useSecondsUntil(clock?.runs === true ? clock.at + total : undefined);
  if (clock === undefined || pace === undefined) return null;
  const seconds = counted ?? Math.ceil(total / 1000);
  const bank = Math.min(seconds, Math.ceil(clock.bank / 1000));
  const own = pace.kind === 'live' ? pace.decision : pace.turn;
  return { left: seconds - bank, bank, runs: clock.runs, short: clock.runs && seconds <= Math.max(LAST, END * own) };
}
