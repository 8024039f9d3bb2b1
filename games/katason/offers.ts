/** The open offer: its terms, its answers, and what happens when the cards behind them are gone (Katason 9.10). */
import type { Emit, Seat } from '../kit/rules.ts';
import { holds } from './hand.ts';
import { sum } from '../kit/counts.ts';
import type { Bundle, KatasonEvent, KatasonRefusal, Offer, Reply, State } from './types.ts';

export const OPEN: Reply = { kind: 'open' };

/**
 * Call it after the player whose turn it is has given cards away, and that has been told, but nothing that follows from
 * it: an offer that can't be paid any more is withdrawn (Katason 9.10).
 */
export function offererPaid(state: State, emit: Emit<KatasonEvent>): void {
  if (state.offer !== null && !holds(state, state.turn, state.offer.give)) withdraw(state, emit);
}

export function withdraw(state: State, emit: Emit<KatasonEvent>): void {
  state.offer = null;
  emit?.({ type: 'offerWithdrawn', seat: state.turn });
}

/**
 * Call it after `seat` has lost cards to the player whose turn it is. An agreement becomes void whatever was lost, and
 * the seat is asked again: checking what it still holds would tell the others which card was stolen.
 */
export function partnerLost(state: State, seat: Seat, emit: Emit<KatasonEvent>): void {
  const reply = state.offer?.replies[seat];
  if (reply?.kind !== 'accepted' && reply?.kind !== 'countered') return;
  state.offer!.replies[seat] = OPEN;
  emit?.({ type: 'replyVoided', seat });
}

/** The offer, in stages that have one. */
export function openOffer(state: State): Offer {
  if (state.offer === null) throw new Error('no offer is open');
  return state.offer;
}

/** Ends an offer that nobody can accept any more (Katason 9.9). */
export function endIfHopeless(state: State, emit: Emit<KatasonEvent>): void {
  const hopeless = (one: Reply | null) => one === null || one.kind === 'refused' || one.kind === 'declined';
  if (openOffer(state).replies.every(hopeless)) withdraw(state, emit);
}

/** Katason 9.5: each side gives, and nobody gives and gets the same kind. */
export function refuseTerms(give: Bundle, want: Bundle): KatasonRefusal | undefined {
  if (sum(give) === 0 || sum(want) === 0) return { code: 'gift' };
  const resource = give.findIndex((count, kind) => count > 0 && want[kind]! > 0);
  return resource < 0 ? undefined : { code: 'sameResource', resource };
}
