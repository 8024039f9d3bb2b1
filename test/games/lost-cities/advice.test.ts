/** No refusal of Lost Cities advises what can't be done. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { moveAt, sizeOf } from '../../../games/kit/shape.ts';
import { knowledge, rules } from '../../../games/lost-cities/index.ts';
import { type Options, meta } from '../../../games/lost-cities/meta.ts';
import type { LostCitiesMove } from '../../../games/lost-cities/types.ts';
import { mutated } from '../../../games/kit/laws/fuzz.ts';
import { advice } from './advice.ts';

test('every refusal has its word on what it advises', () => {
  const types = readFileSync(new URL('../../../games/lost-cities/types.ts', import.meta.url), 'utf8');
  const codes = [...types.matchAll(/\bcode: '(\w+)'/g)].map(([, code]) => code!);
  expect(Object.keys(advice).toSorted()).toEqual(
    [...codes, 'gameOver', 'malformed', 'notYourTurn', 'wrongPhase'].toSorted(),
  );
});

/** Every move that can be told, of each kind. */
const ALL: readonly Move[] = rules.moveTypes.flatMap((type) => {
  const { shape } = rules.forms[type];
  return Array.from({ length: sizeOf(shape) }, (_, index) => moveAt(type, shape, index));
});

const VARIANTS: readonly (readonly [players: number, options: Partial<Options>])[] = [
  [2, { length: 'short' }],
  [3, { length: 'short', bothDirections: true, summitBonus: 'laterCards' }],
  [4, { length: 'short', takeBack: true, lowestStart: false }],
];

test.each(VARIANTS)('%i players, %o: what refusals advise can be done', (players, options) => {
  const random = randomFrom('advice');
  const met = new Set<string>();
  const idle: unknown[] = [];
  const state = rules.setup(players, { ...defaultOptions(meta), ...options }, random);
  while (rules.toMove(state).length > 0) {
    const seat = state.turn;
    const legal = rules.legal(state, seat);
    const wrong = Array.from({ length: 10 }, () => mutated(random.pick(legal), rules.moveTypes, random));
    for (const move of [...ALL, ...wrong]) {
      const refusal = rules.refuse(state, seat, move);
      if (refusal === undefined) continue;
      met.add(refusal.code);
      if (advice[refusal.code]?.({ state, seat, move: move as LostCitiesMove, refusal, legal }) === false)
        idle.push({ move, refusal });
    }
    rules.apply(
      state,
      seat,
      random.below(3) === 0 ? random.pick(legal) : knowledge.playout(state, seat, random),
      random,
      undefined,
    );
  }
  expect(idle).toEqual([]);
  expect([...met].toSorted()).toEqual(
    expect.arrayContaining(['alreadyStarted', 'deckOnly', 'notStarted', 'pileEmpty', 'tooLow']),
  );
});
