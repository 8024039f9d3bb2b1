/** How everything that is said in Japanese is written. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../client/text/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\bja\.ts$/.test(file));

test.each(files)('%s takes Japanese punctuation', (file) => {
  // Codes such as {card:0} and template expressions are no text.
  const text = readFileSync(new URL(file, root), 'utf8').replaceAll(/\$\{[^}]*\}|\{[a-z]+:[^}]*\}/g, '');
  expect(text.match(/[ぁ-んァ-ヶー一-龠][(:!?]|\)[ぁ-んァ-ヶー一-龠]/g)).toBeNull();
});
