/** A number by which a search recognises a state of a defined game. */
import type { AnyState, Plan } from './plan.ts';

/** Two of 2^53 numbers are the same by accident once in some 100 million. */
const HALF = 2 ** 21;

/** A function that gives equal states the same number, from 0 to 2^53 − 1, and others as good as always another one. */
export function keyOf({ parts, phases }: Pick<Plan, 'parts' | 'phases'>): (state: AnyState) => number {
  const names = parts.map(({ name }) => name);
  const phaseOf = new Map(phases.map(({ name }, at) => [name, at]));
  let a = 0;
  let b = 0;
  const mix = (value: number) => {
    a = Math.imul(a ^ value, 0x85ebca6b);
    a ^= a >>> 13;
    b = Math.imul(b ^ value, 0xc2b2ae35) + 1;
    b ^= b >>> 16;
  };
  const mixAll = (values: readonly unknown[]) => {
    mix(values.length);
    for (let i = 0; i < values.length; i++) mixOne(values[i]);
  };
  const mixOne = (value: unknown) => (typeof value === 'number' ? mix(value) : mixAll(value as readonly unknown[]));
  return (state) => {
    a = 0x9e3779b9;
    b = 0x7f4a7c15;
    mix(state.turn);
    mix(phaseOf.get(state.phase) ?? -1);
    for (let i = 0; i < names.length; i++) mixOne(state[names[i]!]);
    return (a >>> 0) * HALF + (b >>> 11);
  };
}
