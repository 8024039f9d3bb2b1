/** Texts that a game brings in several languages. A game has at least one language; which ones is up to its author. */

/** By language tag, like "en" or "de"; at least one. */
export type Said<T> = Readonly<Record<string, T>>;

/**
 * The language to use for a reader of `wanted`: that one if there is a text in it, otherwise English, otherwise the
 * first there is.
 */
export function languageFor(said: Said<unknown>, wanted: string): string {
  const spoken = [wanted, 'en', ...Object.keys(said)].find((language) => Object.hasOwn(said, language));
  if (spoken === undefined) throw new Error('said in no language');
  return spoken;
}

/** The text for a reader of `wanted`. */
export function saidIn<T>(said: Said<T>, wanted: string): T {
  return said[languageFor(said, wanted)] as T;
}
