/** A game's words, loaded when a page about that game needs them: `client/text/<game>/<language>.ts` exports `words`. */
import { use } from 'react';
import type { GameWords } from '../table/board.ts';
import { useLanguage } from './index.ts';
import type { Language } from './language.ts';

type Words = GameWords<object>;

const loaders = import.meta.glob<Words>(['./*/{ja,en}.ts', '!./shell/*'], { import: 'words' });
const loaded = new Map<string, Promise<Words | null>>();

/** The words of `game` in a language; null when it has none or they can't be fetched. */
export function loadWords(game: string, language: Language): Promise<Words | null> {
  const path = `./${game}/${language}.ts`;
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const words = loaders[path]?.().catch(() => {
    // Asked again next time: the network may be back.
    loaded.delete(path);
    return null;
  });
  const promise = words ?? Promise.resolve(null);
  loaded.set(path, promise);
  return promise;
}

/** The words of `game` in the current language. Suspends while they load. */
export function useWords(game: string): Words | null {
  return use(loadWords(game, useLanguage()));
}
