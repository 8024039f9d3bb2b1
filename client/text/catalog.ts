/** Catalogs: the same words in every language. */
import type { Language } from '../kept/language.ts';

/** What is said in each language. English decides which words there are, and what they are told; the others have the same. */
export function catalog<Words>(of: {
  readonly en: Words;
  readonly ja: NoInfer<Words>;
}): Readonly<Record<Language, Words>> {
  return of;
}
