import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../client/text/language.ts';
import { words } from '../../../../client/text/lost-cities/index.ts';
import { newGame } from './table.tsx';

test.each(LANGUAGES)('%s: a drawn card is told to nobody but who drew it', (language) => {
  const drawn = { type: 'cardDrawn', seat: 0 } as const;
  expect(words[language].event(drawn)).not.toContain('{card');
  expect(words[language].event({ ...drawn, secret: { seats: [0], card: 30 } })).toContain('{card:2-8}');
});

test('the first prompt asks for a card', () => {
  const state = newGame('prompt');
  expect(words.en.prompt(state, 0, [0])).toBe('Your turn: pick a card to play or discard.');
  expect(words.ja.prompt(state, 1, [0])).toBe('{seat:0}がカードを出すのを待っています。');
});
