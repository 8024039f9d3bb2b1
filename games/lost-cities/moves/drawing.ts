/** Drawing a card: from the deck, or from a discard pile. */
import { drawCard as draw } from '../../kit/deck.ts';
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import { CARDS } from '../board.ts';
import { PATHS, SET_ASIDE, STALLED_TURNS } from '../data.ts';
import { endExpedition, endTurn } from '../expedition.ts';
import { isOpen, someOpen } from '../piles.ts';
import { aColour } from './shapes.ts';
import type { LostCities } from '../types.ts';

const DRAW = { type: 'drawCard' } as const;
const TAKES = prebuilt(PATHS, (colour) => ({ type: 'takeDiscard', colour }) as const);

export const drawCard: KindOf<LostCities, 'drawCard'> = {
  shape: {},
  list(_state, _seat, moves) {
    moves.push(DRAW);
  },
  // There is always a card: an expedition ends with the last card of the deck.
  refuse: () => undefined,
  apply(state, seat, _move, random, emit) {
    const card = draw(state, seat, random, SET_ASIDE[state.seats]);
    state.stalled = 0;
    if (state.deckSize > 0) {
      emit?.({ type: 'cardDrawn', seat, secret: { seats: [seat], card } });
      endTurn(state, emit);
    } else {
      emit?.({ type: 'cardDrawn', seat, secret: { seats: [seat], card }, reveals: true });
      endExpedition(state, 'deck', random, emit);
    }
  },
};

export const takeDiscard: KindOf<LostCities, 'takeDiscard'> = {
  shape: { colour: aColour },
  list(state, _seat, moves) {
    for (let colour = 0; colour < PATHS; colour++) {
      if (isOpen(state, colour)) moves.push(TAKES[colour]!);
    }
  },
  refuse(state, _seat, { colour }) {
    if (isOpen(state, colour)) return undefined;
    if (!someOpen(state)) return { code: 'deckOnly' };
    return { code: state.piles[colour]!.length === 0 ? 'pileEmpty' : 'justDiscarded', colour };
  },
  apply(state, seat, { colour }, random, emit) {
    const card = state.piles[colour]!.pop()!;
    state.hands[seat * CARDS + card]! += 1;
    state.handSizes[seat]! += 1;
    emit?.({ type: 'discardTaken', seat, card, reveals: true });
    state.stalled = state.discarded < 0 ? 0 : state.stalled + 1;
    if (state.stalled < STALLED_TURNS) endTurn(state, emit);
    else endExpedition(state, 'stalled', random, emit);
  },
};
