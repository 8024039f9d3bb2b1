/** Limits for texts that people write. They count characters as people see them: a joined emoji is one. */

/** Of a player's name, in characters. */
export const LONGEST_NAME = 24;
/** Of one chat message, in characters. */
export const LONGEST_LINE = 300;

/**
 * A limit in UTF-16 units. Few characters consist of many units, so a text full of such characters is cut earlier, and
 * a single endless character is dropped.
 */
const mostUnits = (characters: number) => 24 + 8 * characters;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text: at most `longest` whole characters. */
export function shortened(text: string, longest: number): string {
  let kept = '';
  let left = longest;
  for (const { segment } of characters.segment(text)) {
    if (left-- === 0 || kept.length + segment.length > mostUnits(longest)) break;
    kept += segment;
  }
  return kept;
}
