import { expect, test } from 'vitest';
import { placesIn, scene, victimsOn } from '../../../../client/boards/katason/scene.ts';
import { step } from '../../../../client/kit/a11y/walk.ts';
import { openAfter } from '../../../../client/stage/choosing.ts';
import type { Spot } from '../../../../client/stage/scene.ts';
import { rules } from '../../../../games/katason/index.ts';
import type { KatasonMove, State } from '../../../../games/katason/types.ts';
import { newGame, playRandomly } from './table.tsx';

const TOOLS = ['', 'buildRoad', 'buildHouse', 'buildCity'] as const;
const key = (move: KatasonMove) => JSON.stringify(move);

/** The lit places of the island, each with the moves that it makes. */
function litAfter(state: State, legal: readonly KatasonMove[], pressed: readonly Spot[]) {
  const { steps } = openAfter(scene, { state, seat: state.turn, legal, step: 0 }, pressed);
  const lit = steps.at(-1)!;
  return placesIn({ lit }).map((place) => ({ ...place, moves: lit.get(place.key)! }));
}

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
      const lit = litAfter(state, legal, [tool]).flatMap(({ moves }) => moves.map(key));
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
    const lit = litAfter(state, legal, []);
    const hexes = [...new Set(robbing.map((move) => move.hex))];
    expect(lit.map((place) => place.key)).toEqual(hexes.map((hex) => `hex ${hex}`));
    for (const [i, hex] of hexes.entries()) {
      const here = robbing.filter((move) => move.hex === hex);
      expect(lit[i]!.moves).toEqual(here.length === 1 ? here : []);
      if (here.length === 1) continue;
      choices++;
      const victims = litAfter(state, legal, [`hex ${hex}`]);
      expect(victims.map((each) => each.key)).toEqual(victims.map(() => expect.stringMatching(/^corner /)));
      expect(new Set(victims.flatMap(({ moves }) => moves.map(key)))).toEqual(new Set(here.map(key)));
      expect(victimsOn(legal, hex).map(({ move }) => key(move))).toEqual(here.map(key));
    }
  });
  expect(choices).toBeGreaterThan(0);
});

test('nothing is lit for those who have nothing to decide', () => {
  expect(litAfter(newGame('idle'), [], ['buildRoad', 'hex 3'])).toEqual([]);
});

test('what the last move built is marked', () => {
  const state = newGame('marks');
  expect(scene.shows({ type: 'roadBuilt', seat: 0, edge: 5, free: false }, state)).toEqual(['edge 5']);
  expect(scene.shows({ type: 'cityBuilt', seat: 0, corner: 9 }, state)).toEqual(['corner 9']);
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
  const targets = litAfter(newGame('walk'), rules.legal(newGame('walk'), 0), []);
  const reached = new Set([0]);
  for (const from of reached) {
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(step(targets, from, arrow));
  }
  expect(targets.length).toBe(54);
  expect(reached.size).toBe(54);
});
