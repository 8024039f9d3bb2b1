import { expect, test } from 'vitest';
import { rules } from '../../../games/katason/index.ts';
import type { State } from '../../../games/katason/types.ts';
import { startTable } from '../../../games/kit/table.ts';
import { traded } from './market.ts';
import { BLUE, GREEN, RED, YELLOW, edge, listed, play, position, refusal } from './position.ts';

const HOUSE = { brick: 1, sheep: 1, wheat: 1, wood: 1 };

/** The state as format 1 had it. */
function ofFormatOne(state: State): object {
  const { begun: _begun, reached: _reached, ...first } = state;
  const rows = [...Array(state.seats + 1).keys()].map((row) => state.played.slice(5 * row, 5 * row + 5));
  return {
    ...first,
    played: [0, 1, 2, 3, 4].map((card) => rows.reduce((total, row) => total + row[card]!, 0)),
    knights: rows.slice(0, state.seats).map((row) => row[0]!),
    offersMade: state.offersMade + state.deals.length,
  };
}

const begunUnderOne = (state: State): State => rules.upgrade!(ofFormatOne(state), 1);

test('a state of format 1 keeps its knights by seat, and other used cards without one', () => {
  const state = position({
    red: { used: { knight: 2, road: 1 } },
    blue: { used: { knight: 1, monopoly: 1 } },
  });
  const carried = begunUnderOne(state);
  expect(carried.played).toEqual([2, 0, 0, 0, 0, 1, 0, 0, 0, 0, ...Array.from({ length: 10 }, () => 0), 0, 0, 1, 0, 1]);
  expect(rules.census(carried)).toEqual(rules.census(state));
  expect(Object.keys(carried).toSorted()).toEqual(Object.keys(state).toSorted());
});

test('a match of format 1 goes on like that, so that its record leads where it leads', () => {
  const state = begunUnderOne(position({ red: { cards: { monopoly: 1 } }, blue: { used: { monopoly: 1 } } }));
  play(state, RED, { type: 'playMonopoly', resource: 0 });
  expect([state.played.slice(0, 5), state.played.slice(20)]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 2],
  ]);
});

test('offers that became trades are no longer counted', () => {
  const state = traded();
  expect((ofFormatOne(state) as State).offersMade).toBe(1);
  expect(begunUnderOne(state).offersMade).toBe(0);
});

test('a new table may be begun under format 1 for replaying its record', () => {
  const { state, begun, format } = startTable(rules, 3, position().options, 'old', 1);
  expect([begun, format, state.begun]).toEqual([1, 2, 1]);
  expect(startTable(rules, 3, position().options, 'new').state.begun).toBe(2);
});

test('a match of format 1 keeps its road award: nobody holds it where others tie', () => {
  const state = begunUnderOne(
    position({
      turn: GREEN,
      red: { paths: [[21, 16, 22, 17, 23, 18, 24]] },
      blue: { paths: [[27, 33, 28, 34, 29, 35]] },
      yellow: { paths: [[0, 4, 1, 5, 2, 6]] },
      green: { paths: [[7, 12, 17]], hand: HOUSE },
      first: [RED, BLUE, YELLOW],
    }),
  );
  expect(play(state, GREEN, { type: 'buildHouse', corner: 17 }).at(-1)).toEqual({
    type: 'roadAward',
    seat: null,
    length: 0,
  });
  expect([state.trails, state.roadAward, state.reached]).toEqual([[3, 5, 5, 2], -1, []]);
});

test('a match of format 1 keeps its holder when cut down to a tie, and its sole leader', () => {
  const build = (yellow: readonly number[]) =>
    begunUnderOne(
      position({
        turn: BLUE,
        red: { paths: [[21, 16, 22, 17, 23, 18, 24, 19, 25]] },
        blue: { paths: [[7, 12, 17]], hand: HOUSE },
        yellow: { paths: [yellow] },
        first: [YELLOW, RED],
      }),
    );
  const level = build([27, 33, 28, 34, 29, 35]);
  play(level, BLUE, { type: 'buildHouse', corner: 17 });
  expect([level.trails[RED], level.roadAward]).toEqual([5, RED]);
  const longer = build([27, 33, 28, 34, 29, 35, 30]);
  play(longer, BLUE, { type: 'buildHouse', corner: 17 });
  expect(longer.roadAward).toBe(YELLOW);
});

test('a match of format 1 may still leave free roads', () => {
  const state = begunUnderOne(position({ red: { houses: [23], cards: { road: 1 } } }));
  play(state, RED, { type: 'playRoads' });
  expect(listed(state, RED, 'skipRoads')).toHaveLength(1);
  play(state, RED, { type: 'buildRoad', edge: edge(23, 18) });
  play(state, RED, { type: 'skipRoads' });
  expect(refusal(state, RED, { type: 'endTurn' })).toBeUndefined();
});

test('in a match of format 1 answers stand and a request for a take-back waits, as boardgame.io was told', () => {
  const state = begunUnderOne(traded());
  play(state, RED, { type: 'askTakeBack', deal: 0 });
  expect([rules.toMove(state), rules.mayMove?.(state)]).toEqual([[BLUE], []]);
  expect(refusal(state, RED, { type: 'withdrawTakeBack' })).toBe('notYourTurn');
});
