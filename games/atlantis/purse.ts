/** What a player can pay with, and the ways to pay a toll: a tile pays its value, a card pays one. */
import { filled, ofSeat, sum } from '../kit/counts.ts';
import type { Seat } from '../kit/rules.ts';
import { FACES, faceOf, valueOf } from './board.ts';
import { KINDS, TOP_VALUE } from './data.ts';
import type { State } from './types.ts';

/** How many cards of an item a seat holds. */
export function held(state: State, seat: Seat, item: number): number {
  return state.hands[seat * KINDS + item]!;
}

/** Moves a card from a hand to the discards. */
export function discard(state: State, seat: Seat, item: number): void {
  state.hands[seat * KINDS + item]! -= 1;
  state.handSizes[seat]! -= 1;
  state.discards[item]! += 1;
}

/** Removes a tile that a seat has won from the game. */
export function spendTile(state: State, seat: Seat, face: number): void {
  state.won[seat * FACES + face]! -= 1;
  state.spent += 1;
}

/** How many tiles of each value a seat has won; index 0 stays empty. */
export function tilesByValue(state: State, seat: Seat): number[] {
  const counts = filled(TOP_VALUE + 1, 0);
  for (let face = 0; face < FACES; face++) counts[valueOf(face)]! += state.won[seat * FACES + face]!;
  return counts;
}

/** The values of all tiles a seat has won, highest first. */
export function tilesWon(state: State, seat: Seat): number[] {
  const counts = tilesByValue(state, seat);
  return counts.flatMap((count, value) => filled(count, value)).toReversed();
}

/** The sum of the values of all tiles that a seat has won. */
export function tileValue(state: State, seat: Seat): number {
  let worth = 0;
  for (let face = 0; face < FACES; face++) worth += valueOf(face) * state.won[seat * FACES + face]!;
  return worth;
}

/** Everything that a seat could pay with. */
export function means(state: State, seat: Seat): number {
  return tileValue(state, seat) + state.handSizes[seat]!;
}

/** The face of a tile of this value that the seat has (the first one), or −1. */
export function faceOfValue(state: State, seat: Seat, value: number): number {
  for (let item = 0; item < KINDS; item++) {
    const face = faceOf(item, value);
    if (state.won[seat * FACES + face]! > 0) return face;
  }
  return -1;
}

/** How many cards a tile of this value brings when it is sold. Atlantis 2.4 */
export function saleOf(value: number): number {
  return Math.floor(value / 2);
}

/** Called with each way to pay: values of tiles, highest first, and a number of cards. Return true to stop. */
type Visit = (tiles: readonly number[], cards: number) => boolean;

/**
 * Visits every way to pay a toll in which no tile or card is superfluous. Ways with the same tile values count as one.
 * Atlantis 4.4, 4.5
 */
export function eachPayment(state: State, seat: Seat, toll: number, visit: Visit): void {
  const counts = tilesByValue(state, seat);
  const cards = state.handSizes[seat]!;
  const tiles: number[] = [];
  // Adds tiles from the highest value down while something is owed, so that the last one is always needed.
  const add = (value: number, owed: number): boolean => {
    if (owed <= 0) return visit(tiles, 0);
    if (value === 0) return owed <= cards && visit(tiles, owed);
    let left = owed;
    for (let used = 0; ; used++) {
      if (add(left > 0 ? value - 1 : 0, left)) return true;
      if (used === counts[value] || left <= 0) {
        tiles.length -= used;
        return false;
      }
      tiles.push(value);
      left -= value;
    }
  };
  add(TOP_VALUE, toll);
}

/** The cheapest way to pay a toll; undefined if the seat can't. */
export function cheapestPayment(
  state: State,
  seat: Seat,
  toll: number,
): { readonly tiles: readonly number[]; readonly cards: number } | undefined {
  let best: { tiles: readonly number[]; cards: number } | undefined;
  let least = Infinity;
  eachPayment(state, seat, toll, (tiles, cards) => {
    const paid = sum(tiles) + cards;
    if (paid < least) {
      least = paid;
      best = { tiles: tiles.slice(), cards };
    }
    return least === toll;
  });
  return best;
}

/** Picks `count` cards from a hand, of the items that the hand has most of. */
export function plentiful(state: State, seat: Seat, count: number): number[] {
  const hand = ofSeat(state.hands, seat, KINDS);
  const items: number[] = [];
  for (let i = 0; i < count; i++) {
    const item = hand.indexOf(Math.max(...hand));
    hand[item]!--;
    items.push(item);
  }
  return items.toSorted((a, b) => a - b);
}
