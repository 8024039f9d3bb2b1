/** The end of a turn, and of the game. */
import type { KindOf } from '../../kit/moves.ts';
import { leftOf } from '../../kit/seats.ts';
import { GOAL, KINDS } from '../data.ts';
import { withdraw } from '../offers.ts';
import { points } from '../score.ts';
import type { Katason } from '../types.ts';

const DECLARE = { type: 'declareVictory' } as const;
export const END = { type: 'endTurn' } as const;

export const declareVictory: KindOf<Katason, 'declareVictory'> = {
  shape: {},
  list(state, seat, moves) {
    if (points(state, seat) >= GOAL) moves.push(DECLARE);
  },
  refuse(state, seat) {
    const held = points(state, seat);
    return held >= GOAL ? undefined : { code: 'tooFewPoints', points: held, goal: GOAL };
  },
  apply(state, seat, _move, _random, emit) {
    state.winner = seat;
    emit?.({ type: 'victoryDeclared', seat, points: points(state, seat), reveals: true });
  },
};

export const endTurn: KindOf<Katason, 'endTurn'> = {
  shape: {},
  list(_state, _seat, moves) {
    moves.push(END);
  },
  refuse: () => undefined,
  apply(state, seat, _move, _random, emit) {
    if (state.offer !== null) withdraw(state, emit);
    if (state.freshSize > 0) {
      for (let card = 0; card < KINDS; card++) state.cards[seat * KINDS + card]! += state.fresh[card]!;
      state.fresh.fill(0);
      state.freshSize = 0;
    }
    if (state.deals.length > 0) state.deals = [];
    state.offersMade = 0;
    state.cardPlayed = false;
    state.dice1 = 0;
    state.dice2 = 0;
    state.turn = leftOf(seat, state.seats);
    state.round += 1;
    state.phase = 'diceRoll';
    emit?.({ type: 'turnEnded', seat, next: state.turn });
  },
};
