/** What each seat may know, and full states that fit it. */
import { HIDDEN, hideOthers, ofKind, ofSeat, ownCount, sum, takeSome } from '../kit/counts.ts';
import type { Random } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { BAG_REST, BANK_COUNT, CARD_COUNTS, COMBINATIONS, KINDS } from './data.ts';
import { isOver } from './flow.ts';
import { clone } from './state.ts';
import type { Bundle, State } from './types.ts';

/** Katason 12: hands and unused cards belong to their seat, the deck and the bag to nobody; all is open after the end. */
export function view(state: State, seat: Seat | null): State {
  const seen = clone(state);
  if (isOver(state)) return seen;
  hideOthers(seen.hands, seat, KINDS);
  hideOthers(seen.cards, seat, KINDS);
  if (state.turn !== seat) seen.fresh.fill(HIDDEN);
  seen.deck.fill(HIDDEN);
  seen.bag.fill(HIDDEN);
  return seen;
}

/** A full state drawn from all that fit the view, open offers and replies included: those promise cards in hand. */
export function redeal(seen: State, seat: Seat | null, random: Random): State {
  const state = clone(seen);
  if (isOver(state)) return state;
  dealHands(state, seat, random);
  dealCards(state, seat, random);
  if (state.options.dice === 'bag') refillBag(state, random);
  return state;
}

function dealHands(state: State, seat: Seat | null, random: Random): void {
  const pool = state.bank.map((count, kind) => BANK_COUNT - count - ownCount(state.hands, seat, kind, KINDS));
  const hidden = seatsBut(state, seat);
  for (const other of hidden) {
    for (let kind = 0; kind < KINDS; kind++) {
      const count = promised(state, other, kind);
      state.hands[other * KINDS + kind] = count;
      pool[kind]! -= count;
    }
  }
  for (const other of hidden) {
    const missing = state.handSizes[other]! - sum(ofSeat(state.hands, other, KINDS));
    for (const [kind, count] of takeSome(pool, missing, random).entries()) state.hands[other * KINDS + kind]! += count;
  }
}

/** How many cards of a kind a seat is known to hold by the offer and replies on the table. */
function promised(state: State, seat: Seat, kind: number): number {
  const { offer, turn } = state;
  const bundles: Bundle[] = [];
  if (offer !== null && seat === turn) bundles.push(offer.give);
  const reply = offer?.replies[seat];
  if (offer !== null && reply?.kind === 'accepted') bundles.push(offer.want);
  if (reply?.kind === 'countered') bundles.push(reply.give);
  if (state.takeBack >= 0 && seat === turn) bundles.push(state.deals[state.takeBack]!.got);
  return Math.max(0, ...bundles.map((bundle) => bundle[kind]!));
}

function dealCards(state: State, seat: Seat | null, random: Random): void {
  const { turn } = state;
  const pool = CARD_COUNTS.map((count, card) => {
    const fresh = seat === turn ? state.fresh[card]! : 0;
    return count - ofKind(state.played, card, KINDS) - fresh - ownCount(state.cards, seat, card, KINDS);
  });
  for (const other of seatsBut(state, seat)) {
    const usable = state.cardCounts[other]! - (other === turn ? state.freshSize : 0);
    for (const [card, count] of takeSome(pool, usable, random).entries()) state.cards[other * KINDS + card] = count;
  }
  if (seat !== turn)
    for (const [card, count] of takeSome(pool, state.freshSize, random).entries()) state.fresh[card] = count;
  for (const [card, count] of pool.entries()) state.deck[card] = count;
}

/** The bag holds 36 combinations less those since it was refilled; this turn's own is known to be out. */
function refillBag(state: State, random: Random): void {
  const turns = Math.max(0, state.round - 2 * state.seats) + (state.dice1 > 0 ? 1 : 0);
  const gone = turns % (COMBINATIONS - BAG_REST);
  state.bag.fill(1);
  if (gone === 0) return;
  const rolled = state.dice1 > 0 ? 1 : 0;
  if (rolled) state.bag[(state.dice1 - 1) * 6 + state.dice2 - 1] = 0;
  takeSome(state.bag, gone - rolled, random);
}

function seatsBut(state: State, seat: Seat | null): readonly Seat[] {
  return Array.from({ length: state.seats }, (_, other) => other).filter((other) => other !== seat);
}
