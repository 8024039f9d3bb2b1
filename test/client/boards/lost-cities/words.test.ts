import { expect, test } from 'vitest';
import { logTurns } from '../../../../client/table/log.ts';
import { LANGUAGES } from '../../../../client/text/language.ts';
import { words } from '../../../../client/text/lost-cities/index.ts';
import type { LostCitiesEvent } from '../../../../games/lost-cities/types.ts';
import { newGame, playRandomly } from './table.tsx';

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

test('the log begins every turn of an expedition under the player whose turn it is, the first one too', () => {
  const history: { step: number; events: readonly LostCitiesEvent[] }[] = [];
  for (const { events } of playRandomly('log')) history.push({ step: history.length, events });
  const begun = history.findIndex(({ events }) => events.some(({ type }) => type === 'expeditionBegun'));
  const [starter] = history[begun]!.events.flatMap((event) => (event.type === 'expeditionBegun' ? [event.seat] : []));
  const first = logTurns(history, (event) => words.en.event(event as LostCitiesEvent)).find(({ step }) => step > begun);
  expect([first?.step, first?.seat]).toEqual([begun + 1, starter]);
});
