/**
 * The value player of catanatron, a public simulator of Katason's kin, rebuilt on our rules from what is published of it: it
 * looks one move ahead, at a weighted sum whose weights lie so far apart that points come first, then production (its own
 * less the others'), then what may still be reached, and the rest breaks ties. It trades with the bank alone, and takes an
 * offer when its hand is better for it.
 */
import { swap } from '../../../../games/katason/hand.ts';
import { rules } from '../../../../games/katason/index.ts';
import type { KatasonMove, State } from '../../../../games/katason/types.ts';
import type { Random } from '../../../../games/kit/random.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Player } from './player.ts';
import { valueOf } from './catanatron-value.ts';

/** Deals and chances over which a move is averaged. */
const DEALS = 3;
/** It never begins these. */
const SHUNNED: readonly KatasonMove['type'][] = ['offerTrade', 'counterOffer', 'askTakeBack'];

export const catanatron: Player = ({ view, memory, seat, random }) => {
  const seen = view as State;
  const legal = rules.legal(seen, seat).filter(({ type }) => !SHUNNED.includes(type));
  const declared = legal.find(({ type }) => type === 'declareVictory');
  if (declared !== undefined || legal.length === 1) return { move: declared ?? legal[0]!, iterations: 0 };
  const deals = Array.from({ length: DEALS }, () => rules.redeal(seen, seat, random, memory));
  let best = legal[0]!;
  let most = -Infinity;
  for (const move of legal) {
    let worth = 0;
    for (const deal of deals) worth += valueOf(after(deal, seat, move, random), seat);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return { move: best, iterations: 0 };
};

/** The state a move leads to; an offer that is taken is looked at as if it were closed. */
function after(deal: State, seat: Seat, move: KatasonMove, random: Random): State {
  const state = rules.clone(deal);
  if (move.type === 'acceptOffer' && state.offer !== null)
    swap(state, seat, state.turn, state.offer.want, state.offer.give);
  else rules.apply(state, seat, move, random, undefined);
  return state;
}
