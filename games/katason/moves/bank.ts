/** Trade with the bank. */
import { below } from '../../kit/shape.ts';
import type { Seat } from '../../kit/rules.ts';
import { harbours } from '../board.ts';
import { KINDS, RATES } from '../data.ts';
import { gain } from '../hand.ts';
import { offererPaid } from '../offers.ts';
import { ownerOf } from '../sites.ts';
import type { State } from '../types.ts';
import { refusePrice } from './building.ts';
import { type Kind, prebuilt } from './kind.ts';

const TRADES = prebuilt(KINDS, (give) => prebuilt(KINDS, (want) => ({ type: 'bankTrade', give, want }) as const));

export const bankTrade: Kind<'bankTrade'> = {
  shape: { give: below(KINDS), want: below(KINDS) },
  list(state, seat, moves) {
    for (let give = 0; give < KINDS; give++) {
      const held = state.hands[seat * KINDS + give]!;
      if (held < RATES.special || (held < RATES.none && held < rate(state, seat, give))) continue;
      for (let want = 0; want < KINDS; want++) {
        if (want !== give && state.bank[want]! > 0) moves.push(TRADES[give]![want]!);
      }
    }
  },
  refuse(state, seat, { give, want }) {
    if (give === want) return { code: 'sameResource', resource: give };
    if (state.bank[want] === 0) return { code: 'bankEmpty', resource: want };
    const price = rate(state, seat, give);
    return refusePrice(
      state,
      seat,
      prebuilt(KINDS, (kind) => (kind === give ? price : 0)),
    );
  },
  apply(state, seat, { give, want }, _random, emit) {
    const count = rate(state, seat, give);
    gain(state, seat, give, -count);
    gain(state, seat, want, 1);
    emit?.({ type: 'bankTraded', seat, give, count, want });
    offererPaid(state, emit);
  },
};

/** How many cards of a kind `seat` pays the bank for one of another. */
export function rate(state: State, seat: Seat, kind: number): number {
  let best: number = RATES.none;
  for (let i = 0; i < harbours.length; i++) {
    const harbour = harbours[i]!;
    if (harbour.kind !== null && harbour.kind !== kind) continue;
    const [a, b] = harbour.corners;
    if (!owns(state, seat, a) && !owns(state, seat, b)) continue;
    if (harbour.kind === kind) return RATES.special;
    best = RATES.generic;
  }
  return best;
}

function owns(state: State, seat: Seat, corner: number): boolean {
  const building = state.corners[corner]!;
  return building !== 0 && ownerOf(building) === seat;
}
