/** The road walked once for a position, instead of once a question: where cards lead, what holes cost, what lies behind. */
import { MAINLAND, SLOTS, itemOf, valueOf } from '../board.ts';
import { KINDS } from '../data.ts';
import type { State } from '../types.ts';

/** Tells of the position that was surveyed last. Places are kept one higher, so that Atlantis is 0. */
export class Road {
  /** By place: what it costs to go on to the mainland, and how many tiles ahead nothing lies under. */
  private readonly tolls = new Int32Array(MAINLAND + 2);
  private readonly thin = new Int32Array(MAINLAND + 2);
  private readonly pawns = new Uint8Array(MAINLAND + 2);
  /** By place and item: where the card leads. */
  private readonly next = new Int32Array((MAINLAND + 1) * KINDS);
  private tops: readonly number[] = [];

  survey({ tops, unders, bridged, pawns }: State): void {
    const { tolls, thin, next } = this;
    this.tops = tops;
    this.pawns.fill(0);
    for (let i = 0; i < pawns.length; i++) this.pawns[pawns[i]! + 1]!++;
    next.fill(MAINLAND, MAINLAND * KINDS);
    // The value of the tile beyond, and whether there is water before it, and a bridge.
    let [beyond, wet, free] = [0, false, false];
    for (let place = SLOTS; place > 0; place--) {
      const face = tops[place - 1]!;
      const value = face < 0 ? 0 : valueOf(face);
      tolls[place] = tolls[place + 1]! + (wet && !free ? Math.min(value, beyond) : 0);
      thin[place - 1] = thin[place]!;
      next.copyWithin((place - 1) * KINDS, place * KINDS, (place + 1) * KINDS);
      if (value === 0) {
        wet = true;
        if (bridged[place - 1] === 1) free = true;
        continue;
      }
      [beyond, wet, free] = [value, false, false];
      if (unders[place - 1] === 0) thin[place - 1]!++;
      next[(place - 1) * KINDS + itemOf(face)] = place - 1;
    }
    tolls[0] = tolls[1]!;
  }

  /** Where a card takes a pawn. Atlantis 3.1, 3.3 */
  destination(from: number, item: number): number {
    return this.next[(from + 1) * KINDS + item]!;
  }

  /** What it costs to go from one place to another. Atlantis 4.2, 4.3 */
  toll(from: number, to: number): number {
    return this.tolls[from + 1]! - this.tolls[to + 1]!;
  }

  /** How many tiles ahead of a place become holes as soon as they are taken. */
  thinAhead(place: number): number {
    return this.thin[place + 1]!;
  }

  isFree(place: number): boolean {
    return place === MAINLAND || this.pawns[place + 1] === 0;
  }

  /** The value of the tile that a pawn wins by going from one place to another; 0 if it wins none. Atlantis 3.6 */
  won(from: number, to: number): number {
    const { tops, pawns } = this;
    for (let slot = to - 1; slot >= 0; slot--) {
      if (tops[slot]! >= 0 && (slot === from || pawns[slot + 1] === 0)) return valueOf(tops[slot]!);
    }
    return 0;
  }
}
