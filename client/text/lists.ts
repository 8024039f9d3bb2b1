/** Lists of words as each language writes them; nothing else joins words with marks. */
import type { Language } from './language.ts';

interface Lists {
  /** One after the other, with nothing between them but a mark. */
  several(parts: readonly string[]): string;
  /** All of them. */
  all(parts: readonly string[]): string;
  /** Any one of them. */
  any(parts: readonly string[]): string;
  /** Something said of somebody or something. */
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
