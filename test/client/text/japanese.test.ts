/** How everything that is said in Japanese is written. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../client/text/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
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
  [/自分の前の手番/g, '前の自分の手番'],
  [/パスキーで開/g, 'パスキーでログイン'],
  [/最長交易路|最長の道賞|交易路賞/g, '道賞'],
  [/[－＋]/g, '− or +, as everywhere'],
];

/** The rules and their pictures have the rulebook's own word. */
const RULES = /^asterion\/(?:help|plates|lesson|advice)\./;

test.each(files.filter((file) => !RULES.test(file)))('%s kills nobody', (file) => {
  expect(read(file).match(/殺/g)).toBeNull();
});

test.each(files)('%s writes each word one way', (file) => {
  const text = read(file);
  for (const [wrong, right] of OTHERWISE) expect(text.match(wrong), `rather ${right}`).toBeNull();
});
