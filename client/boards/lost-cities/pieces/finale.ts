/** The moment after the last move in which the map is still seen. */
import type { LostCitiesEvent } from '../../../../games/lost-cities/types.ts';
import { paceMs } from '../../../kit/motion/motion.ts';
import { flightsOf } from './flights.tsx';

/** How long what has arrived is looked at, in milliseconds. */
const LOOK = 900;

/** How long the last card, what was found and the figures are on their way and looked at; nothing where things don't move. */
export function finale(events: readonly LostCitiesEvent[]): number {
  const walk = paceMs('normal');
  return walk < 2 ? 0 : walk + flightsOf(events).length * paceMs('stagger') + LOOK;
}
