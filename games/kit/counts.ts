/**
 * Heaps as counts by kind, and flat arrays of them: `counts[seat * width + kind]` is one heap a seat.
 * Heaps have no order; things are drawn from them at random.
 */
import type { Random } from './random.ts';
import type { Seat } from './rules.ts';

/** What a view has in place of a hidden number. */
export const HIDDEN = -1;

/** An array of `length` copies of one value. */
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

/** How many cards of a kind lie in the heap of `seat`; 0 if `seat` is null. */
export function ownCount(counts: readonly number[], seat: Seat | null, kind: number, width: number): number {
  return seat === null ? 0 : counts[seat * width + kind]!;
}

/** How many of a kind all heaps of a flat array hold together. */
export function ofKind(counts: readonly number[], kind: number, width: number): number {
  let total = 0;
  for (let at = kind; at < counts.length; at += width) total += counts[at]!;
  return total;
}

/** Masks every heap except that of `seat` in a view's flat array; null masks all heaps. */
export function hideOthers(counts: number[], seat: Seat | null, width: number): void {
  for (let at = 0; at < counts.length; at++) if (Math.floor(at / width) !== seat) counts[at] = HIDDEN;
}

/** Takes one thing at random out of a heap of `size` and returns its kind. */
export function takeOne(heap: number[], size: number, random: Random): number {
  const kind = random.indexOf(heap, size);
  heap[kind]! -= 1;
  return kind;
}

/**
 * Takes `count` things at random out of a heap that holds at least as many. Returns how many of each kind were taken.
 */
export function takeSome(heap: number[], count: number, random: Random): readonly number[] {
  const taken = filled(heap.length, 0);
  let left = sum(heap);
  for (let i = 0; i < count; i++) taken[takeOne(heap, left--, random)]! += 1;
  return taken;
}
