import type { Refusal } from '../../../games/kit/rules.ts';
import type { TableText } from '../../text/shell/table.en.ts';
import type { AnyWords } from '../../text/words.ts';

/** The sentence of a refusal: the game's own, or the table's for all other codes. */
export function refusalSentence(refusal: Refusal, words: AnyWords, text: TableText): string {
  const own = words.refusal(refusal);
  // A game returns the same sentence for every code that it doesn't know.
  if (own !== words.refusal({ code: '' })) return own;
  return (Object.hasOwn(text.refusals, refusal.code) ? text.refusals[refusal.code] : undefined) ?? own;
}
