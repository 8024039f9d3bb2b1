import type { Player } from '../boards/contract.ts';
import type { LoadedGame } from '../table/load.ts';
import type { ReviewedMatch } from './reviewed-match.ts';

/** What parts of a review tell of, and to whom. */
export interface Seen {
  readonly loaded: LoadedGame;
  readonly language: string;
  readonly players: readonly Player[];
  readonly match: ReviewedMatch;
  /** Where the match can be replayed. */
  readonly replay: string;
}
