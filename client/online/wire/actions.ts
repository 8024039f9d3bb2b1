/** What goes over the wire to act, word for word what boardgame.io's own client sends. */
import { toAction } from '../../../games/kit/action.ts';
import type { Move } from '../../../games/kit/rules.ts';
import type { SeatKey } from '../../../server/contract/schema.ts';

export interface Action {
  readonly type: 'MAKE_MOVE' | 'UNDO';
  readonly payload: SeatKey & { readonly type: string | null; readonly args: readonly unknown[] | null };
}

/** A move in the seat that `key` opens. */
export function moveAction(move: Move, { playerID, credentials }: SeatKey): Action {
  const { type, arg } = toAction(move);
  return { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID, credentials } };
}

/** The undo of that seat's last move. */
export function undoAction({ playerID, credentials }: SeatKey): Action {
  return { type: 'UNDO', payload: { type: null, args: null, playerID, credentials } };
}
