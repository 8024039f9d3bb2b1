/** How long what people write may be, in characters as they count them: a joined emoji is one. */

/** Of a player's name. */
export const LONGEST_NAME = 24;
/** Of what is said at once. */
export const LONGEST_LINE = 300;

/** Characters of many parts are few: a text of nothing else is cut sooner, and one that is endless by itself is none. */
const mostUnits = (characters: number) => 24 + 8 * characters;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text, of at most `longest` whole characters. */
export function shortened(text: string, longest: number): string {
  let kept = '';
  let left = longest;
  for (const { segment } of characters.segment(text)) {
    if (left-- === 0 || kept.length + segment.length > mostUnits(longest)) break;
    kept += segment;
  }
  return kept;
}
