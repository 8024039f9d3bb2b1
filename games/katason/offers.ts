/** Keeping an open offer honest: it dies, and agreements lapse, when the cards behind them are gone (Katason 9.10). */
import type { Emit, Seat } from '../kit/rules.ts';
import { holds, pay } from './hand.ts';
import type { Bundle, KatasonEvent, Reply, State } from './types.ts';

export const OPEN: Reply = { kind: 'open' };

/** Pays the bank from the turn player's hand. */
export function spend(state: State, seat: Seat, cards: Bundle, emit: Emit<KatasonEvent>): void {
  pay(state, seat, cards);
  if (state.offer !== null) offererPaid(state, emit);
}

/** Call after the turn player has given cards away: an offer that can't be paid any more is withdrawn. */
export function offererPaid(state: State, emit: Emit<KatasonEvent>): void {
  if (state.offer !== null && !holds(state, state.turn, state.offer.give)) withdraw(state, emit);
}

export function withdraw(state: State, emit: Emit<KatasonEvent>): void {
  state.offer = null;
  emit?.({ type: 'offerWithdrawn', seat: state.turn });
}

/**
 * Call after `seat` has lost cards to the turn player. An agreement is void whatever was lost, and the seat is
 * asked again: going by what it still holds would tell the others which card was stolen.
 */
export function partnerLost(state: State, seat: Seat, emit: Emit<KatasonEvent>): void {
  const reply = state.offer?.replies[seat];
  if (reply?.kind !== 'accepted' && reply?.kind !== 'countered') return;
  state.offer!.replies[seat] = OPEN;
  emit?.({ type: 'replyVoided', seat });
}
