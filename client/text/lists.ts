/** Lists of words as each language writes them. Nothing else may join words with punctuation. */
import { catalog } from './catalog.ts';

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const lists = catalog({
  en: {
    /** One after the other, joined by commas only. */
    several: (parts: readonly string[]) => parts.join(', '),
    /** Joined by "and". */
    all: (parts: readonly string[]) => conjunction.format(parts),
    /** Joined by "or". */
    any: (parts: readonly string[]) => disjunction.format(parts),
    /** Somebody or something, a colon, and what is said of them. */
    of: (whose: string, what: string) => `${whose}: ${what}`,
  },
  ja: {
    several: (parts) => parts.join('、'),
    all: (parts) => parts.join('と'),
    any: (parts) => parts.join('か'),
    of: (whose, what) => `${whose}：${what}`,
  },
});
