import type { Player } from '../boards/contract.ts';
import type { LoadedGame } from '../table/load.ts';
import type { Course } from './course.ts';

/** What parts of a review tell of, and to whom. */
export interface Seen {
  readonly loaded: LoadedGame;
  readonly language: string;
  readonly players: readonly Player[];
  readonly course: Course;
  /** Where the match can be replayed. */
  readonly replay: string;
}
