import { widthOf } from '../kit/letters.ts';

/** What no line breaks within: a word of Latin letters, or one of katakana. */
const WORDS = /[\p{scx=Katakana}]+|\p{Script=Latin}+/gu;

/** The width of a title's longest word in em. */
export function longestWord(title: string): number {
  return Math.max(1, ...(title.match(WORDS) ?? []).map(widthOf)) / 2;
}
