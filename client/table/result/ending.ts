/** How a match ended, as a sentence with codes. */
import type { Result } from '../../../games/kit/rules.ts';
import { name } from '../../text/sentences.ts';
import type { AnyWords } from '../../text/words.ts';

export function endingOf(words: Pick<AnyWords, 'ending'>, { ending, places }: Result): string {
  const first = places.find(({ rank }) => rank === 1);
  return words.ending(ending, first === undefined ? '' : name(first.seat));
}
