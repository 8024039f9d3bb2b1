import { expect, test } from 'vitest';
import { standsTwice } from '../kit/twice.tsx';
import { deal, lay, positionWhere } from './table.tsx';

/** Seat 0 can build and buy; the two differ in what it holds. */
const rich = positionWhere(({ phase, turn, offer }) => phase === 'development' && offer === null && turn === 0);
deal(rich, 0, [2, 2, 3, 3, 2]);
const richer = structuredClone(rich);
deal(richer, 0, [3, 3, 3, 3, 3]);

standsTwice(lay, {
  seat: 0,
  states: [rich, richer],
  draft: {
    begin: ({ press }) => press(/^Road/),
    begun: ({ lit }) => lit().length > 0,
  },
  marked: { type: 'robberMoved', seat: 0, from: 1, hex: 3 },
  flying: { type: 'produced', seat: 0, hex: 3, resource: 0, count: 1 },
});

test('a trade put together at one board isn’t offered at the other', () => {
  const one = lay(rich, 0);
  const other = lay(richer, 0, { beside: true });
  one.press(/^Trade/);
  expect([one, other].map(({ find }) => find('Close') !== undefined)).toEqual([true, false]);
});
