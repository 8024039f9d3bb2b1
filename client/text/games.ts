/**
 * Loads the words of the games. In `client/text/<game>`, `<language>.ts` exports `words`, loaded when a page needs them;
 * `said.ts` exports `said`, instead, for a game whose words are made of its definition; `invitation.ts` exports `invitation`, one sentence
 * that comes with the home page.
 */
import type { AnySaid } from './plain.ts';
import type { AnyWords } from './words.ts';
import type { Language } from '../kept/language.ts';

const loaders = import.meta.glob<AnyWords>(['./*/{ja,en}.ts', '!./shell/*'], { import: 'words' });
const invited = import.meta.glob<Readonly<Record<Language, string>>>('./*/invitation.ts', {
  eager: true,
  import: 'invitation',
});
const saids = import.meta.glob<Readonly<Record<Language, AnySaid>>>('./*/said.ts', { import: 'said' });
const loaded = new Map<string, Promise<AnyWords | null>>();

/** The sentence that invites to each game, by the game's id. */
export const invitations: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map(
  Object.entries(invited).map(([path, invitation]) => [path.split('/')[1] ?? '', invitation]),
);

/** Whether the words of `game` stand in files of their own; otherwise they come with its board. */
export const hasWords = (game: string): boolean => `./${game}/en.ts` in loaders;

/** The words of `game` in a language; null when it has none or they can't be fetched. */
export function loadWords(game: string, language: Language): Promise<AnyWords | null> {
  const path = `./${game}/${language}.ts`;
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const words = loaders[path]?.().catch((error: unknown) => {
    reportError(error);
    // Forgotten, so that the next call tries again: the network may be back.
    loaded.delete(path);
    return null;
  });
  const promise = words ?? Promise.resolve(null);
  loaded.set(path, promise);
  return promise;
}

/** What a game says beyond the names in its definition, of which its other words are made; undefined if it says nothing. */
export async function loadSaid(game: string): Promise<Readonly<Record<Language, AnySaid>> | undefined> {
  return saids[`./${game}/said.ts`]?.();
}
