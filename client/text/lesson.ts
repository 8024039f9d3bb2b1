/** Loads the words of lessons: `client/text/<game>/lesson.<language>.ts` exports `lesson`, fetched when somebody takes it. */
import type { Language } from '../kept/language.ts';

/** Sentences may hold codes as in `GameWords` (words.ts). */
export interface StepWords {
  /** What this step explains. */
  readonly say: string;
  /** What to do now, if anything. Said again to somebody who does something else. */
  readonly task?: string;
  /** What is said while the others play, instead of just that they do. */
  readonly meanwhile?: string;
}

export interface LessonWords<Step extends string = string> {
  readonly steps: Readonly<Record<Step, StepWords>>;
  /** What the learner can do after the lesson, a sentence each. */
  readonly learned: readonly string[];
}

const loaders = import.meta.glob<LessonWords>('./*/lesson.{ja,en}.ts', { import: 'lesson' });

/** A function that loads the words of a game's lesson in a language; undefined if there are none. */
export function lessonWords(game: string, language: Language): (() => Promise<LessonWords>) | undefined {
  return loaders[`./${game}/lesson.${language}.ts`];
}
