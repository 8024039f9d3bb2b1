import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knowledge, rules } from '../../../games/atlantis/index.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { moveAt, sampleMove, sizeOf } from '../../../games/kit/shape.ts';
import { mutated } from '../../../games/kit/laws/fuzz.ts';
import { advice } from './advice.ts';

test('every refusal has an entry', () => {
  const types = readFileSync(new URL('../../../games/atlantis/types.ts', import.meta.url), 'utf8');
  const codes = [...types.matchAll(/\bcode: '(\w+)'/g)].map(([, code]) => code ?? '');
  expect(codes.length).toBeGreaterThan(10);
  for (const code of [...codes, 'gameOver', 'notYourTurn', 'malformed', 'wrongPhase']) {
    expect(Object.keys(advice)).toContain(code);
  }
});

/** Moves nobody may make there, most of them near misses. */
function attempts(legal: readonly AtlantisMove[], random: Random): unknown[] {
  const types = rules.moveTypes;
  const near = Array.from({ length: 40 }, () => mutated(random.pick(legal), types, random));
  const singles = Array.from({ length: 3 * 7 }, (_, i) => ({
    type: 'movePawn',
    pawn: i % 3,
    cards: [Math.floor(i / 3)],
  }));
  const pairs = Array.from({ length: 20 }, () => ({
    type: 'movePawn',
    pawn: random.below(3),
    cards: [random.below(7), random.below(7)],
  }));
  const all = (['sellTile', 'buildBridge'] as const).flatMap((type) => {
    const { shape } = rules.forms[type];
    return Array.from({ length: sizeOf(shape) }, (_, i) => moveAt(type, shape, i));
  });
  const paid = Array.from({ length: 4 }, () => sampleMove('payToll', rules.forms.payToll.shape, random));
  return [...near, ...singles, ...pairs, ...all, ...paid, { type: 'showHand' }];
}

test('what a refusal advises can be done', () => {
  const met = new Map<string, number>();
  for (let game = 0; game < 12; game++) {
    const random = randomFrom(`advice ${game}`);
    const state: State = rules.setup(2 + (game % 3), {}, random);
    for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
      const legal = rules.legal(state, seat);
      const tries = random.below(6) === 0 ? attempts(legal, random) : [];
      for (const attempt of tries) {
        const refusal = rules.refuse(state, seat, attempt);
        if (refusal === undefined) continue;
        met.set(refusal.code, (met.get(refusal.code) ?? 0) + 1);
        const done = advice[refusal.code]?.({ state, seat, move: attempt as AtlantisMove, refusal, legal }) ?? true;
        expect(done, `${JSON.stringify(attempt)}: ${JSON.stringify(refusal)}`).toBe(true);
      }
      const move = game % 2 === 0 ? random.pick(legal) : knowledge.playout(state, seat, random);
      rules.apply(state, seat, move, random, undefined);
    }
  }
  const advising = Object.keys(advice).filter((code) => advice[code] !== null);
  expect(advising.filter((code) => !met.has(code))).toEqual([]);
});
