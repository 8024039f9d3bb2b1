/** What a player's clock shows, second by second. */
import type { Pace } from '../../../server/contract/tables.ts';
import { useSecondsUntil } from '../../kit/countdown.ts';
import type { PlayerClock } from './seated.ts';

/** All times in whole seconds. */
export interface ClockFace {
  readonly left: number;
  /** The time in reserve. */
  readonly bank: number;
  readonly runs: boolean;
  /** Whether to warn that time is short. */
  readonly short: boolean;
}

/** Time is short at this many seconds before the end, or earlier. */
const LAST = 10;
/** Time is short in this last part of a decision's time. */
const END = 0.2;

/** The current display of a clock; null if there is no clock. */
export function useClockFace(clock: PlayerClock | undefined, pace: Pace | undefined): ClockFace | null {
  const total = clock === undefined ? 0 : clock.left + clock.bank;
  const counted = useSecondsUntil(clock?.runs === true ? clock.at + total : undefined);
  if (clock === undefined || pace === undefined) return null;
  const seconds = counted ?? Math.ceil(total / 1000);
  const bank = Math.min(seconds, Math.ceil(clock.bank / 1000));
  const own = pace.kind === 'live' ? pace.decision : pace.turn;
  return { left: seconds - bank, bank, runs: clock.runs, short: clock.runs && seconds <= Math.max(LAST, END * own) };
}
