/** What Atlantis' bots count is what the rules say. */
import { expect, test } from 'vitest';
import { MAINLAND, valueOf } from '../../../games/atlantis/board.ts';
import { features } from '../../../games/atlantis/bot/features.ts';
import { Road } from '../../../games/atlantis/bot/road.ts';
import { KINDS } from '../../../games/atlantis/data.ts';
import { knowledge, rules } from '../../../games/atlantis/index.ts';
import { destination, tileBehind, tollBetween } from '../../../games/atlantis/path.ts';
import type { State } from '../../../games/atlantis/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { home, position } from './position.ts';

/** By item: where its card leads, what that costs and which tile it wins; and what the way home costs. */
function ruled(state: State, pawn: number) {
  const from = state.pawns[pawn]!;
  const cards = Array.from({ length: KINDS }, (_, item) => {
    const to = destination(state, from, item);
    const behind = tileBehind({ ...state, pawns: state.pawns.with(pawn, to) }, to);
    return [to, tollBetween(state, from, to), behind < 0 ? 0 : valueOf(state.tops[behind]!)];
  });
  return [cards, tollBetween(state, from, MAINLAND)];
}

function surveyed(road: Road, state: State, pawn: number) {
  const from = state.pawns[pawn]!;
  const cards = Array.from({ length: KINDS }, (_, item) => {
    const to = road.destination(from, item);
    return [to, road.toll(from, to), road.won(from, to)];
  });
  return [cards, road.toll(from, MAINLAND)];
}

test('Atlantis 3.1, 3.6, 4.2: the road walked once tells what it tells whoever asks', () => {
  const road = new Road();
  for (let game = 0; game < 4; game++) {
    const random = randomFrom(`road ${game}`);
    const state = rules.setup(2 + (game % 3), {}, random);
    for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
      road.survey(state);
      for (const [pawn, place] of state.pawns.entries()) {
        if (place !== MAINLAND) expect(surveyed(road, state, pawn)).toEqual(ruled(state, pawn));
      }
      rules.apply(state, seat, knowledge.playout(state, seat, random), random, undefined);
    }
  }
});

const count = (state: State, seat: number, name: string) => features.of(state)[seat]![features.names.indexOf(name)]!;

/** Both have one pawn left; whose cards lead home may end the game. */
const nearTheEnd = (won: readonly (readonly number[])[]) =>
  position(2, {
    path: 'ring4 ring3 flag6 olive2',
    pawns: [
      [0, home, home],
      [1, home, home],
    ],
    hands: [['crown'], ['flag']],

    won,
  });

test('Atlantis 6.3, 7.1: who can end the game wins by it or loses', () => {
  expect(count(nearTheEnd([[7, 6], [1]]), 0, 'finish')).toBeGreaterThan(0.9);
  expect(count(nearTheEnd([[1], [7, 6, 5, 4]]), 0, 'finish')).toBeLessThan(-0.9);
  expect(count(nearTheEnd([[7, 6], [1]]), 1, 'finish')).toBe(0);
});

test('Atlantis 2.3: who can go nowhere is stuck', () => {
  const state = nearTheEnd([[7], [7]]);
  expect(count(state, 0, 'stuck')).toBe(0);
  state.hands.fill(0, 0, KINDS);
  expect(count(state, 0, 'stuck')).toBe(1);
});
