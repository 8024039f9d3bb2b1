/** What follows a move: a tile and cards, and then the next turn or the end. */
import { drawCard, reshuffle } from '../kit/deck.ts';
import type { Random } from '../kit/random.ts';
import type { Emit, Seat } from '../kit/rules.ts';
import { leftOf } from '../kit/seats.ts';
import { FACES } from './board.ts';
import { DRAW, PAWNS } from './data.ts';
import { pawnsHome, tileBehind } from './path.ts';
import { settlement } from './score.ts';
import { drawTile } from './state.ts';
import type { AtlantisEvent, State } from './types.ts';

/** Takes the tile behind, draws cards, and passes the turn or ends the game. Atlantis 3.6, 6.1, 6.3 */
export function finishMove(state: State, seat: Seat, random: Random, emit: Emit<AtlantisEvent>): void {
  takeTile(state, seat, tileBehind(state, state.pawns[seat * PAWNS + state.moved]!), random, emit);
  const home = pawnsHome(state, seat);
  drawCards(state, seat, DRAW + home, random, emit);
  state.phase = 'journey';
  state.moved = -1;
  state.toll = 0;
  if (home < PAWNS) return passTurn(state, seat);
  state.finisher = seat;
  emit?.({ type: 'allHome', seat });
  if (emit) announceSettlements(state, emit);
}

function announceSettlements(state: State, emit: NonNullable<Emit<AtlantisEvent>>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.finisher) emit({ type: 'settled', ...settlement(state, seat) });
  }
}

/** Atlantis 3.6–3.8 */
function takeTile(state: State, seat: Seat, slot: number, random: Random, emit: Emit<AtlantisEvent>): void {
  if (slot < 0) return;
  const face = state.tops[slot]!;
  state.won[seat * FACES + face]!++;
  emit?.({ type: 'tileTaken', seat, slot, face });
  if (state.unders[slot] === 0) {
    state.tops[slot] = -1;
    emit?.({ type: 'slotFlooded', slot });
    return;
  }
  state.unders[slot] = 0;
  state.tops[slot] = drawTile(state, slot, random);
  emit?.({ type: 'tileRevealed', slot, face: state.tops[slot] });
}

/** Draws this many cards, or as many as there are. Atlantis 6.2 */
export function drawCards(state: State, seat: Seat, count: number, random: Random, emit: Emit<AtlantisEvent>): void {
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    if (state.deckSize === 0) break;
    cards.push(drawCard(state, seat, random));
    renewDeck(state, emit);
  }
  emit?.({ type: 'cardsDrawn', seat, count: cards.length, secret: { seats: [seat], cards } });
}

/** The discards become the deck as soon as it is empty. Atlantis 6.2 */
export function renewDeck(state: State, emit: Emit<AtlantisEvent>): void {
  if (state.deckSize === 0 && reshuffle(state)) emit?.({ type: 'deckShuffled' });
}

export function passTurn(state: State, seat: Seat): void {
  state.turn = leftOf(seat, state.seats);
  state.sold = false;
}
