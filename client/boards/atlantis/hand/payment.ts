/** A payment as it is put together: values of tiles and items of cards, in the order a move wants them. */
import type { AtlantisMove, State } from '../../../../games/atlantis/types.ts';
import { cheapestPayment, plentiful, sum } from '../../../../games/atlantis/purse.ts';

export interface Payment {
  readonly tiles: readonly number[];
  readonly cards: readonly number[];
}

/** The way to pay that loses least, with the cards held most. */
export function proposed(state: State, seat: number): Payment {
  const cheapest = cheapestPayment(state, seat, state.toll);
  if (cheapest === undefined) return { tiles: [], cards: [] };
  return { tiles: cheapest.tiles, cards: plentiful(state, seat, cheapest.cards) };
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

/** All but one of these. */
export function without(all: readonly number[], one: number): readonly number[] {
  return all.toSpliced(all.indexOf(one), 1);
}
