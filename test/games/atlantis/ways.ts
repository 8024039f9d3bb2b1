/** Which kinds of move a seat of Atlantis has, by the page of rules and not by the code. */
import { MAINLAND, SLOTS } from '../../../games/atlantis/board.ts';
import { KINDS, PAWNS } from '../../../games/atlantis/data.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import { ofSeat, sum } from '../../../games/kit/counts.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type Ways, those } from '../../../games/kit/laws/ways.ts';
import { nearest, tollOf, valuesOf } from './oracle.ts';

export const ways: Ways<State, AtlantisMove> = (state, seat) => {
  if (seat !== state.turn) return [];
  if (state.phase === 'payment') return ['payToll'];
  const moves = ofSeat(state.pawns, seat, PAWNS).some((place) => place !== MAINLAND && canMove(state, seat, place));
  return those({
    // Atlantis 2.4
    sellTile: !state.sold && valuesOf(state, seat).some((value) => value >= 2),
    // Atlantis 5.1
    buildBridge: state.bridges[seat] === 1 && hasOpenHole(state),
    // Atlantis 2.2, 2.3
    movePawn: moves,
    showHand: !moves,
  });
};

/** Whether cards lead a pawn to a place where it can rest and for which the seat can pay. Atlantis 3.1 to 3.4, 4.4 */
function canMove(state: State, seat: Seat, from: number): boolean {
  const means = sum(valuesOf(state, seat)) + state.handSizes[seat]!;
  const goesOn = (at: number, hand: readonly number[], played: number): boolean =>
    hand.some((count, item) => {
      if (count === 0) return false;
      const to = nearest(state, at, item);
      if (to < SLOTS && state.pawns.includes(to)) return goesOn(to, hand.with(item, count - 1), played + 1);
      return tollOf(state, from, to) <= means - played - 1;
    });
  return goesOn(from, ofSeat(state.hands, seat, KINDS), 0);
}

/** Whether there is water without a bridge between two tiles. Atlantis 4.1 */
function hasOpenHole({ tops, bridged }: State): boolean {
  const path = tops.map((face, slot) => (face >= 0 ? 'T' : bridged[slot] === 1 ? 'B' : 'w')).join('');
  return /Tw+(?=T)/.test(path);
}
