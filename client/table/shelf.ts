/** What a page has to show, given to it once by whoever opens it: this house's games, or somebody else's. */
import { type ReactNode, createContext, useContext } from 'react';
import type { Shelved } from '../../games/index.ts';
import type { Said } from '../../games/kit/languages.ts';
import type { Lesson } from '../../games/kit/lesson.ts';
import type { AnyBoard, AnyPlates } from '../boards/contract.ts';
import type { LessonWords } from '../text/lesson.ts';
import type { AnyWords } from '../text/words.ts';

export interface ShownGame extends Shelved {
  /** Loaded when somebody sits down. */
  board(): Promise<AnyBoard>;
  /**
   * The words alone, null where they can't be fetched, for who only looks in at the lobby; each gives the same promise until
   * it fails. Without it they come with the board.
   */
  readonly words?: Said<() => Promise<AnyWords | null>>;
  /** One sentence that invites to play. */
  readonly invitation?: Said<string>;
  /** Three wide and two high. */
  readonly Picture?: () => ReactNode;
  /** A first game with a guide. */
  readonly lesson?: ShownLesson;
  /** The pictures of its rules; each call gives the same promise until it fails. */
  readonly plates?: () => Promise<AnyPlates>;
}

export interface ShownLesson {
  load(): Promise<Lesson>;
  readonly words: Said<() => Promise<LessonWords>>;
}

export interface Shelf {
  /** By id, in the order they are shown. */
  readonly games: ReadonlyMap<string, ShownGame>;
  /** A new worker in which bots of this screen can think. */
  botWorker(): Worker;
  /** Where one can read under which licences the page holds what others made. */
  readonly licenses?: string;
}

export const ShelfContext = createContext<Shelf | null>(null);

export function useShelf(): Shelf {
  const shelf = useContext(ShelfContext);
  if (shelf === null) throw new Error('A page stands outside <ShelfContext>');
  return shelf;
}
