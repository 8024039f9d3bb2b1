/** Counted by hand in test/corpus/katason/printed.txt: 43 rolls of three players. */
import { expect, test } from 'vitest';
import type { KatasonEvent } from '../../../games/katason/types.ts';
import { statistics } from '../../../games/katason/statistics.ts';
import { figuresOf } from '../figures.ts';

test('the sums rolled stand against what two fair dice would bring', async () => {
  const { sheets } = await figuresOf('katason');
  const dice = sheets.find(({ code }) => code === 'dice');
  const rows = dice?.kind === 'against' ? dice.rows : [];
  expect(rows.map(({ of, counted }) => [of, counted])).toEqual([
    [2, 2],
    [3, 4],
    [4, 6],
    [5, 4],
    [6, 3],
    [7, 5],
    [8, 10],
    [9, 3],
    [10, 2],
    [11, 2],
    [12, 2],
  ]);
  // Of 43 rolls six in 36 are sevens, one in 36 is a two.
  expect(rows[5]!.expected).toBeCloseTo((43 * 6) / 36);
  expect(rows[0]!.expected).toBeCloseTo(43 / 36);
});

test('cards by where they came from and where they went', async () => {
  const { rows } = await figuresOf('katason');
  expect(rows('gained')).toEqual({
    produced: [70, 23, 21],
    stolen: [3, 1, 2],
    harvested: [0, 2, 0],
    monopolised: [0, 0, 0],
    fromBank: [3, 3, 1],
    fromPartners: [0, 0, 0],
  });
  expect(rows('lost')).toEqual({
    robbed: [3, 1, 2],
    monopolisedAway: [0, 0, 0],
    discarded: [16, 0, 4],
    toBank: [12, 12, 4],
    toPartners: [0, 0, 0],
  });
  expect(rows('deeds')).toEqual({
    offers: [0, 0, 0],
    trades: [0, 0, 0],
    bankTrades: [3, 3, 1],
    robberies: [3, 1, 2],
    knights: [0, 0, 1],
    cardsBought: [1, 3, 2],
  });
});

test('points begin at nothing and end as the result has them', async () => {
  const { points } = await figuresOf('katason');
  expect(points[0]).toEqual([0, 0, 0]);
  expect(points.at(-1)).toEqual([10, 3, 3]);
});

test('a trade counts for both, and not when it is taken back', () => {
  const deal = { seat: 0, partner: 2, gave: [2, 0, 0, 0, 0], got: [0, 0, 1, 0, 0] } as const;
  const rows = (events: readonly KatasonEvent[]) => {
    const course = [{ turn: { seat: 0, move: { type: 'roll' } as const }, events, state: {} as never }];
    const figures = statistics
      .sheets({ seats: 3 } as never, course)
      .flatMap((sheet) =>
        sheet.kind === 'seats' ? sheet.rows.map(({ code, values }) => [code, values] as const) : [],
      );
    return Object.fromEntries(figures);
  };
  const traded: KatasonEvent = { type: 'traded', ...deal, agreed: true };
  expect(rows([traded])).toMatchObject({ fromPartners: [1, 0, 2], toPartners: [2, 0, 1], trades: [1, 0, 1] });
  expect(rows([traded, { type: 'takenBack', ...deal }])).toMatchObject({
    fromPartners: [0, 0, 0],
    toPartners: [0, 0, 0],
    trades: [0, 0, 0],
  });
});
