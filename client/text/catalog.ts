/** Catalogs: the same words in every language. */
import type { Language } from '../kept/language.ts';

/** What is said in each language. English decides which words there are, and what they are told; the others have the same. */
export function catalog<Words>(of: {
  readonly en: Words;
  readonly ja: NoInfer<Words>;
}): Readonly<Record<Language, Words>> {
  return of;
}

/** Other words for any part of a catalog. */
export type Own<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends string | readonly unknown[] | ((...told: never[]) => unknown)
    ? Words[Name]
    : Own<Words[Name]>;
};

/** A catalog with some words of one's own. Throws a sentence if they are for no text there is. */
export function withOwn<Words extends object>(words: Words, own: Own<Words>, where = ''): Words {
  const merged = { ...words } as Record<string, unknown>;
  for (const [name, said] of Object.entries(own)) {
    const known = merged[name];
    if (typeof known !== typeof said)
      throw new Error(`There is no text "${where}${name}" of this kind to be replaced.`);
    const isPart = typeof known === 'object' && known !== null && !Array.isArray(known);
    merged[name] = isPart ? withOwn(known, said as object, `${where}${name}.`) : said;
  }
  return merged as Words;
}
