/** The lessons of our games: `games/<game>/lesson.ts` exports `lesson`, which is loaded when somebody starts it. */
import type { Lesson } from '../../games/kit/lesson.ts';
import { onceLoaded } from '../kit/page/lazily.tsx';
import type { ShownLesson } from '../table/shelf.ts';
import { lessonWords } from '../text/lesson.ts';

const loaders = import.meta.glob<Lesson>('../../games/*/lesson.ts', { import: 'lesson' });

/** A game's lesson; undefined if it has none. */
export function lessonOf(game: string): ShownLesson | undefined {
  const load = loaders[`../../games/${game}/lesson.ts`];
  const [ja, en] = [lessonWords(game, 'ja'), lessonWords(game, 'en')];
  if (load === undefined || ja === undefined || en === undefined) return undefined;
  return { load: onceLoaded(load), words: { ja: onceLoaded(ja), en: onceLoaded(en) } };
}
