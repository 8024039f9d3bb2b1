/** A player as the table shows them. Boards know nothing of clocks, or of who plays for whom. */
import type { Claimed, SeatClock, UndoRequest, Vote } from '../../../server/wire.ts';
import type { Player } from '../../boards/contract.ts';

export interface Seated extends Player {
  /**
   * How long the bot plays for them. deed: until they do something. move: for one decision. Otherwise until they are
   * back.
   */
  readonly standInUntil?: 'deed' | 'move';
  /** Only at tables with a clock. */
  readonly clock?: PlayerClock;
  /** While everybody waits for them: who wants a bot to play for them, and how many must. */
  readonly vote?: Vote;
  /** They would like to undo their last move. */
  readonly asksUndo?: UndoRequest;
  /** Somebody says that this seat is theirs. */
  readonly claimed?: Claimed;
  /** They have asked the bots not to pause until they must decide. */
  readonly hurries?: true;
}

/** A clock, with the time (by this screen's clock) at which it had these values; all in milliseconds. */
export interface PlayerClock extends SeatClock {
  readonly at: number;
}
