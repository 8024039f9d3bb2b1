/** What is said in lessons: `client/text/<game>/lesson.<language>.ts` exports `lesson`, loaded when somebody takes it. */
import type { Language } from './language.ts';

/** Sentences may hold the codes of the game's own (words.ts). */
export interface StepWords {
  /** What there is to know. */
  readonly say: string;
  /** What to do now, where something is to be done. Said again to who does something else. */
  readonly task?: string;
  /** What is said while the others play; without it that they do. */
  readonly meanwhile?: string;
}

export interface LessonWords<Step extends string = string> {
  readonly steps: Readonly<Record<Step, StepWords>>;
  /** What can be done now, a sentence each. */
  readonly learned: readonly string[];
}

const loaders = import.meta.glob<LessonWords>('./*/lesson.{ja,en}.ts', { import: 'lesson' });

/** What is said in a game's lesson in a language; undefined where it has none. */
export function lessonWords(game: string, language: Language): (() => Promise<LessonWords>) | undefined {
  return loaders[`./${game}/lesson.${language}.ts`];
}
