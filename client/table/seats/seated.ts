/** A player as the table shows them. Boards know nothing of clocks, or of who plays for whom. */
import type { SeatClock, SeatPlay } from '../../../server/contract/tables.ts';
import type { Player } from '../../boards/contract.ts';

export interface Seated extends Player, Omit<SeatPlay, 'clock' | 'standsInAfter' | 'waits' | keyof Player> {
  /** Only at tables with a clock. */
  readonly clock?: PlayerClock;
}

/** A clock, with the time (by this screen's clock) at which it had these values; all in milliseconds. */
export interface PlayerClock extends SeatClock {
  readonly at: number;
}
