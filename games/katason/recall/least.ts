/** What each seat holds at least; used when there are too many possible ways of the hands to keep. */
import { sum } from '../../kit/counts.ts';
import { KINDS } from '../data.ts';
import type { Bundle } from '../types.ts';
import type { Ways } from './ways.ts';

export interface Least {
  /** The cards that each seat certainly holds, by seat and kind. */
  readonly least: readonly number[];
  /** The size of each hand. */
  readonly sizes: readonly number[];
}

/** What all ways have in common. */
export function inCommon(ways: Ways, seats: number): Least {
  const [first, ...others] = ways.map(({ hands }) => hands);
  const least = first!.map((count, at) => Math.min(count, ...others.map((hands) => hands[at]!)));
  return { least, sizes: Array.from({ length: seats }, (_, seat) => sum(rowOf(first!, seat))) };
}

/** Whether every card is known. */
export function isCertain({ least, sizes }: Least): boolean {
  return sum(least) === sum(sizes);
}

/** After a seat showed that it holds these cards. */
export function shown({ least, sizes }: Least, seat: number, cards: Bundle): Least {
  return { least: withRow(least, seat, (count, kind) => Math.max(count, cards[kind]!)), sizes };
}

/** After a seat got these cards; negative counts were given away. */
export function changed({ least, sizes }: Least, seat: number, cards: Bundle): Least {
  return {
    least: withRow(least, seat, (count, kind) => Math.max(0, count + cards[kind]!)),
    sizes: sizes.with(seat, sizes[seat]! + sum(cards)),
  };
}

/** After a theft: any card of the victim may be gone, unless all were of one kind. */
export function robbed({ least, sizes }: Least, thief: number, victim: number): Least {
  const held = rowOf(least, victim);
  const kind = held.findIndex((count) => count === sizes[victim]);
  const left = withRow(least, victim, (count) => Math.max(0, count - 1));
  return {
    least: kind < 0 ? left : withRow(left, thief, (count, each) => (each === kind ? count + 1 : count)),
    sizes: sizes.with(victim, sizes[victim]! - 1).with(thief, sizes[thief]! + 1),
  };
}

/** After a seat took all cards of a kind; `taken` says how many from each other seat. */
export function monopolised({ least, sizes }: Least, seat: number, kind: number, taken: readonly number[]): Least {
  const all = sum(taken);
  const gone = least.map((count, at) => (at % KINDS === kind && Math.floor(at / KINDS) !== seat ? 0 : count));
  return {
    least: withRow(gone, seat, (count, each) => (each === kind ? count + all : count)),
    sizes: sizes.map((size, other) => size + (other === seat ? all : -taken[other]!)),
  };
}

function rowOf(hands: readonly number[], seat: number): readonly number[] {
  return hands.slice(seat * KINDS, (seat + 1) * KINDS);
}

function withRow(
  hands: readonly number[],
  seat: number,
  count: (before: number, kind: number) => number,
): readonly number[] {
  const from = seat * KINDS;
  return hands.map((before, at) => (at >= from && at < from + KINDS ? count(before, at - from) : before));
}
