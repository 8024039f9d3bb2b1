/** The card a player is about to play, before it is a move: shared by the board and the hand, which the table places apart. */
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
  /** The picked card; null while there is none, or while it isn't in hand any more. */
  readonly card: number | null;
  pick(card: number | null): void;
}

/** When the hand goes, no card is picked any more: whoever looks at a hand next begins anew. */
export function useForgottenPick(): void {
  const store = useOwn(PICKED);
  useEffect(() => () => store.set(null), [store]);
}

export function useIntent(state: State, seat: Seat | null): Choice {
  const store = useOwn(PICKED);
  const picked = useStore(store);
  const card = picked !== null && picked.seat === seat ? picked.card : null;
  const held = card !== null && seat !== null && state.hands[seat * CARDS + card]! > 0;
  // Having played, one draws first; then one picks anew.
  const forgotten = !held || (state.turn === seat && state.stage !== 'card');
  return {
    card: forgotten ? null : card,
    pick: (next) => store.set(next === null || seat === null ? null : { seat, card: next }),
  };
}
