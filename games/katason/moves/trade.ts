/** Trade between players: the turn player offers, partners reply, the turn player picks. */
import { sum } from '../../kit/counts.ts';
import { prebuilt } from '../../kit/moves.ts';
import type { Emit, Seat } from '../../kit/rules.ts';
import { below, either, oneOf } from '../../kit/shape.ts';
import { KINDS, MOST_OFFERS } from '../data.ts';
import { holds, refusePrice, swap } from '../hand.ts';
import { OPEN, withdraw } from '../offers.ts';
import type { Bundle, KatasonEvent, KatasonRefusal, Offer, Reply, State } from '../types.ts';
import { type Kind, aBundle, single } from './kind.ts';

const OFFERS = prebuilt(KINDS, (give) =>
  prebuilt(KINDS, (want) => ({ type: 'offerTrade', give: single(give), want: single(want), to: null }) as const),
);
const COUNTERS = prebuilt(KINDS, (give) =>
  prebuilt(KINDS, (want) => ({ type: 'counterOffer', give: single(give), want: single(want) }) as const),
);
const WITHDRAW = { type: 'withdrawOffer' } as const;
const ACCEPT = { type: 'acceptOffer' } as const;
const REFUSE = { type: 'refuseOffer' } as const;
const CLOSES = prebuilt(4, (partner) => ({ type: 'closeTrade', partner }) as const);

export const offerTrade: Kind<'offerTrade'> = {
  shape: { give: aBundle, want: aBundle, to: either(below(4), oneOf(null)) },
  list(state, seat, moves) {
    if (state.options.trade === 'bank' || refuseOffering(state) !== undefined || !anyAsked(state, seat, null, 1))
      return;
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
    return anyAsked(state, seat, to, sum(want)) ? undefined : { code: 'partnerTooPoor', partner: to };
  },
  apply(state, seat, { give, want, to }, _random, emit) {
    const least = sum(want);
    const replies = state.handSizes.map((_, other) => (asked(state, seat, to, least, other) ? OPEN : null));
    state.offer = { give, want, replies };
    state.offersMade += 1;
    emit?.({ type: 'offered', seat, give, want, to });
  },
};

export const withdrawOffer: Kind<'withdrawOffer'> = {
  shape: {},
  list(state, _seat, moves) {
    if (state.offer !== null) moves.push(WITHDRAW);
  },
  refuse: (state) => (state.offer === null ? { code: 'noOffer' } : undefined),
  apply(state, _seat, _move, _random, emit) {
    withdraw(state, emit);
  },
};

export const acceptOffer: Kind<'acceptOffer'> = {
  shape: {},
  list(state, seat, moves) {
    if (holds(state, seat, openOffer(state).want)) moves.push(ACCEPT);
  },
  refuse: (state, seat) => refusePrice(state, seat, openOffer(state).want),
  apply(state, seat, _move, _random, emit) {
    reply(state, seat, { kind: 'accepted' }, emit);
  },
};

export const refuseOffer: Kind<'refuseOffer'> = {
  shape: {},
  list(_state, _seat, moves) {
    moves.push(REFUSE);
  },
  refuse: () => undefined,
  apply(state, seat, _move, _random, emit) {
    reply(state, seat, { kind: 'refused' }, emit);
    // Katason 9.9: nobody is left to trade with.
    if (openOffer(state).replies.every((one) => one === null || one.kind === 'refused')) withdraw(state, emit);
  },
};

export const counterOffer: Kind<'counterOffer'> = {
  shape: { give: aBundle, want: aBundle },
  list(state, seat, moves) {
    const { give: offered } = openOffer(state);
    for (let want = 0; want < KINDS; want++) {
      if (offered[want] === 0) continue;
      for (const move of COUNTERS.map((counters) => counters[want]!)) {
        if (refuseCounter(state, seat, move.give, move.want) === undefined) moves.push(move);
      }
    }
  },
  refuse: (state, seat, { give, want }) => refuseCounter(state, seat, give, want),
  apply(state, seat, { give, want }, _random, emit) {
    reply(state, seat, { kind: 'countered', give, want }, emit);
  },
};

