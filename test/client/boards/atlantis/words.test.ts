import { expect, test } from 'vitest';
import { passagesOf } from '../../../../client/boards/atlantis/flights.ts';
import { words } from '../../../../client/text/atlantis/index.ts';
import { LANGUAGES } from '../../../../client/text/language.ts';

test.each(LANGUAGES)('%s: drawn cards are told to who drew them alone', (language) => {
  const drawn = { type: 'cardsDrawn', seat: 0, count: 2 } as const;
  expect(words[language].event(drawn)).not.toContain('{card');
  expect(words[language].event({ ...drawn, secret: { seats: [0], cards: [3, 5] } })).toContain('{card:3}{card:5}');
});

test('cards fly from the deck as they are known, and tiles to who wins them', () => {
  const drawn = { type: 'cardsDrawn', seat: 1, count: 1 } as const;
  expect(passagesOf([drawn])[0]!.cargo).toEqual({ kind: 'back' });
  expect(passagesOf([{ ...drawn, secret: { seats: [1], cards: [4] } }])[0]!.cargo).toEqual({ kind: 'card', item: 4 });
  expect(passagesOf([{ type: 'tileTaken', seat: 2, slot: 7, face: 9 }])).toEqual([
    { from: '[data-slot="7"]', to: '[data-purse="2"]', cargo: { kind: 'tile', face: 9 } },
  ]);
});
