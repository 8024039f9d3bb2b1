import { expect, test } from 'vitest';
import { type Tool } from '../../../../client/boards/katason/intent.ts';
import { targetsOf, victimsOn } from '../../../../client/boards/katason/places/targets.ts';
import { step } from '../../../../client/kit/a11y/walk.ts';
import { rules } from '../../../../games/katason/index.ts';
import type { KatasonMove, State } from '../../../../games/katason/types.ts';
import { newGame, playRandomly } from './table.tsx';

const TOOLS: readonly (Tool | null)[] = [null, 'buildRoad', 'buildHouse', 'buildCity'];
const key = (move: KatasonMove) => JSON.stringify(move);

function everyPosition(visit: (state: State, legal: readonly KatasonMove[]) => void): void {
  for (const seed of ['targets 1', 'targets 2', 'targets 3']) {
    for (const { state } of playRandomly(seed, 700)) {
      for (const seat of rules.toMove(state)) visit(state, rules.legal(state, seat));
    }
  }
}

test('a tool lights exactly the legal moves of its kind', () => {
  everyPosition((state, legal) => {
    if (state.phase === 'robber') return;
    for (const tool of TOOLS) {
      const lit = targetsOf(state, legal, tool, null).map((target) => key(target.move!));
      const [kind] = new Set(legal.map((move) => move.type));
      const forced = state.phase === 'initialPlacement' || state.freeRoads > 0;
      const expected = legal.filter((move) => move.type === (forced ? kind : tool)).map(key);
      expect(lit).toEqual(expected);
    }
  });
});

test('the robber lights each legal hex once, and after a hex the houses of those who can be robbed there', () => {
  let choices = 0;
  everyPosition((state, legal) => {
    if (state.phase !== 'robber') return;
    const robbing = legal.filter((move) => move.type === 'moveRobber');
    const lit = targetsOf(state, legal, null, null);
    const hexes = [...new Set(robbing.map((move) => move.hex))];
    expect(lit.map((target) => target.key)).toEqual(hexes.map((hex) => `hex ${hex}`));
    for (const target of lit) {
      if (target.site.on !== 'hex') throw new Error('the robber goes to hexes');
      const { hex } = target.site;
      const here = robbing.filter((move) => move.hex === hex);
      expect(target.move).toEqual(here.length === 1 ? here[0] : null);
      if (here.length === 1) continue;
      choices++;
      const victims = targetsOf(state, legal, null, hex).filter((each) => each.key.startsWith('rob'));
      expect(new Set(victims.map((each) => key(each.move!)))).toEqual(new Set(here.map(key)));
      expect(victimsOn(legal, hex).map(({ move }) => key(move))).toEqual(here.map(key));
    }
  });
  expect(choices).toBeGreaterThan(0);
});

test('nothing is lit for those who have nothing to decide', () => {
  expect(targetsOf(newGame('idle'), [], 'buildRoad', 3)).toEqual([]);
});

test('an arrow key leads to the nearest lit place that way', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 60, y: 90 },
    { x: -50, y: 0 },
    { x: 300, y: 0 },
  ];
  expect(step(places, 0, 'ArrowRight')).toBe(1);
  expect(step(places, 0, 'ArrowLeft')).toBe(3);
  expect(step(places, 0, 'ArrowDown')).toBe(2);
  expect(step(places, 0, 'ArrowUp')).toBe(0);
  expect(step(places, 1, 'ArrowRight')).toBe(4);
  expect(step(places, 0, 'a')).toBe(0);
});

test('from every corner arrow keys reach every other', () => {
  const targets = targetsOf(newGame('walk'), rules.legal(newGame('walk'), 0), null, null);
  const reached = new Set([0]);
  for (const from of reached) {
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(step(targets, from, arrow));
  }
  expect(targets.length).toBe(54);
  expect(reached.size).toBe(54);
});
