/** The bag of the dice variant: a combination that was drawn stays out until the bag is refilled. */
import { filled, sum } from '../../kit/counts.ts';
import { BAG_REST, COMBINATIONS } from '../data.ts';
import type { State } from '../types.ts';

/** How many combinations have been drawn since the bag was refilled; everybody can count the rolls. */
export function outOfBag({ round, seats, dice1 }: State): number {
  const rolls = Math.max(0, round - 2 * seats) + (dice1 > 0 ? 1 : 0);
  return rolls % (COMBINATIONS - BAG_REST);
}

/** A bag that is full. */
export const FULL: readonly number[] = filled(COMBINATIONS, 1);

/** What is left after a roll. When only the rest is left, the bag is refilled (Katason 3.4). */
export function afterRoll(bag: readonly number[], [first, second]: readonly [number, number]): readonly number[] {
  const combination = (first - 1) * 6 + second - 1;
  const left = bag.with(combination, bag[combination]! - 1);
  return sum(left) === BAG_REST ? FULL : left;
}
