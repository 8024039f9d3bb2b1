/** Trade with the bank. */
import { filled } from '../../kit/counts.ts';
import { type KindOf, builtOnce, prebuilt, pushAll } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { KINDS } from '../data.ts';
import { canPay, gain, kindsOf, refusePrice } from '../hand.ts';
import { offererPaid } from '../offers.ts';
import type { Katason, State } from '../types.ts';
import { aResource } from './shapes.ts';

const TRADES = prebuilt(KINDS, (give) => prebuilt(KINDS, (want) => ({ type: 'bankTrade', give, want }) as const));

const SETS = 1 << KINDS;
/** The number of markets. */
export const MARKETS = SETS * SETS;

/** All trades of a market. */
export const tradesIn = builtOnce(MARKETS, (market) => {
  const [gives, wants] = [Math.floor(market / SETS), market % SETS];
  return TRADES.flat().filter(({ give, want }) => give !== want && gives & (1 << give) && wants & (1 << want));
});

/** A market: which resources the player can give, and which the bank has, as one number. */
export function marketOf({ bank }: State, gives: number): number {
  let wants = 0;
  for (let kind = 0; kind < KINDS; kind++) if (bank[kind]! > 0) wants |= 1 << kind;
  return SETS * gives + wants;
}

export const bankTrade: KindOf<Katason, 'bankTrade'> = {
  shape: { give: aResource, want: aResource },
  list(state, seat, moves) {
    pushAll(moves, tradesIn(marketOf(state, kindsOf(canPay(state, seat)))));
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
