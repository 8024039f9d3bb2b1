/** Names and lines that people write, without tricks, and whether two of them look the same. */
import { shortened } from './lengths.ts';

/** Signs that are drawn as nothing though they count as visible: a blank note, and the place of an object. */
const BLANK = /[\u{1D159}\uFFF9-\uFFFC]/gu;
/** Invisible characters, except those that join letters or form emoji. */
const UNSEEN = /(?!\u200C|\u200D|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;
const ALL_UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{M}\s]*$/u;
/** Joiners between two marks join nothing: they only hide how many marks are piled up. */
const BETWEEN_MARKS = /(?<=\p{M})[\u200C\u200D]+(?=\p{M})/gu;

/**
 * One line of text that is safe to show: without control characters, direction overrides, invisible characters and
 * piled-up accents; trimmed, and at most `longest` characters long. Empty if nothing visible is left.
 */
export function cleanLine(text: string, longest: number): string {
  const visible = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u2800\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(BLANK, '')
    .replaceAll(BETWEEN_MARKS, '')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return ALL_UNSEEN.test(visible) ? '' : shortened(visible, longest).trim();
}

/** Letters that look like others, as they or as their capitals do: first these, then the others. */
const ALIKE = [
  ['авеёнікмопрстухѕјһԁԛԝԍ', 'abeehikmonpctyxsjhdqwg'],
  ['αβεηικμνορτυχζϲϳ', 'abehikmnoptyxzcj'],
  ['一ー―—–−‐‑', '--------'],
  ['力二口夕工八卜へべぺり', 'カニロタエハトヘベペリ'],
] as const;

/** Characters of one script that are told apart with difficulty: capital I and l, capital O and zero, two for one. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/[I1|ǀ]/gu, 'l'],
  [/0/gu, 'O'],
  [/rn/gu, 'm'],
  [/vv/gu, 'w'],
];

const OTHERS = new Map(
  ALIKE.flatMap(([these, others]) =>
    Array.from(these, (letter, at) => [letter, Array.from(others)[at] ?? letter] as const),
  ),
);

/** Without what isn't seen, and with marks joined to the letters before them, also those that are signs of their own. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .normalize('NFC');

const alike = (text: string): string => Array.from(text, (letter) => OTHERS.get(letter) ?? letter).join('');

/** A form of a text that is equal for texts which read the same, in whatever case and alphabet they are written. */
export const readAs = (text: string): string => alike(bare(text).toLowerCase());

/** Whether two names can't be told apart at a glance. */
export function looksLike(one: string, other: string): boolean {
  return readAs(one) === readAs(other) || drawnAs(one) === drawnAs(other);
}

/** A form of a text that is equal for texts whose letters look the same as they stand. */
function drawnAs(text: string): string {
  const drawn = CONFUSED.reduce((written, [confused, as]) => written.replaceAll(confused, as), bare(text));
  return alike(drawn.toLowerCase());
}
