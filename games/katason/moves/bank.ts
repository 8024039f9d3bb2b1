/** Trade with the bank. */
import { filled } from '../../kit/counts.ts';
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { KINDS } from '../data.ts';
import { gain, refusePrice } from '../hand.ts';
import { offererPaid } from '../offers.ts';
import type { Katason, State } from '../types.ts';
import { aResource } from './shapes.ts';

const TRADES = prebuilt(KINDS, (give) => prebuilt(KINDS, (want) => ({ type: 'bankTrade', give, want }) as const));

export const bankTrade: KindOf<Katason, 'bankTrade'> = {
  shape: { give: aResource, want: aResource },
  list(state, seat, moves) {
    const { hands, rates, bank } = state;
    const at = seat * KINDS;
    for (let give = 0; give < KINDS; give++) {
      if (hands[at + give]! < rates[at + give]!) continue;
      for (let want = 0; want < KINDS; want++) {
        if (want !== give && bank[want]! > 0) moves.push(TRADES[give]![want]!);
      }
    }
  },
  refuse(state, seat, { give, want }) {
    if (give === want) return { code: 'sameResource', resource: give };
    if (state.bank[want] === 0) return { code: 'bankShort', resource: want, left: 0 };
    return refusePrice(state, seat, filled(KINDS, 0).with(give, rate(state, seat, give)));
  },
  apply(state, seat, { give, want }, _random, emit) {
    const count = rate(state, seat, give);
    gain(state, seat, give, -count);
    gain(state, seat, want, 1);
    emit?.({ type: 'bankTraded', seat, give, count, want });
    offererPaid(state, emit);
  },
};

/** How many cards of a kind `seat` pays the bank for one of another (Katason 9.1). */
function rate(state: State, seat: Seat, kind: number): number {
  return state.rates[seat * KINDS + kind]!;
}
