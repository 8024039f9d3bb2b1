/**
 * The card that the player has picked but not played yet. The board and the hand share it, because the table renders
 * them apart.
 */
import { useEffect } from 'react';
import { CARDS } from '../../../games/lost-cities/board.ts';
import type { State } from '../../../games/lost-cities/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStore } from '../../kit/store.ts';

interface Picked {
  readonly seat: Seat;
  readonly card: number;
}

const PICKED = perBoard<Picked | null>(null);

interface Choice {
  /** The picked card; null if there is none or it has left the hand. */
  readonly card: number | null;
  pick(card: number | null): void;
}

/** Drops the picked card when the hand is unmounted, so that the next player at this screen starts without one. */
export function useForgottenPick(): void {
  const store = useOwn(PICKED);
  useEffect(() => () => store.set(null), [store]);
}

export function useIntent(state: State, seat: Seat | null): Choice {
  const store = useOwn(PICKED);
  const picked = useStore(store);
  const card = picked !== null && picked.seat === seat ? picked.card : null;
  const held = card !== null && seat !== null && state.hands[seat * CARDS + card]! > 0;
  // After playing a card the player first has to draw, so the old choice no longer counts.
  const forgotten = !held || (state.turn === seat && state.stage !== 'card');
  return {
    card: forgotten ? null : card,
    pick: (next) => store.set(next === null || seat === null ? null : { seat, card: next }),
  };
}
