/** What a bot trades: with the bank, and with other players. */
import { filled } from '../../kit/counts.ts';
import type { MoveOf } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { BANK_COUNT, KINDS, PIECES, POINTS } from '../data.ts';
import { holds } from '../hand.ts';
import type { Bundle, KatasonMove, Offer, State } from '../types.ts';
import { type Hope, gainOf, handOf } from './hopes.ts';

interface Weighed<M> {
  readonly move: M;
  readonly gain: number;
}

/** Bots deal with nobody who has this many points on the board. */
const TOO_CLOSE = 8;
/** Offers a bot makes in a turn; after one that nobody took it makes no more. */
const PATIENCE = 2;
/** A trade with the bank must do at least this much for the hand, */
const WORTHWHILE = 0.1;
/** and an offer this much: the others are not to be asked for trifles. */
const WORTH_ASKING = 0.33;

const NOTHING = filled(KINDS, 0);
const BUNDLES = [0, 1, 2, 3, 4].map((count) => NOTHING.map((_, kind) => NOTHING.with(kind, count)));

/** `count` cards of one kind. */
const bundle = (kind: number, count: number): Bundle => BUNDLES[count]![kind]!;

/** Points of `seat` that everybody sees. */
export function openPoints(state: State, seat: Seat): number {
  const built = POINTS.house * (PIECES.houses - state.housesLeft[seat]!);
  const cities = POINTS.city * (PIECES.cities - state.citiesLeft[seat]!);
  const awards = (state.roadAward === seat ? POINTS.award : 0) + (state.knightAward === seat ? POINTS.award : 0);
  return built + cities + awards;
}

/** Trades with the bank that do something for the hand, best first. */
export function bankTrades(
  state: State,
  seat: Seat,
  hopes: readonly Hope[],
): readonly Weighed<MoveOf<KatasonMove, 'bankTrade'>>[] {
  const hand = handOf(state, seat);
  const trades: Weighed<MoveOf<KatasonMove, 'bankTrade'>>[] = [];
  for (let give = 0; give < KINDS; give++) {
    const price = state.rates[seat * KINDS + give]!;
    if (hand[give]! < price) continue;
    for (let want = 0; want < KINDS; want++) {
      if (want === give || state.bank[want] === 0) continue;
      const gain = gainOf(hand, hopes, bundle(give, price), bundle(want, 1));
      if (gain > WORTHWHILE) trades.push({ move: { type: 'bankTrade', give, want }, gain });
    }
  }
  return trades.toSorted((a, b) => b.gain - a.gain);
}

/** Offers worth making: one or two cards that can be spared for one that is missed, best first. */
export function offers(
  state: State,
  seat: Seat,
  hopes: readonly Hope[],
): readonly Weighed<MoveOf<KatasonMove, 'offerTrade'>>[] {
  if (state.options.trade === 'bank' || state.offer !== null) return [];
  if (state.offersMade > 0 || state.deals.length >= PATIENCE) return [];
  const hand = handOf(state, seat);
  const found: Weighed<MoveOf<KatasonMove, 'offerTrade'>>[] = [];
  for (let want = 0; want < KINDS; want++) {
    if (othersHold(state, seat, want) === 0) continue;
    for (let give = 0; give < KINDS; give++) {
      if (give === want) continue;
      for (let count = 1; count <= Math.min(2, hand[give]!); count++) {
        const gain = gainOf(hand, hopes, bundle(give, count), bundle(want, 1));
        if (gain <= WORTH_ASKING) continue;
        found.push({ move: { type: 'offerTrade', give: bundle(give, count), want: bundle(want, 1), to: null }, gain });
      }
    }
  }
  return found.toSorted((a, b) => b.gain - a.gain);
}

/** Cards of a kind in the others' hands together: what is neither in the bank nor one's own. */
export function othersHold(state: State, seat: Seat, kind: number): number {
  return BANK_COUNT - state.bank[kind]! - state.hands[seat * KINDS + kind]!;
}

/** How much the open offer would do for `seat`, who was asked; below 0 where it would rather refuse. */
export function offerGain(state: State, seat: Seat, offer: Offer, hopes: readonly Hope[]): number {
  if (!holds(state, seat, offer.want)) return -1;
  const rival = openPoints(state, state.turn);
  if (rival >= TOO_CLOSE) return -1;
  // Whoever is ahead has to pay more.
  const lead = Math.max(0, rival - openPoints(state, seat));
  return gainOf(handOf(state, seat), hopes, offer.want, offer.give) - 0.5 * WORTHWHILE * (1 + lead);
}

/** How much closing the open offer with `partner` would do for `seat`, who made it; −1 where it can't or won't. */
export function dealGain(state: State, seat: Seat, partner: Seat, hopes: readonly Hope[]): number {
  const { offer } = state;
  const reply = offer?.replies[partner];
  if (offer === null || (reply?.kind !== 'accepted' && reply?.kind !== 'countered')) return -1;
  const [give, want] = reply.kind === 'accepted' ? [offer.give, offer.want] : [reply.want, reply.give];
  if (!holds(state, seat, give) || openPoints(state, partner) >= TOO_CLOSE) return -1;
  return gainOf(handOf(state, seat), hopes, give, want) - 0.02 * openPoints(state, partner);
}

/** The partner to close the open offer with: the least dangerous of those whose terms help, or −1. */
export function bestPartner(state: State, seat: Seat, hopes: readonly Hope[]): number {
  let best = -1;
  let most = 0;
  for (let partner = 0; partner < state.seats; partner++) {
    const gain = dealGain(state, seat, partner, hopes);
    if (gain > most) {
      most = gain;
      best = partner;
    }
  }
  return best;
}
