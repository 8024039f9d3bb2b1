import { expect, test } from 'vitest';
import { scene } from '../../../../client/boards/attika/scene.ts';
import { spot } from '../../../../client/stage/scene.ts';
import { axialOf } from '../../../../games/attika/board.ts';
import { BUILDINGS, LAND_TILES, LAYOUTS, PIECES, STACKS } from '../../../../games/attika/data.ts';
import { knowledge, rules } from '../../../../games/attika/index.ts';
import { SHRINE } from '../../../../games/attika/land.ts';
import type { AttikaMove, State } from '../../../../games/attika/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { build, expectPossible, give, hexAt, mat, play, position, stand } from '../../../games/attika/position.ts';

/** A player to move who has pressed nothing yet. */
const askedAt = (state: State) => ({
  state,
  seat: state.turn,
  legal: rules.legal(state, state.turn),
  step: 0,
  begun: [],
  lit: new Map(),
});
type Asked = ReturnType<typeof askedAt>;

const why = (asked: Asked, on: string, number: number) =>
  scene.whyNot(spot(on, number), asked, (move: AttikaMove) => rules.refuse(asked.state, asked.seat, move));
const whyNowhere = (asked: Asked, kind: number) => why(asked, 'kind', kind)!;
const whyNotOn = (asked: Asked, hex: number) => why(asked, 'hex', hex)!;

test('where a building was drawn the mat waits: what was drawn comes first', () => {
  const state = position(2);
  play(state, { type: 'drawBuilding', stack: 1 });
  for (const kind of [state.revealed, 0]) {
    expect(whyNowhere(askedAt(state), kind)).toEqual({ code: 'wrongPhase', phase: 'reveal' });
  }
});

test('a full land grows again', () => {
  const state = position(2);
  const { near } = state.land;
  const names = [0, 1].map(() =>
    BUILDINGS.flatMap(({ name, count, large }) => (large ? [] : Array<string>(count).fill(name))),
  );
  // Each seat keeps away from one of the shrines, so that nobody links both.
  for (const [hex, cell] of state.land.cells.entries()) {
    const around = near.slice(hex * 6, hex * 6 + 6);
    const seat = around.includes(SHRINE) ? 0 : around.includes(SHRINE - 1) ? 1 : hex % 2;
    const { q, r } = axialOf(cell);
    stand(state, seat, [names[seat]!.pop()!, q, r]);
  }
  expectPossible(state);
  expect(whyNowhere(askedAt(state), 0).code).toBe('landFull');
  // With every stack used up, or every tile laid, there is room for all buildings and more.
  for (const players of [2, 3, 4]) {
    const tiles = Math.min(LAYOUTS[players]!.tiles.length + players * STACKS.length, LAND_TILES.length);
    expect(tiles * 7).toBeGreaterThan(players * PIECES);
  }
});

test('what the board advises by itself can be done', () => {
  const met = new Set<string>();
  for (let game = 0; game < 6; game++) {
    const random = randomFrom(`refusing ${game}`);
    const state = rules.setup(2 + (game % 3), {}, random);
    for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
      const asked = askedAt(state);
      const can = (type: AttikaMove['type']) => asked.legal.some((move) => move.type === type);
      const free = state.built.indexOf(-1);
      const answers = [whyNowhere(asked, random.below(BUILDINGS.length))];
      if (state.phase === 'actions' && free >= 0) answers.push(whyNotOn(asked, free));
      for (const { code } of answers) {
        met.add(code);
        if (code === 'nowhereAffordable' || code === 'matEmpty') expect(can('endTurn'), code).toBe(true);
        if (code === 'nothingPicked') expect(can('build')).toBe(true);
        if (code === 'nothingReady') expect(can('drawBuilding')).toBe(true);
      }
      const move = game % 2 === 0 ? random.pick(asked.legal) : knowledge.playout(state, seat, random);
      rules.apply(state, seat, move, random, undefined);
    }
  }
  for (const code of ['nowhereAffordable', 'nothingPicked', 'nothingReady', 'matEmpty', 'wrongPhase']) {
    expect([...met]).toContain(code);
  }
});

test('a mat that is empty in a turn for building says to end the turn, not to draw', () => {
  const state = position(2);
  stand(state, 0, ['village', 0, 0], ['mint', 1, 0], ['vintner', 2, 0], ['silverMine', 1, 1]);
  mat(state, 0, 'well');
  give(state, 0, { lake: 2 });
  play(state, build(state, 'well', 0, 1));
  expect(whyNotOn(askedAt(state), hexAt(state, -1, 1)).code).toBe('matEmpty');
});
