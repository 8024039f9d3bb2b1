import { expect, test } from 'vitest';
import { flightsOf } from '../../../../client/boards/katason/pieces/flights.ts';
import { playRandomly } from './table.tsx';

test('cards fly from the hex that pays to the hand that gains', () => {
  expect(flightsOf([{ type: 'produced', seat: 2, hex: 7, resource: 3, count: 2 }])).toEqual(
    Array.from({ length: 2 }, () => ({
      from: '[data-hex="7"]',
      to: '[data-purse="2"]',
      face: 3,
    })),
  );
});

test('a stolen card shows its face only to those who know it', () => {
  const stolen = { type: 'stolen', seat: 0, victim: 1 } as const;
  expect(flightsOf([stolen])[0]!.face).toBe('resource');
  expect(flightsOf([{ ...stolen, secret: { seats: [0, 1], resource: 4 } }])[0]!.face).toBe(4);
});

/** Whose hand a selector finds; −1 if it finds something else. */
const purseIn = (selector: string) => Number(/data-purse="(\d)"/.exec(selector)?.[1] ?? -1);

test('as many cards fly to and from each hand as its size changes', () => {
  for (const seed of ['flights 1', 'flights 2']) {
    let before = [0, 0, 0, 0];
    for (const { state, events } of playRandomly(seed, 1500)) {
      const change = [0, 0, 0, 0];
      for (const { from, to, face } of flightsOf(events)) {
        if (face === 'card') continue;
        if (purseIn(from) >= 0) change[purseIn(from)]! -= 1;
        if (purseIn(to) >= 0) change[purseIn(to)]! += 1;
      }
      expect(state.handSizes.map((size, seat) => size - before[seat]!)).toEqual(change);
      before = [...state.handSizes];
    }
  }
});
