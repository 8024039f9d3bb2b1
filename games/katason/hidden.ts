/** What each seat may know, and full states that fit it. */
import { HIDDEN, hideOthers, ofKind, ofSeat, ownCount, sum, takeSome } from '../kit/counts.ts';
import type { Random } from '../kit/random.ts';
import type { Memory, Seat } from '../kit/rules.ts';
import { TOGETHER } from '../kit/seats.ts';
import { BANK_COUNT, CARD_COUNTS, COMBINATIONS, KINDS } from './data.ts';
import { isOver } from './flow.ts';
import { outOfBag } from './recall/bag.ts';
import type { KatasonMemory } from './recall/index.ts';
import { type Ways, drawn, hold, those } from './recall/ways.ts';
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

/**
 * A random full state that fits the view, including open offers and replies: a player must hold the cards that they
 * promise.
 */
export function redeal(seen: State, seat: Seat | null, random: Random, memory?: Memory): State {
  const state = clone(seen);
  if (isOver(state)) return state;
  const known = memory as KatasonMemory | undefined;
  if (known === undefined) dealHands(state, seat, random);
  else if ('ways' in known.hands) layOut(state, known.hands.ways, random);
  else dealHands(state, seat, random, known.hands.least);
  dealCards(state, seat, random);
  if (state.options.dice === 'bag') refillBag(state, random, known?.bag);
  return state;
}

/** Sets all hands to one of the possible ways. */
function layOut(state: State, ways: Ways, random: Random): void {
  const { hands } = drawn(fitting(state, ways), random);
  for (let at = 0; at < hands.length; at++) state.hands[at] = hands[at]!;
}

/** The ways in which every player holds the cards promised now. */
function fitting(state: State, ways: Ways): Ways {
  if (ways.length === 1 || (state.offer === null && state.takeBack < 0)) return ways;
  const promises = state.handSizes.map((_, seat) => promisedBy(state, seat));
  return those(ways, (hands) => promises.every((bundles, seat) => bundles.every((cards) => hold(hands, seat, cards))));
}

/**
 * Deals hands of which at least `least` cards of each kind are known, by seat and kind; without `least`, nothing is.
 */
function dealHands(state: State, seat: Seat | null, random: Random, least?: readonly number[]): void {
  const pool = state.bank.map((count, kind) => BANK_COUNT - count - ownCount(state.hands, seat, kind, KINDS));
  const hidden = seatsBut(state, seat);
  for (const other of hidden) {
    for (let kind = 0; kind < KINDS; kind++) {
      const count = Math.max(promised(state, other, kind), least?.[other * KINDS + kind] ?? 0);
      state.hands[other * KINDS + kind] = count;
      pool[kind]! -= count;
    }
  }
  for (const other of hidden) {
    const missing = state.handSizes[other]! - sum(ofSeat(state.hands, other, KINDS));
    for (const [kind, count] of takeSome(pool, missing, random).entries()) state.hands[other * KINDS + kind]! += count;
  }
}

/** How many cards of a kind a seat must hold because of the offer and the replies. */
function promised(state: State, seat: Seat, kind: number): number {
  return Math.max(0, ...promisedBy(state, seat).map((bundle) => bundle[kind]!));
}

/** The bundles that a seat must hold because of the offer, the replies and the request to take a trade back. */
function promisedBy(state: State, seat: Seat): readonly Bundle[] {
  const { offer, turn } = state;
  const bundles: Bundle[] = [];
  if (offer !== null && seat === turn) bundles.push(offer.give);
  const reply = offer?.replies[seat];
  if (offer !== null && reply?.kind === 'accepted') bundles.push(offer.want);
  if (reply?.kind === 'countered') bundles.push(reply.give);
  if (state.takeBack >= 0 && seat === turn) bundles.push(state.deals[state.takeBack]!.got);
  return bundles;
}

function dealCards(state: State, seat: Seat | null, random: Random): void {
  const { turn } = state;
  const pool = CARD_COUNTS.map((count, card) => {
    const fresh = seat === turn ? state.fresh[card]! : 0;
    return count - ofKind(state.played, card, KINDS) - fresh - ownCount(state.cards, seat, card, KINDS);
  });
  for (const other of seatsBut(state, seat)) {
    const usable = state.cardCounts[other]! - (other === turn ? state.freshSize : 0);
    const taken = takeSome(pool, usable, random);
    for (let card = 0; card < KINDS; card++) state.cards[other * KINDS + card] = taken[card]!;
  }
  if (seat !== turn)
    for (const [card, count] of takeSome(pool, state.freshSize, random).entries()) state.fresh[card] = count;
  for (const [card, count] of pool.entries()) state.deck[card] = count;
}

/**
 * The bag: 36 combinations minus those drawn since it was refilled. This turn's combination is known to be out; if
 * `left` is given, all are known.
 */
function refillBag(state: State, random: Random, left?: readonly number[] | null): void {
  const gone = outOfBag(state);
  for (let at = 0; at < COMBINATIONS; at++) state.bag[at] = left?.[at] ?? 1;
  if (left) return;
  if (gone === 0) return;
  const rolled = state.dice1 > 0 ? 1 : 0;
  if (rolled) state.bag[(state.dice1 - 1) * 6 + state.dice2 - 1] = 0;
  takeSome(state.bag, gone - rolled, random);
}

function seatsBut(state: State, seat: Seat | null): readonly Seat[] {
  const all = (1 << state.seats) - 1;
  return TOGETHER[seat === null ? all : all & ~(1 << seat)]!;
}
