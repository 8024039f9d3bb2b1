/** Lists of words as each language writes them. Nothing else may join words with punctuation. */
import type { Language } from './language.ts';

interface Lists {
  /** One after the other, joined by commas only. */
  several(parts: readonly string[]): string;
  /** Joined by "and". */
  all(parts: readonly string[]): string;
  /** Joined by "or". */
  any(parts: readonly string[]): string;
  /** Somebody or something, a colon, and what is said of them. */
  of(whose: string, what: string): string;
}

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const lists: Readonly<Record<Language, Lists>> = {
  ja: {
    several: (parts) => parts.join('、'),
    all: (parts) => parts.join('と'),
    any: (parts) => parts.join('か'),
    of: (whose, what) => `${whose}：${what}`,
  },
  en: {
    several: (parts) => parts.join(', '),
    all: (parts) => conjunction.format(parts),
    any: (parts) => disjunction.format(parts),
    of: (whose, what) => `${whose}: ${what}`,
  },
};
