import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../../games/asterion/index.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import { STEPS } from '../../../games/kit/geometry/square.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { sampleMove } from '../../../games/kit/shape.ts';
import { mutated } from '../../../games/kit/laws/fuzz.ts';
import { advice } from './advice.ts';
import { place, position } from './position.ts';

test('every refusal of Asterion has its advice, or is known to have none', () => {
  const types = readFileSync(new URL('../../../games/asterion/types.ts', import.meta.url), 'utf8');
  const codes = [...types.matchAll(/\bcode: '(\w+)'/g)].map(([, code]) => code!);
  const shared = ['gameOver', 'notYourTurn', 'malformed', 'wrongPhase'];
  expect(Object.keys(advice).toSorted()).toEqual([...codes, ...shared].toSorted());
});

/** Moves that might pass, most of which don't: any at all, next to the listed ones, beside tiles, of any two tiles. */
function attempts(state: State, legal: readonly AsterionMove[], random: Random): readonly AsterionMove[] {
  const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  const type = state.lifted < 0 ? 'placeTile' : 'dropTile';
  return [
    ...rules.moveTypes.map((each) => sampleMove(each, rules.forms[each].shape, random)),
    ...times(8, () => mutated(random.pick(legal), rules.moveTypes, random)),
    ...times(12, () => ({ type, cell: random.pick(state.cell) + random.pick(STEPS), rotation: random.below(4) })),
    ...times(4, () => ({ type: 'swapTiles', first: random.below(20), second: random.below(20) })),
  ] as AsterionMove[];
}

/** Tries moves and holds the advice of every refusal; tells which there were. */
function holds(state: State, tried: readonly AsterionMove[], where: string): readonly string[] {
  const [seat] = rules.toMove(state);
  const legal = rules.legal(state, seat!);
  return tried.flatMap((move) => {
    const refusal = rules.refuse(state, seat!, move);
    if (refusal === undefined) return [];
    const advised = advice[refusal.code]?.({ state, seat: seat!, move, refusal, legal }) ?? true;
    expect(advised, `${where}: ${JSON.stringify({ move, refusal })}`).toBe(true);
    return [refusal.code];
  });
}

test('what a refusal advises can be done, in random games and whatever is tried', () => {
  const met = new Set<string>();
  for (let game = 0; game < 9; game++) {
    const seed = `advice ${game}`;
    const random = randomFrom(seed);
    const state = rules.setup(2 + (game % 3), {}, random);
    for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
      const legal = rules.legal(state, seat);
      const codes = holds(state, attempts(state, legal, random), `${seed}, turn ${state.turns}`);
      for (const code of codes) met.add(code);
      const kind = random.pick([...new Set(legal.map(({ type }) => type))]);
      rules.apply(state, seat, random.pick(legal.filter(({ type }) => type === kind)), random, undefined);
    }
  }
  const seldom = ['gameOver', 'notYourTurn', 'asterionTrapped', 'cellTraps'];
  expect(Object.keys(advice).filter((code) => !met.has(code) && !seldom.includes(code))).toEqual([]);
});

test.each([
  ['straight', 'asterionTrapped'],
  ['coin', 'cellTraps'],
] as const)('on the last way out, with a %s, what a refusal advises can be done: %s', (held, code) => {
  const state = position(2, held, [
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 1, y: 0, seat: 1, face: 'straight' },
    { x: 0, y: 1, seat: 1, face: 'feather', turn: 1 },
    { x: 2, y: 0, seat: 0, face: 'straight' },
  ]);
  expect(holds(state, [place(-1, 0, 0)], held)).toEqual([code]);
});