export const closeTrade: Kind<'closeTrade'> = {
  shape: { partner: below(4) },
  list(state, seat, moves) {
    if (state.offer === null) return;
    for (let partner = 0; partner < state.seats; partner++) {
      const terms = agreed(state.offer, partner);
      if (terms !== undefined && holds(state, seat, terms.give)) moves.push(CLOSES[partner]!);
    }
  },
  refuse(state, seat, { partner }) {
    if (state.offer === null) return { code: 'noOffer' };
    const terms = agreed(state.offer, partner);
    return terms === undefined ? { code: 'notAgreed', partner } : refusePrice(state, seat, terms.give);
  },
  apply(state, seat, { partner }, _random, emit) {
    const { give: gave, want: got } = agreed(openOffer(state), partner)!;
    swap(state, seat, partner, gave, got);
    state.offer = null;
    state.deals.push({ partner, gave, got, asked: false });
    emit?.({ type: 'traded', seat, partner, gave, got, agreed: true });
  },
};

/** Why the turn player may make no offer at all now. */
function refuseOffering(state: State): KatasonRefusal | undefined {
  if (state.options.trade === 'bank') return { code: 'bankTradeOnly' };
  if (state.offer !== null) return { code: 'offerOpen' };
  return state.offersMade < MOST_OFFERS ? undefined : { code: 'tooManyOffers', most: MOST_OFFERS };
}

/** Katason 9.5: each side gives, and nobody gives and gets the same kind. */
function refuseTerms(give: Bundle, want: Bundle): KatasonRefusal | undefined {
  if (sum(give) === 0 || sum(want) === 0) return { code: 'gift' };
  const resource = give.findIndex((count, kind) => count > 0 && want[kind]! > 0);
  return resource < 0 ? undefined : { code: 'sameResource', resource };
}

function refuseCounter(state: State, seat: Seat, give: Bundle, want: Bundle): KatasonRefusal | undefined {
  const refusal = refuseTerms(give, want) ?? refusePrice(state, seat, give);
  if (refusal) return refusal;
  const offer = openOffer(state);
  if (sameBundle(give, offer.want) && sameBundle(want, offer.give)) return { code: 'sameAsOffer' };
  return sum(want) > state.handSizes[state.turn]! ? { code: 'partnerTooPoor', partner: state.turn } : undefined;
}

/** Whether an offer to `to` (null: everybody) for `least` cards asks `other`: it must be able to hold that many, which all can see. */
function asked(state: State, seat: Seat, to: Seat | null, least: number, other: Seat): boolean {
  return other !== seat && (to === null || to === other) && state.handSizes[other]! >= least;
}

function anyAsked(state: State, seat: Seat, to: Seat | null, least: number): boolean {
  for (let other = 0; other < state.seats; other++) if (asked(state, seat, to, least, other)) return true;
  return false;
}

/** What the turn player would give to and want from a partner who has agreed. */
function agreed({ give, want, replies }: Offer, partner: Seat): { give: Bundle; want: Bundle } | undefined {
  const answer = replies[partner];
  if (answer?.kind === 'accepted') return { give, want };
  return answer?.kind === 'countered' ? { give: answer.want, want: answer.give } : undefined;
}

function reply(state: State, seat: Seat, answer: Reply, emit: Emit<KatasonEvent>): void {
  openOffer(state).replies[seat] = answer;
  emit?.({ type: 'replied', seat, reply: answer });
}

/** The offer, in a stage that has one. */
function openOffer(state: State): Offer {
  if (state.offer === null) throw new Error('no offer is open');
  return state.offer;
}

function sameBundle(a: Bundle, b: Bundle): boolean {
  return a.every((count, kind) => count === b[kind]);
}
