/** Taking back a mistaken trade of this turn, if both partners agree (Katason 9.13). */
import { sum } from '../../kit/counts.ts';
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import { below } from '../../kit/shape.ts';
import { MOST_DEALS } from '../data.ts';
import { refusePrice, swap } from '../hand.ts';
import { offererPaid, partnerLost } from '../offers.ts';
import type { Katason, Deal, State } from '../types.ts';

const ASKS = prebuilt(MOST_DEALS, (deal) => ({ type: 'askTakeBack', deal }) as const);
const AGREE = { type: 'agreeTakeBack' } as const;
const REFUSE = { type: 'refuseTakeBack' } as const;
const WITHDRAW = { type: 'withdrawTakeBack' } as const;

export const askTakeBack: KindOf<Katason, 'askTakeBack'> = {
  shape: { deal: below(MOST_DEALS) },
  list(state, seat, moves) {
    for (let deal = 0; deal < state.deals.length; deal++) {
      if (askTakeBack.refuse(state, seat, ASKS[deal]!) === undefined) moves.push(ASKS[deal]!);
    }
  },
  refuse(state, seat, { deal: index }) {
    const deal = state.deals[index];
    if (deal === undefined) return { code: 'noSuchDeal' };
    if (deal.asked) return { code: 'alreadyAsked' };
    if (state.handSizes[deal.partner]! < sum(deal.gave)) return { code: 'partnerSpent', partner: deal.partner };
    return refusePrice(state, seat, deal.got);
  },
  apply(state, seat, { deal: index }, _random, emit) {
    const deal = state.deals[index]!;
    deal.asked = true;
    state.takeBack = index;
    emit?.({ type: 'takeBackAsked', seat, partner: deal.partner });
  },
};

export const agreeTakeBack: KindOf<Katason, 'agreeTakeBack'> = {
  shape: {},
  list(state, seat, moves) {
    if (agreeTakeBack.refuse(state, seat, AGREE) === undefined) moves.push(AGREE);
  },
  refuse: (state, seat) => refusePrice(state, seat, askedDeal(state).gave),
  apply(state, partner, _move, _random, emit) {
    const { gave, got } = askedDeal(state);
    state.takeBack = -1;
    swap(state, state.turn, partner, got, gave);
    // It shows everybody whether an open offer can still be paid.
    const shown = state.offer === null ? {} : ({ reveals: true } as const);
    emit?.({ type: 'takenBack', seat: state.turn, partner, gave, got, ...shown });
    offererPaid(state, emit);
    partnerLost(state, partner, emit);
  },
};

export const refuseTakeBack: KindOf<Katason, 'refuseTakeBack'> = {
  shape: {},
  list(_state, _seat, moves) {
    moves.push(REFUSE);
  },
  refuse: () => undefined,
  apply(state, partner, _move, _random, emit) {
    state.takeBack = -1;
    emit?.({ type: 'takeBackRefused', seat: state.turn, partner });
  },
};

export const withdrawTakeBack: KindOf<Katason, 'withdrawTakeBack'> = {
  shape: {},
  list(_state, _seat, moves) {
    moves.push(WITHDRAW);
  },
  refuse: () => undefined,
  apply(state, seat, _move, _random, emit) {
    const { partner } = askedDeal(state);
    state.takeBack = -1;
    emit?.({ type: 'takeBackWithdrawn', seat, partner });
  },
};

function askedDeal(state: State): Deal {
  return state.deals[state.takeBack]!;
}
