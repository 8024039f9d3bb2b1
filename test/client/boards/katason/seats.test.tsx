/** What everybody may know of a player, beside the board. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '../../../../client/kept/language.ts';
import { lay, newGame } from './table.tsx';

test.each<[Language, readonly string[]]>([
  ['en', ['Houses × 1: 1', 'Cities × 1: 2', 'Points: 3 of 10']],
  ['ja', ['家 × 1: 1', '街 × 1: 2', '得点: 3 / 10点']],
])('the details of others tell how many give points, and how many points they give (%s)', (language, details) => {
  const state = newGame('seats');
  state.housesLeft[1]! -= 1;
  state.citiesLeft[1]! -= 1;
  lay(state, 0, { boardless: true, language });
  const items = within(screen.getByRole('region', { name: 'Ben' })).getAllByRole('definition', { hidden: true });
  expect(items.map((item) => `${item.previousSibling?.textContent}: ${item.textContent}`)).toEqual(details);
});
