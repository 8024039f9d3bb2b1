import { expect, test } from 'vitest';
import { axialOf } from '../../../games/attika/board.ts';
import { BUILDINGS, TERRAIN_KINDS } from '../../../games/attika/data.ts';
import { rules } from '../../../games/attika/index.ts';
import type { State } from '../../../games/attika/types.ts';
import { hexRing } from '../../../games/kit/geometry/hex.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { MARKS_PRINTED } from './impossible.ts';
import { build, expectPossible, give, hexAt, kind, mark, mat, position, refusal, stand } from './position.ts';

/** Whether a stack still hides a building and would not be used up by it. */
const mattable = (state: State, name: string): boolean =>
  BUILDINGS[kind(name)]!.large ? state.stacks[0]! > 1 : Math.max(...state.stacks.slice(1, 4)) > 1;

/** What may be built and where, of the seat that must decide. */
const offered = (state: State): readonly string[] =>
  rules
    .legal(state, state.turn)
    .flatMap((move) => (move.type === 'build' ? [`${BUILDINGS[move.kind]!.name} ${move.hex}`] : []));

/** The same, asked for one by one. */
const payable = (state: State): readonly string[] =>
  BUILDINGS.flatMap(({ name }, kind) =>
    [...state.land.cells.keys()]
      .filter((hex) => rules.refuse(state, state.turn, { type: 'build', kind, hex, cards: null }) === undefined)
      .map((hex) => `${name} ${hex}`),
  );

test('Attika 4.5, 5.2: marks beyond the five cards of a road pay nothing towards a settlement', () => {
  const state = position(2);
  stand(state, 0, ['well', 2, 0]);
  // Seven marks: the road itself would cost nothing, but the settlement it founds costs one card.
  mark(state, 0, 0, 'lake');
  for (const { q, r } of hexRing(1, 0)) mark(state, q, r, 'lake');
  mat(state, 0, 'road');
  expect(refusal(state, build(state, 'road', 0, 0))).toBe('cantAfford');
  expect(offered(state)).not.toContain(`road ${hexAt(state, 0, 0)}`);
  give(state, 0, { hill: 1 });
  expect(refusal(state, build(state, 'road', 0, 0))).toBeUndefined();
  expect(offered(state)).toContain(`road ${hexAt(state, 0, 0)}`);
});

test('Attika 3.1, 4, 5: on land however marked and built on, just what can be paid for is offered', () => {
  for (let game = 0; game < 150; game++) {
    const seed = `sites ${game}`;
    const random = randomFrom(seed);
    const state = position(2 + (game % 3));
    const blank = random.below(4);
    // As many marks of a terrain as there are, and no more.
    const left = [...MARKS_PRINTED];
    const marks = state.land.marks.map(() => {
      const terrain = random.below(TERRAIN_KINDS + blank) - blank;
      return terrain >= 0 && left[terrain]!-- > 0 ? terrain : -1;
    });
    state.land = { ...state.land, marks };
    const names = random.shuffle(BUILDINGS.map(({ name }) => name));
    for (const cell of random.shuffle([...state.land.cells]).slice(0, random.below(8))) {
      const { q, r } = axialOf(cell);
      stand(state, random.below(2), [names.pop()!, q, r]);
    }
    for (const name of names) if (random.below(2) === 0 && mattable(state, name)) mat(state, 0, name);
    give(state, 0, {
      hill: random.below(3),
      mountain: random.below(3),
      forest: random.below(3),
      lake: random.below(3),
    });
    expectPossible(state);
    expect(offered(state).toSorted(), seed).toEqual(payable(state).toSorted());
  }
});

test('Attika 3.1, 4: just what can be paid for is offered, wherever in a match was looked last', () => {
  for (const players of [2, 3, 4]) {
    const seed = `back and forth ${players}`;
    const random = randomFrom(seed);
    let state = rules.setup(players, {}, random);
    const passed = [state];
    for (let step = 0; step < 120 && !rules.result(state); step++) {
      state = rules.clone(state);
      const [seat] = rules.toMove(state);
      rules.apply(state, seat!, random.pick(rules.legal(state, seat!)), random, undefined);
      passed.push(state);
      const other = random.pick(passed);
      expect(offered(other).toSorted(), `${seed}, step ${step}`).toEqual(payable(other).toSorted());
    }
  }
});
