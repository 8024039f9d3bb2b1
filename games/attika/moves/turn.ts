/** Amphorae and the end of the turn. */
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import { leftOf } from '../../kit/seats.ts';
import { below } from '../../kit/shape.ts';
import { AMPHORAE } from '../data.ts';
import { cardsDue, drawCards, refuseAmphora, standStill } from '../turn.ts';
import type { Attika } from '../types.ts';

const POUR = { type: 'useAmphora' } as const;
const ENDS = prebuilt(AMPHORAE + 1, (amphorae) => ({ type: 'endTurn', amphorae }) as const);

export const useAmphora: KindOf<Attika, 'useAmphora'> = {
  shape: {},
  list(state, seat, moves) {
    if (!refuseAmphora(state, seat)) moves.push(POUR);
  },
  refuse: refuseAmphora,
  apply(state, seat, _move, _random, emit) {
    state.amphorae[seat]!--;
    state.actions++;
    emit?.({ type: 'amphoraUsed', seat, forCard: false });
  },
};

export const endTurn: KindOf<Attika, 'endTurn'> = {
  shape: { amphorae: below(AMPHORAE + 1) },
  list(state, seat, moves) {
    for (let amphorae = 0; amphorae <= state.amphorae[seat]!; amphorae++) moves.push(ENDS[amphorae]!);
  },
  refuse(state, seat, { amphorae }) {
    const held = state.amphorae[seat]!;
    if (amphorae <= held) return undefined;
    return held === 0 ? { code: 'noAmphora' } : { code: 'tooFewAmphorae', held };
  },
  apply(state, seat, { amphorae }, random, emit) {
    const idle = state.mode === 'open';
    const cards = cardsDue(state, amphorae);
    state.amphorae[seat]! -= amphorae;
    for (let i = 0; i < amphorae; i++) emit?.({ type: 'amphoraUsed', seat, forCard: true });
    const drawn = drawCards(state, seat, cards, random, emit);
    if (idle && drawn === 0) standStill(state, emit);
    state.turn = leftOf(seat, state.seats);
    state.mode = 'open';
    state.actions = 0;
    emit?.({ type: 'turnEnded', seat, next: state.turn });
  },
};
