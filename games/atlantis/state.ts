/** Setting up, copying, masking and re-dealing a game of Atlantis. */
import type { Random } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { ATLANTIS, FACES, SLOTS, backOf, facesOfBack, tilesOf } from './board.ts';
import { BACKS, CARDS_OF_ITEM, HANDS, KINDS, PAWNS } from './data.ts';
import type { Options } from './meta.ts';
import type { State } from './types.ts';

const HIDDEN = -1;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** All top tiles face up, hands dealt in the order of turns from a random starter. Atlantis 1.1–1.6 */
export function setup(players: number, _options: Options, random: Random): State {
  const state: State = {
    seats: players,
    tops: Array.from({ length: SLOTS }, () => -1),
    unders: tilesOf.map((tiles) => (tiles === 2 ? 1 : 0)),
    unseen: facesOfBack.flatMap((faces) => zeros(FACES).map((_, face) => (faces.includes(face) ? 1 : 0))),
    bridged: zeros(SLOTS),
    bridges: Array.from({ length: players }, () => 1),
    pawns: Array.from({ length: players * PAWNS }, () => ATLANTIS),
    hands: zeros(players * KINDS),
    handSizes: zeros(players),
    deck: Array.from({ length: KINDS }, () => CARDS_OF_ITEM),
    deckSize: KINDS * CARDS_OF_ITEM,
    discards: zeros(KINDS),
    won: zeros(players * FACES),
    spent: 0,
    phase: 'journey',
    turn: random.below(players),
    sold: false,
    moved: -1,
    toll: 0,
    finisher: -1,
  };
  for (let slot = 0; slot < SLOTS; slot++) if (tilesOf[slot]! > 0) state.tops[slot] = drawTile(state, slot, random);
  for (let place = 0; place < players; place++) {
    for (let card = 0; card < HANDS[place]!; card++) drawCard(state, (state.turn + place) % players, random);
  }
  return state;
}

/** A tile that has not come to light, of the back that belongs on the slot. */
export function drawTile(state: State, slot: number, random: Random): number {
  const first = backOf[slot]! * FACES;
  const faces = state.unseen.slice(first, first + FACES);
  const face = random.indexOf(faces, sum(faces));
  state.unseen[first + face]!--;
  return face;
}

/** Deals one card from the deck, which must not be empty, and returns its item. */
export function drawCard(state: State, seat: Seat, random: Random): number {
  const item = random.indexOf(state.deck, state.deckSize);
  state.deck[item]!--;
  state.deckSize--;
  state.hands[seat * KINDS + item]!++;
  state.handSizes[seat]!++;
  return item;
}

/** Hands of the others and the deck are masked while the game goes on. Atlantis 8.1 */
export function view(state: State, seat: Seat | null): State {
  const seen = clone(state);
  if (state.finisher >= 0) return seen;
  seen.deck.fill(HIDDEN);
  for (let other = 0; other < seen.seats; other++) {
    if (other !== seat) seen.hands.fill(HIDDEN, other * KINDS, (other + 1) * KINDS);
  }
  return seen;
}

/** Deals the others' hands from the cards that are neither in the own hand nor discarded; the rest is the deck. */
export function redeal(seen: State, seat: Seat | null, random: Random): State {
  const state = clone(seen);
  if (state.finisher >= 0) return state;
  for (let item = 0; item < KINDS; item++) {
    const own = seat === null ? 0 : state.hands[seat * KINDS + item]!;
    state.deck[item] = CARDS_OF_ITEM - own - state.discards[item]!;
  }
  state.deckSize = sum(state.deck);
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    state.hands.fill(0, other * KINDS, (other + 1) * KINDS);
    state.handSizes[other] = 0;
    for (let card = 0; card < seen.handSizes[other]!; card++) drawCard(state, other, random);
  }
  return state;
}

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

/** Cards of each item, tiles of each back, pawns and bridges. */
export function census(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let item = 0; item < KINDS; item++) {
    const held = state.handSizes.reduce((total, _, seat) => total + state.hands[seat * KINDS + item]!, 0);
    counts[`item ${item}`] = held + state.deck[item]! + state.discards[item]!;
  }
  counts['hands'] = sum(state.handSizes) - sum(state.hands);
  counts['deck'] = state.deckSize - sum(state.deck);
  const shown = state.tops.filter((face) => face >= 0).length;
  counts['tiles'] = shown + sum(state.unders) + sum(state.won) + state.spent;
  for (const [back, name] of BACKS.entries()) {
    const covered = state.unders.filter((under, slot) => under === 1 && backOf[slot] === back).length;
    counts[`unseen ${name}`] = sum(state.unseen.slice(back * FACES, (back + 1) * FACES)) - covered;
  }
  counts['pawns'] = state.pawns.filter((place) => place >= ATLANTIS && place <= SLOTS).length;
  counts['bridges'] = sum(state.bridges) + sum(state.bridged);
  return counts;
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
}
