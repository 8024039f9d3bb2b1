import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hexAt, give, mat, position, stand } from '../../../games/attika/position.ts';
import { standsTwice } from '../kit/twice.tsx';
import { lay, positionWhere } from './table.tsx';

/** Seat 0 has a statue ready beside its capital, and so many lake cards. */
function founded(lake: number) {
  const state = position(2);
  stand(state, 0, ['capital', 0, 0]);
  mat(state, 0, 'statue');
  give(state, 0, { lake });
  return state;
}

const states = [founded(2), founded(3)] as const;

standsTwice(lay, {
  seat: 0,
  states,
  draft: {
    begin: ({ press }) => press(/^statue: ready/),
    begun: ({ lit }) => lit().length > 0,
  },
  marked: { type: 'landLaid', seat: 0, tile: 0, hexes: [hexAt(states[0], 0, 0)] },
  flying: { type: 'cardsDrawn', seat: 0, count: 1 },
});

test('pointing at a way to a link shows it on the own land only', () => {
  const one = lay(states[0], 0);
  const other = lay(states[1], 0, { beside: true });
  fireEvent.pointerEnter(one.find(/more buildings would link two shrines$/)!);
  expect([one, other].map(({ container }) => container.querySelectorAll('[class*="way"]').length)).toEqual([1, 0]);
});

test('r turns the new land of one board', () => {
  const state = positionWhere(({ phase }) => phase === 'expansion');
  const tables = [lay(state, state.turn), lay(state, state.turn, { beside: true })] as const;
  const [spot = ''] = tables[0].lit();
  for (const { press, target } of tables) press(target(spot));
  fireEvent.pointerDown(tables[0].target(spot));
  fireEvent.keyDown(document.body, { key: 'r' });
  for (const { press } of tables) press('Lay it here');
  const cell = Number(spot.split(' ')[1]);
  expect(tables.map(({ played }) => played)).toEqual([
    [{ type: 'layLand', cell, rotation: 1 }],
    [{ type: 'layLand', cell, rotation: 0 }],
  ]);
});
