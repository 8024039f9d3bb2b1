/** A player as the table shows them; boards know nothing of clocks, nor of who plays for whom. */
import type { Claimed, SeatClock, UndoRequest, Vote } from '../../../server/wire.ts';
import type { Player } from '../../boards/contract.ts';

export interface Seated extends Player {
  /** deed: the bot plays until they do something. move: it makes one decision. Otherwise until they are there. */
  readonly standInUntil?: 'deed' | 'move';
  /** At a table with a clock. */
  readonly clock?: PlayerClock;
  /** Who wants a bot to play on for them, and how many must; where everybody waits for them. */
  readonly vote?: Vote;
  /** They would like to take their last move back. */
  readonly asksUndo?: UndoRequest;
  /** Somebody says that this seat is theirs. */
  readonly claimed?: Claimed;
  /** They have asked the bots not to pause until they must decide. */
  readonly hurries?: true;
}

/** A clock as it stood at a time by this screen's clock, all in milliseconds. */
export interface PlayerClock extends SeatClock {
  readonly at: number;
}
