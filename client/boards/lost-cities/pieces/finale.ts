/** The time after the last move in which the map is still visible. */
import type { LostCitiesEvent } from '../../../../games/lost-cities/types.ts';
import { paceMs } from '../../../kit/motion/motion.ts';
import { flightsOf } from './flights.tsx';

/** How long the map is shown after everything has arrived, in milliseconds. */
const LOOK = 900;

/**
 * How many milliseconds the animations of the last move take, plus the time to look at the map; 0 if animations are
 * off.
 */
export function finale(events: readonly LostCitiesEvent[]): number {
  const walk = paceMs('normal');
  return walk < 2 ? 0 : walk + flightsOf(events).length * paceMs('stagger') + LOOK;
}
