/** The state of a game of Atlantis: setting it up, copying it and counting it. */
import { filled, ofSeat, sum, takeOne } from '../kit/counts.ts';
import { drawCard } from '../kit/deck.ts';
import type { Random } from '../kit/random.ts';
import { countCards } from '../kit/zones.ts';
import { ATLANTIS, FACES, SLOTS, backOf, facesOfBack, tilesOf } from './board.ts';
import { BACKS, CARDS_OF_ITEM, HANDS, KINDS, PAWNS } from './data.ts';
import type { Options } from './meta.ts';
import type { State } from './types.ts';

/** All top tiles face up, hands dealt in the order of turns from a random starter. Atlantis 1 */
export function setup(seats: number, _options: Options, random: Random): State {
  const state: State = {
    seats,
    tops: filled(SLOTS, -1),
    unders: tilesOf.map((tiles) => (tiles === 2 ? 1 : 0)),
    unseen: facesOfBack.flatMap((faces) => filled(FACES, 0).map((_, face) => (faces.includes(face) ? 1 : 0))),
    bridged: filled(SLOTS, 0),
    bridges: filled(seats, 1),
    pawns: filled(seats * PAWNS, ATLANTIS),
    hands: filled(seats * KINDS, 0),
    handSizes: filled(seats, 0),
    deck: filled(KINDS, CARDS_OF_ITEM),
    deckSize: KINDS * CARDS_OF_ITEM,
    discards: filled(KINDS, 0),
    won: filled(seats * FACES, 0),
    spent: 0,
    phase: 'journey',
    turn: random.below(seats),
    sold: false,
    moved: -1,
    toll: 0,
    finisher: -1,
  };
  for (let slot = 0; slot < SLOTS; slot++) if (tilesOf[slot]! > 0) state.tops[slot] = drawTile(state, slot, random);
  for (let place = 0; place < seats; place++) {
    for (let card = 0; card < HANDS[place]!; card++) drawCard(state, (state.turn + place) % seats, random);
  }
  return state;
}

/** Draws a tile that hasn't been revealed yet, with the back that belongs on the slot. */
export function drawTile(state: State, slot: number, random: Random): number {
  const back = backOf[slot]!;
  const faces = ofSeat(state.unseen, back, FACES);
  const face = takeOne(faces, sum(faces), random);
  state.unseen[back * FACES + face]! -= 1;
  return face;
}

/** Copies field by field, which is many times faster than a general copy; a search copies at every step. */
export function clone(state: State): State {
  return {
    seats: state.seats,
    tops: state.tops.slice(),
    unders: state.unders.slice(),
    unseen: state.unseen.slice(),
    bridged: state.bridged.slice(),
    bridges: state.bridges.slice(),
    pawns: state.pawns.slice(),
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    deck: state.deck.slice(),
    deckSize: state.deckSize,
    discards: state.discards.slice(),
    won: state.won.slice(),
    spent: state.spent,
    phase: state.phase,
    turn: state.turn,
    sold: state.sold,
    moved: state.moved,
    toll: state.toll,
    finisher: state.finisher,
  };
}

/** Counts the cards of each item, the tiles of each back, pawns and bridges. */
export function census(state: State): Readonly<Record<string, number>> {
  const count = countCards(state, 'item');
  const shown = state.tops.filter((face) => face >= 0).length;
  count['tiles'] = shown + sum(state.unders) + sum(state.won) + state.spent;
  for (const [back, name] of BACKS.entries()) {
    const covered = state.unders.filter((under, slot) => under === 1 && backOf[slot] === back).length;
    count[`unseen ${name}`] = sum(ofSeat(state.unseen, back, FACES)) - covered;
  }
  count['pawns'] = state.pawns.filter((place) => place >= ATLANTIS && place <= SLOTS).length;
  count['bridges'] = sum(state.bridges) + sum(state.bridged);
  return count;
}
