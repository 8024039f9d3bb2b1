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
