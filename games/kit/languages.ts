/** What is said in several languages. Games speak those they like; nobody is asked for more than one. */

/** By language tag, like "en" or "de"; at least one. */
export type Said<T> = Readonly<Record<string, T>>;

/** The language in which who reads `wanted` is told something: that one, else English, else the first there is. */
export function languageFor(said: Said<unknown>, wanted: string): string {
  const spoken = [wanted, 'en', ...Object.keys(said)].find((language) => Object.hasOwn(said, language));
  if (spoken === undefined) throw new Error('said in no language');
  return spoken;
}

/** What is said to who reads `wanted`. */
export function saidIn<T>(said: Said<T>, wanted: string): T {
  return said[languageFor(said, wanted)] as T;
}
