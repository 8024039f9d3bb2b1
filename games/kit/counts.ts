/**
 * Heaps as counts by kind, and flat arrays of them: `counts[seat * width + kind]` is one heap a seat.
 * Heaps have no order; things are drawn from them at random.
 */
import type { Random } from './random.ts';
import type { Seat } from './rules.ts';

/** What stands in a view for a number that is not shown. */
export const HIDDEN = -1;

/** A list of `length` times the same value. */
export function filled(length: number, value: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < length; i++) values.push(value);
  return values;
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
}

/** The heap of `seat` in a flat array of heaps, as a copy. */
export function ofSeat(counts: readonly number[], seat: Seat, width: number): number[] {
  return counts.slice(seat * width, (seat + 1) * width);
}

/** How many of a kind lie in the heap of `seat`; none for null. */
export function ownCount(counts: readonly number[], seat: Seat | null, kind: number, width: number): number {
  return seat === null ? 0 : counts[seat * width + kind]!;
}

/** How many there are of a kind in all heaps of a flat array together. */
export function ofKind(counts: readonly number[], kind: number, width: number): number {
  let total = 0;
  for (let at = kind; at < counts.length; at += width) total += counts[at]!;
  return total;
}

/** Hides the heaps of all but `seat` (null: of everybody) in a view's flat array. */
export function hideOthers(counts: number[], seat: Seat | null, width: number): void {
  for (let at = 0; at < counts.length; at++) if (Math.floor(at / width) !== seat) counts[at] = HIDDEN;
}

/** Takes one thing at random out of a heap of `size` and returns its kind. */
export function takeOne(heap: number[], size: number, random: Random): number {
  const kind = random.indexOf(heap, size);
  heap[kind]! -= 1;
  return kind;
}

/** Takes `count` things at random out of a heap that holds as many, and returns how many of each kind they are. */
export function takeSome(heap: number[], count: number, random: Random): readonly number[] {
  const taken = filled(heap.length, 0);
  let left = sum(heap);
  for (let i = 0; i < count; i++) taken[takeOne(heap, left--, random)]! += 1;
  return taken;
}
