/** The games that a page shows, given to it once by the program that starts it: Agora's own or somebody else's. */
import { createContext, useContext } from 'react';
import type { Shelved } from '../../games/index.ts';
import type { Said } from '../../games/kit/languages.ts';
import type { Lesson } from '../../games/kit/lesson.ts';
import type { AnyBoard, AnyPlates } from '../boards/contract.ts';
import type { LessonWords } from '../text/lesson.ts';
import type { AnyWords } from '../text/words.ts';

/** A game with what pages show of it. */
export interface ShownGame extends Shelved {
  /** Loads the board when somebody sits down. */
  board(): Promise<AnyBoard>;
  /**
   * The texts alone, for people who only look around in the lobby; null if they can't be loaded. Each function returns
   * the same promise until it fails. Without this, the texts come with the board.
   */
  readonly words?: Said<() => Promise<AnyWords | null>>;
  /** One sentence that invites to play. */
  readonly invitation?: Said<string>;
  /** A picture with sides of 3 : 2: the text of an SVG file, whose colours may be the page's (`var(--seat-red)`). */
  readonly picture?: string;
  /** A first game with a guide. */
  readonly lesson?: ShownLesson;
  /** The pictures of the rules. Returns the same promise until it fails. */
  readonly plates?: () => Promise<AnyPlates>;
}

export interface ShownLesson {
  readonly load: () => Promise<Lesson>;
  readonly words: Said<() => Promise<LessonWords>>;
}

/** The games that pages show. */
export interface Shelf {
  /** By id, in the order in which they are shown. */
  readonly games: ReadonlyMap<string, ShownGame>;
  /** Makes a new worker in which this page's bots can think. */
  botWorker(): Worker;
  /** The address of the licences of what others made and this page contains. */
  readonly licenses?: string;
}

export const ShelfContext = createContext<Shelf | null>(null);

export function useShelf(): Shelf {
  const shelf = useContext(ShelfContext);
  if (shelf === null) throw new Error('A page stands outside <ShelfContext>');
  return shelf;
}
