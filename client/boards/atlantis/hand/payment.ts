/** A payment in preparation: values of tiles and items of cards, sorted as the move needs them. */
import type { AtlantisMove, State } from '../../../../games/atlantis/types.ts';
import { eachPayment, plentiful } from '../../../../games/atlantis/purse.ts';
import { sum } from '../../../../games/kit/counts.ts';

export interface Payment {
  readonly tiles: readonly number[];
  readonly cards: readonly number[];
}

/**
 * The payment that loses the least value. Among equal ones it takes the one with the fewest cards, since cards also
 * move pawns.
 */
export function proposed(state: State, seat: number): Payment {
  let best = { tiles: [] as readonly number[], cards: 0, lost: Infinity };
  eachPayment(state, seat, state.toll, (tiles, cards) => {
    const lost = sum(tiles) + cards;
    if (lost < best.lost || (lost === best.lost && cards < best.cards)) best = { tiles: tiles.slice(), cards, lost };
    return false;
  });
  return { tiles: best.tiles, cards: plentiful(state, seat, best.cards) };
}

export function paidBy({ tiles, cards }: Payment): number {
  return sum(tiles) + cards.length;
}

export function moveOf({ tiles, cards }: Payment): AtlantisMove {
  return { type: 'payToll', tiles: tiles.toSorted((a, b) => b - a), cards: cards.toSorted((a, b) => a - b) };
}

export function countOf(all: readonly number[], one: number): number {
  return all.filter((each) => each === one).length;
}

/** The list without one occurrence of `one`. */
export function without(all: readonly number[], one: number): readonly number[] {
  return all.toSpliced(all.indexOf(one), 1);
}
