/**
 * All possible ways in which the cards of all seats may lie, each with its probability: what a player with perfect
 * memory knows.
 */
import type { Random } from '../../kit/random.ts';
import { KINDS } from '../data.ts';
import type { Bundle } from '../types.ts';

/** One way: the cards in hand by seat and kind, as in a state. The weights of all ways add up to 1. */
export interface Way {
  readonly hands: readonly number[];
  readonly weight: number;
}

export type Ways = readonly Way[];

/** Whether a seat holds these cards. */
export function hold(hands: readonly number[], seat: number, cards: Bundle): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (hands[seat * KINDS + kind]! < cards[kind]!) return false;
  return true;
}

/** The ways that pass; the same list if all do. */
export function those(ways: Ways, passes: (hands: readonly number[]) => boolean): Ways {
  const left = ways.filter(({ hands }) => passes(hands));
  return left.length === ways.length ? ways : weighed(left);
}

/**
 * Each way after a seat got these cards (negative counts were given away). Ways in which it didn't have them are
 * dropped.
 */
export function changed(ways: Ways, seat: number, cards: Bundle): Ways {
  const left: Way[] = [];
  for (const { hands, weight } of ways) {
    const after = hands.slice();
    let can = true;
    for (let kind = 0; kind < KINDS; kind++) can = (after[seat * KINDS + kind]! += cards[kind]!) >= 0 && can;
    if (can) left.push({ hands: after, weight });
  }
  return left.length === ways.length ? left : weighed(left);
}

/** A random way. */
export function drawn(ways: Ways, random: Random): Way {
  let left = ways.length === 1 ? 0 : random.word() / 2 ** 32;
  return ways.find(({ weight }) => (left -= weight) < 0) ?? ways.at(-1)!;
}

/** Each way, once for every kind of card that may have been stolen: all cards are equally likely (Katason 6.3). */
export function robbed(ways: Ways, thief: number, victim: number): Ways {
  const found = new Map<string, { readonly hands: readonly number[]; weight: number }>();
  for (const { hands, weight } of ways) {
    let size = 0;
    for (let kind = 0; kind < KINDS; kind++) size += hands[victim * KINDS + kind]!;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = hands[victim * KINDS + kind]!;
      if (count === 0) continue;
      const after = hands.slice();
      after[victim * KINDS + kind]! -= 1;
      after[thief * KINDS + kind]! += 1;
      const key = after.join();
      const before = found.get(key);
      if (before === undefined) found.set(key, { hands: after, weight: (weight * count) / size });
      else before.weight += (weight * count) / size;
    }
  }
  return [...found.values()];
}

/** The ways in which the others held as many cards of a kind as `taken` says, after a seat took them all. */
export function monopolised(ways: Ways, seat: number, kind: number, taken: readonly number[]): Ways {
  const left = those(ways, (hands) =>
    taken.every((count, other) => other === seat || hands[other * KINDS + kind] === count),
  );
  return left.map(({ hands, weight }) => {
    const after = hands.slice();
    for (const [other, count] of taken.entries()) {
      after[other * KINDS + kind]! -= count;
      after[seat * KINDS + kind]! += count;
    }
    return { hands: after, weight };
  });
}

/** The same ways with weights that add up to 1 again. */
function weighed(ways: Ways): Ways {
  const total = ways.reduce((sum, { weight }) => sum + weight, 0);
  return ways.map(({ hands, weight }) => ({ hands, weight: weight / total }));
}
