import { expect, test } from 'vitest';
import { statuePoints } from '../../../games/lost-cities/score.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import type { State } from '../../../games/lost-cities/types.ts';
import { AT_BRIDGE, anyRandom, discard, draw, newGame, play, position, SHORT } from './position.ts';

test('Lost Cities 9.1: three expeditions, or one in the short game', () => {
  const endings = (state: State) => {
    const seen: string[] = [];
    while (rules.toMove(state).length > 0) {
      seen.push(rules.phase(state));
      play(
        state,
        rules.legal(state, state.turn).find(({ type }) => type === 'discard')!,
        draw,
      );
    }
    return [...new Set(seen)];
  };
  expect(endings(newGame(2))).toEqual(['firstExpedition', 'secondExpedition', 'thirdExpedition']);
  expect(endings(newGame(2, SHORT))).toEqual(['firstExpedition']);
});

test('Lost Cities 9.2: the statue table of the full game', () => {
  const values = Array.from({ length: 18 }, (_, count) => statuePoints('full', count));
  expect(values.slice(0, 7)).toEqual([-50, -40, -30, -20, -10, 0, 10]);
  expect(values.slice(7, 15)).toEqual([20, 30, 40, 50, 60, 70, 80, 90]);
  expect(values.slice(15)).toEqual([100, 100, 100]);
});

test('Lost Cities 9.6: too few statues take points, though not below zero', () => {
  const state = lastTurn([
    { points: 60, chips: 1 },
    { points: 30, chips: 3 },
    { points: 10, chips: 0 },
  ]);
  expect(state.points).toEqual([20, 10, 0]);
});

/** The state after the last turn of the third expedition. */
function lastTurn(seats: readonly { readonly points: number; readonly chips: number }[]): State {
  const players = seats.map((seat, index) => (index === 0 ? { ...seat, hand: ['red 4'] } : seat));
  const state = position({ players, deckSize: 1, finished: 2 });
  play(state, discard('red 4'), draw);
  return state;
}

test('Lost Cities 9.3: two statues are worth 10 in the short game, five or more 50', () => {
  expect(Array.from({ length: 8 }, (_, count) => statuePoints('short', count))).toEqual([
    -20, -15, 10, 15, 30, 50, 50, 50,
  ]);
  // On sixth spaces, 15 points each.
  const players = [
    { hand: ['red 4'], rows: { brown: AT_BRIDGE }, statues: 2 },
    { rows: { yellow: AT_BRIDGE, green: AT_BRIDGE }, statues: 6 },
  ];
  const state = position({ options: SHORT, players, deckSize: 1 });
  play(state, discard('red 4'), draw);
  expect(state.points).toEqual([15 + 10, 30 + 50]);
});

test('Lost Cities 9.4: most points win', () => {
  expect(
    ranks(
      lastTurn([
        { points: 60, chips: 5 },
        { points: 90, chips: 4 },
      ]),
    ),
  ).toEqual([2, 1]);
});

function ranks(state: State): readonly number[] {
  const places = rules.result(state)!.places;
  return places.toSorted((a, b) => a.seat - b.seat).map(({ rank }) => rank);
}

test('Lost Cities 9.4: of two with equal points, four statues beat three', () => {
  const state = lastTurn([
    { points: 60, chips: 3 },
    { points: 50, chips: 4 },
  ]);
  expect(state.points).toEqual([40, 40]);
  expect(ranks(state)).toEqual([2, 1]);
});

test('Lost Cities 8.4, 9.4: in a tie the statues of the last expedition count with the chips of earlier ones', () => {
  // 25 − 20 for three statues, and 15 from a sixth space − 10 for two chips and two of this expedition.
  const onSixth = { rows: { brown: AT_BRIDGE } };
  const full = position({
    players: [
      { hand: ['red 4'], points: 25, chips: 3 },
      { ...onSixth, chips: 2, statues: 2 },
    ],
    deckSize: 1,
    finished: 2,
  });
  play(full, discard('red 4'), draw);
  expect(full.points).toEqual([5, 5]);
  expect(ranks(full)).toEqual([2, 1]);
  // 0, where no statue costs 20, and 15 − 15 for one, where no points fall below zero.
  const short = position({ options: SHORT, players: [{ hand: ['red 4'] }, { ...onSixth, statues: 1 }], deckSize: 1 });
  play(short, discard('red 4'), draw);
  expect(short.points).toEqual([0, 0]);
  expect(ranks(short)).toEqual([2, 1]);
});

test('Lost Cities 9.5: equal points and statues share the place', () => {
  expect(
    ranks(
      lastTurn([
        { points: 60, chips: 3 },
        { points: 60, chips: 3 },
        { points: 30, chips: 3 },
      ]),
    ),
  ).toEqual([1, 1, 3]);
});

test('Lost Cities 9.4: the items of a score add up to it, in random games of every length', () => {
  for (let seed = 0; seed < 30; seed++) {
    const random = anyRandom();
    for (let i = 0; i < seed; i++) random.word();
    const state = newGame(2 + (seed % 3), { length: seed % 2 === 0 ? 'full' : 'short' }, random);
    for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
      rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
    }
    for (const { items, score } of rules.result(state)!.places) {
      expect(
        items.reduce((sum, { points }) => sum + points, 0),
        `seed ${seed}`,
      ).toBe(score);
    }
  }
});
