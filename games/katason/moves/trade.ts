/** Trade between players, the part of the player whose turn it is: making offers, and choosing among the answers. */
import { sum } from '../../kit/counts.ts';
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { below, either, oneOf } from '../../kit/shape.ts';
import { KINDS, MOST_DEALS, MOST_OFFERS } from '../data.ts';
import { holds, refusePrice, swap } from '../hand.ts';
import { OPEN, endIfHopeless, openOffer, refuseTerms, withdraw } from '../offers.ts';
import type { Katason, Bundle, KatasonRefusal, Offer, State } from '../types.ts';
import { aBundle, single } from './shapes.ts';

const OFFERS = prebuilt(KINDS, (give) =>
  prebuilt(KINDS, (want) => ({ type: 'offerTrade', give: single(give), want: single(want), to: null }) as const),
);
const WITHDRAW = { type: 'withdrawOffer' } as const;
const CLOSES = prebuilt(4, (partner) => ({ type: 'closeTrade', partner }) as const);
const DECLINES = prebuilt(4, (partner) => ({ type: 'declineCounter', partner }) as const);

export const offerTrade: KindOf<Katason, 'offerTrade'> = {
  shape: { give: aBundle, want: aBundle, to: either(below(4), oneOf(null)) },
  // `legal` lists only one card for one, offered to everybody (Katason 9.14).
  free: ['give', 'want', 'to'],
  list(state, seat, moves) {
    if (refuseOffering(state) !== undefined || largestHand(state, seat, null) === 0) return;
    for (let give = 0; give < KINDS; give++) {
      if (state.hands[seat * KINDS + give] === 0) continue;
      for (let want = 0; want < KINDS; want++) if (want !== give) moves.push(OFFERS[give]![want]!);
    }
  },
  refuse(state, seat, { give, want, to }) {
    const refusal = refuseOffering(state) ?? refuseTerms(give, want) ?? refusePrice(state, seat, give);
    if (refusal) return refusal;
    if (to !== null && to >= state.seats) return { code: 'noSuchSeat' };
    if (to === seat) return { code: 'ownPartner' };
    const most = largestHand(state, seat, to);
    return sum(want) > most ? { code: 'partnerTooPoor', partner: to, most } : undefined;
  },
  apply(state, seat, { give, want, to }, _random, emit) {
    const least = sum(want);
    const replies = state.handSizes.map((_, other) => (asked(state, seat, to, least, other) ? OPEN : null));
    state.offer = { give, want, replies };
    state.offersMade += 1;
    emit?.({ type: 'offered', seat, give, want, to });
  },
};

export const withdrawOffer: KindOf<Katason, 'withdrawOffer'> = {
  shape: {},
  list(state, _seat, moves) {
    if (state.offer !== null) moves.push(WITHDRAW);
  },
  refuse: (state) => (state.offer === null ? { code: 'noOffer' } : undefined),
  apply(state, _seat, _move, _random, emit) {
    withdraw(state, emit);
  },
};

export const closeTrade: KindOf<Katason, 'closeTrade'> = {
  shape: { partner: below(4) },
  list(state, seat, moves) {
    if (state.offer === null) return;
    for (let partner = 0; partner < state.seats; partner++) {
      const terms = agreed(state.offer, partner);
      if (terms !== undefined && holds(state, seat, terms.give)) moves.push(CLOSES[partner]!);
    }
  },
  refuse(state, seat, { partner }) {
    const refusal = refusePartner(state, seat, partner);
    if (refusal) return refusal;
    const terms = agreed(openOffer(state), partner);
    return terms === undefined ? { code: 'notAgreed', partner } : refusePrice(state, seat, terms.give);
  },
  apply(state, seat, { partner }, _random, emit) {
    const { give: gave, want: got } = agreed(openOffer(state), partner)!;
    swap(state, seat, partner, gave, got);
    state.offer = null;
    // Katason 9.11: an offer that becomes a trade doesn't count.
    state.offersMade -= 1;
    state.deals.push({ partner, gave, got, asked: false });
    emit?.({ type: 'traded', seat, partner, gave, got, agreed: true });
  },
};

export const declineCounter: KindOf<Katason, 'declineCounter'> = {
  shape: { partner: below(4) },
  list(state, _seat, moves) {
    for (let partner = 0; partner < state.seats; partner++) {
      if (hasCountered(state, partner)) moves.push(DECLINES[partner]!);
    }
  },
  refuse(state, seat, { partner }) {
    const refusal = refusePartner(state, seat, partner);
    if (refusal) return refusal;
    return hasCountered(state, partner) ? undefined : { code: 'noCounter', partner };
  },
  apply(state, seat, { partner }, _random, emit) {
    openOffer(state).replies[partner] = { kind: 'declined' };
    emit?.({ type: 'counterDeclined', seat, partner });
    endIfHopeless(state, emit);
  },
};

function hasCountered({ offer }: State, partner: Seat): boolean {
  return offer?.replies[partner]?.kind === 'countered';
}

/** Why nothing can be settled with `partner`, whatever they answered. */
function refusePartner(state: State, seat: Seat, partner: Seat): KatasonRefusal | undefined {
  if (state.offer === null) return { code: 'noOffer' };
  if (partner >= state.seats) return { code: 'noSuchSeat' };
  return partner === seat ? { code: 'ownPartner' } : undefined;
}

/** Why no offer at all can be made now. */
function refuseOffering(state: State): KatasonRefusal | undefined {
  if (state.options.trade === 'bank') return { code: 'bankTradeOnly' };
  if (state.offer !== null) return { code: 'offerOpen' };
  if (state.deals.length === MOST_DEALS) return { code: 'tooManyDeals', most: MOST_DEALS };
  return state.offersMade < MOST_OFFERS ? undefined : { code: 'tooManyOffers', most: MOST_OFFERS };
}

/**
 * Whether an offer to `to` (null: everybody) for `least` cards asks `other`: only if everybody can see that `other` may
 * hold that many.
 */
function asked(state: State, seat: Seat, to: Seat | null, least: number, other: Seat): boolean {
  return other !== seat && (to === null || to === other) && state.handSizes[other]! >= least;
}

/** The size of the largest hand among those that an offer to `to` could ask. */
function largestHand(state: State, seat: Seat, to: Seat | null): number {
  if (to !== null) return state.handSizes[to]!;
  return Math.max(...state.handSizes.map((size, other) => (other === seat ? 0 : size)));
}

/** What is given and wanted in the trade with a partner who has agreed; undefined if they haven't. */
function agreed({ give, want, replies }: Offer, partner: Seat): { give: Bundle; want: Bundle } | undefined {
  const answer = replies[partner];
  if (answer?.kind === 'accepted') return { give, want };
  return answer?.kind === 'countered' ? { give: answer.want, want: answer.give } : undefined;
}
