import type { Refusal } from '../../../games/kit/rules.ts';
import type { TableText } from '../../text/shell/table.en.ts';
import type { AnyWords } from '../../text/words.ts';

/** What the game says about its own refusals, and what the table says about all others. */
export function refusalSentence(refusal: Refusal, words: AnyWords, text: TableText): string {
  const own = words.refusal(refusal);
  // A game says one and the same of every code it doesn't know.
  if (own !== words.refusal({ code: '' })) return own;
  return (Object.hasOwn(text.refusals, refusal.code) ? text.refusals[refusal.code] : undefined) ?? own;
}
