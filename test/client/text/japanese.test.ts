/** How everything that is said in Japanese is written. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../client/text/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\b(?:ja|invitation)\.ts$/.test(file),
);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

test.each(files)('%s takes Japanese punctuation, and no spaces', (file) => {
  // Codes such as {card:0} and template expressions are no text.
  const text = read(file).replaceAll(/\$\{[^}]*\}|\{[a-z]+:[^}]*\}/g, '_');
  expect(text.match(/[ぁ-んァ-ヶー一-龠][(:!?]|\)[ぁ-んァ-ヶー一-龠]/g)).toBeNull();
  expect(text.match(/[ぁ-んァ-ヶー一-龠] [ぁ-んァ-ヶー一-龠_]|_ [ぁ-んァ-ヶー一-龠]/g)).toBeNull();
});

/** Ways of writing that would make two words of one. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/いま(?![すしせ])/g, '今'],
  [/いちばん/g, '一番'],
  [/支払(?:[うえおっわ]|い(?:ま|方|す|、))/g, '払う'],
  [/待ってください/g, 'お待ちください'],
  [/[^のな]他の/g, 'ほかの'],
  [/テーブル/g, '卓'],
  [/出来(?!事)|下さい|全て/g, 'かな'],
];

test.each(files)('%s writes each word one way', (file) => {
  const text = read(file);
  for (const [wrong, right] of OTHERWISE) expect(text.match(wrong), `rather ${right}`).toBeNull();
});
