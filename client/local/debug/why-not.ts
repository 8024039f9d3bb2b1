/** Finds out why a seat can't make any move of a kind. */
import { randomFrom } from '../../../games/kit/random.ts';
import type { Move, Refusal, Rules, Seat } from '../../../games/kit/rules.ts';
import { moveAt, sampleMove, sizeOf } from '../../../games/kit/shape.ts';

/** How many moves of a kind are tried. */
const TRIES = 300;

/** The most frequent refusals of a kind of move, at most `count`, the most frequent first. */
export function whyNot(rules: Rules, state: object, seat: Seat, type: string, count = 3): readonly Refusal[] {
  const given = new Map<string, { readonly refusal: Refusal; times: number }>();
  for (const move of movesToTry(rules, type)) {
    const refusal = rules.refuse(state, seat, move);
    if (refusal === undefined) continue;
    const known = given.get(refusal.code) ?? { refusal, times: 0 };
    known.times++;
    given.set(refusal.code, known);
  }
  const reasons = [...given.values()].toSorted((a, b) => b.times - a.times);
  return reasons.slice(0, count).map(({ refusal }) => refusal);
}

function movesToTry(rules: Rules, type: string): readonly Move[] {
  const shape = rules.forms[type]?.shape;
  if (shape === undefined) return [];
  const size = sizeOf(shape);
  const random = randomFrom(type);
  return Array.from({ length: Math.min(size, TRIES) }, (_, index) =>
    size <= TRIES ? moveAt(type, shape, index) : sampleMove(type, shape, random),
  );
}
