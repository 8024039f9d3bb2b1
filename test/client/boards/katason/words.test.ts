import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '../../../../client/text/katason/index.ts';
import { LANGUAGES } from '../../../../client/text/language.ts';
import { newGame } from './table.tsx';

test.each(LANGUAGES)('%s: what only some may know is told to nobody else', (language) => {
  const stolen = { type: 'stolen', seat: 0, victim: 1 } as const;
  expect(words[language].event(stolen)).not.toContain('{card');
  expect(words[language].event({ ...stolen, secret: { seats: [0, 1], resource: 3 } })).toContain('{card:3}');
});

test('the first prompt asks for a house', () => {
  const state = newGame('prompt');
  expect(words.en.prompt(state, 0, [0])).toContain('first house');
  expect(words.ja.prompt(state, 1, [0])).toBe('{seat:0}が家を置くのを待っています。');
});

test('Japanese sentences and labels take Japanese punctuation', () => {
  const source = ['ja', 'labels.ja', 'refusals.ja', 'help.ja']
    .map((file) => readFileSync(new URL(`../../../../client/text/katason/${file}.ts`, import.meta.url), 'utf8'))
    .join('\n');
  // Codes such as {card:0} and template expressions are no text.
  const text = source.replaceAll(/\$\{[^}]*\}|\{[a-z]+:[^}]*\}/g, '');
  expect(text.match(/[ぁ-んァ-ヶ一-龠][(:!?]|\)[ぁ-んァ-ヶ一-龠]/g)).toBeNull();
});
