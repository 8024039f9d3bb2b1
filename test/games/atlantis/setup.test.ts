import { expect, test } from 'vitest';
import { backOf, facesOfBack, itemOf, tilesOf, valueOf } from '../../../games/atlantis/board.ts';
import { KINDS } from '../../../games/atlantis/data.ts';
import { rules } from '../../../games/atlantis/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { item, position, move, play, total } from './position.ts';

test('Atlantis 1.1, 1.2: three pawns and a bridge each, 15 cards of each item', () => {
  const state = rules.setup(3, {}, randomFrom('begin'));
  expect(state.pawns).toEqual(Array.from({ length: 9 }, () => -1));
  expect(state.bridges).toEqual([1, 1, 1]);
  for (let kind = 0; kind < KINDS; kind++) {
    expect(state.deck[kind]! + [0, 1, 2].reduce((sum, seat) => sum + state.hands[seat * KINDS + kind]!, 0)).toBe(15);
  }
});

test('Atlantis 1.3: 42 tiles of each back, six values of each item, all seven values on both backs together', () => {
  for (const faces of facesOfBack) {
    expect(faces).toHaveLength(42);
    for (let kind = 0; kind < KINDS; kind++) expect(faces.filter((face) => itemOf(face) === kind)).toHaveLength(6);
  }
  // The tiles the rulebook's pictures and examples name exist on one back or the other.
  const named = [item('flag') * 7 + 0, item('olive') * 7 + 3, item('ring') * 7 + 6, item('helmet') * 7 + 4];
  for (const face of named) expect(facesOfBack.flat().map((of) => of)).toContain(face);
  expect(Math.max(...facesOfBack.flat().map(valueOf))).toBe(7);
});

test('Atlantis 1.4, 1.5: 53 slots, water in the middle, every top tile open', () => {
  const state = rules.setup(2, {}, randomFrom('path'));
  expect(tilesOf).toHaveLength(53);
  expect(total(tilesOf)).toBe(84);
  expect(tilesOf.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 2));
  expect(tilesOf[26]).toBe(0);
  expect(tilesOf.slice(43)).toEqual(Array.from({ length: 10 }, () => 2));
  expect([backOf[25], backOf[27]]).toEqual([0, 1]);
  expect(state.tops.filter((face) => face >= 0)).toHaveLength(52);
  expect(state.tops[26]).toBe(-1);
  // 84 tiles less the 52 on top: 32 that nobody has seen.
  expect(total(state.unseen)).toBe(32);
  expect(total(state.unders)).toBe(32);
});

test('Atlantis 1.6: hands of 4, 5, 6 and 7 in the order of turns, any seat beginning', () => {
  const starters = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const state = rules.setup(4, {}, randomFrom(`starter ${i}`));
    starters.add(state.turn);
    expect([0, 1, 2, 3].map((place) => state.handSizes[(state.turn + place) % 4])).toEqual([4, 5, 6, 7]);
  }
  expect(starters.size).toBe(4);
  const state = position(3, { path: 'flag1 olive2 ring3', hands: [['flag'], ['olive'], ['ring']] });
  play(state, move(0, 'flag'));
  play(state, move(0, 'olive'));
  expect(state.turn).toBe(2);
});

test('Atlantis 1.7: water doesn’t end with the 24 sea tiles of the box', () => {
  const state = position(2, { path: 'ring1 flag3', pawns: [[0]], hands: [['flag']] });
  const water = () => state.tops.filter((face) => face < 0).length;
  expect(water()).toBe(51);
  play(state, move(0, 'flag'));
  expect(water()).toBe(52);
});
