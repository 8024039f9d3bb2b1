/** Setting up, copying, masking and re-dealing a game of Attika. */
import type { Random } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { GROUPS } from './board.ts';
import { AMPHORAE, BUILDINGS, CARDS_OF_TERRAIN, HANDS, KINDS, LAND_TILES, PIECES, STACKS } from './data.ts';
import { startingLand } from './land.ts';
import type { Options } from './meta.ts';
import type { State } from './types.ts';

const HIDDEN = -1;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** The starting land, four buildings on every mat, hands dealt in the order of turns from a random starter. Attika 1 */
export function setup(players: number, _options: Options, random: Random): State {
  const tiles = LAND_TILES.map(() => 1);
  const land = startingLand(players, tiles, random);
  const state: State = {
    seats: players,
    land,
    built: land.cells.map(() => -1),
    settlement: land.cells.map(() => -1),
    touches: land.cells.map(() => 0),
    settlements: zeros(players),
    pieces: zeros(players),
    grouped: zeros(players * GROUPS.length),
    mats: zeros(players * BUILDINGS.length),
    stacks: Array.from({ length: players }, () => STACKS).flat(),
    hands: zeros(players * KINDS),
    handSizes: zeros(players),
    deck: Array.from({ length: KINDS }, () => CARDS_OF_TERRAIN),
    deckSize: KINDS * CARDS_OF_TERRAIN,
    discards: zeros(KINDS),
    amphorae: zeros(players),
    tiles,
    phase: 'actions',
    turn: random.below(players),
    mode: 'open',
    actions: 0,
    revealed: -1,
    exhausted: false,
    tile: -1,
    winner: -1,
    ending: '',
  };
  for (let seat = 0; seat < players; seat++) {
    for (let stack = 0; stack < STACKS.length; stack++) {
      state.mats[seat * BUILDINGS.length + turnUp(state, seat, stack, random)]!++;
    }
  }
  for (let place = 0; place < players; place++) {
    for (let card = 0; card < HANDS[place]!; card++) drawCard(state, (state.turn + place) % players, random);
  }
  return state;
}

/** Turns up a building of a stack that is not empty: one of those not seen yet, large ones from the first stack. */
export function turnUp(state: State, seat: Seat, stack: number, random: Random): number {
  const unseen = unseenOf(state, seat).map((count, kind) => (BUILDINGS[kind]!.large === (stack === 0) ? count : 0));
  state.stacks[seat * STACKS.length + stack]!--;
  return random.indexOf(unseen, sum(unseen));
}

/** Buildings of a seat that lie in its stacks, by kind. */
function unseenOf(state: State, seat: Seat): number[] {
  const { built, mats, revealed, turn } = state;
  const unseen = BUILDINGS.map(({ count }, kind) => count - mats[seat * BUILDINGS.length + kind]!);
  const first = seat * BUILDINGS.length;
  for (let hex = 0; hex < built.length; hex++) {
    const kind = built[hex]! - first;
    if (kind >= 0 && kind < BUILDINGS.length) unseen[kind]!--;
  }
  if (revealed >= 0 && turn === seat) unseen[revealed]!--;
  return unseen;
}

/** Deals one card from the deck, which must not be empty, and returns its terrain. */
export function drawCard(state: State, seat: Seat, random: Random): number {
  const terrain = random.indexOf(state.deck, state.deckSize);
  state.deck[terrain]!--;
  state.deckSize--;
  state.hands[seat * KINDS + terrain]!++;
  state.handSizes[seat]!++;
  return terrain;
}

/** Hands of the others and the deck are masked while the game goes on. Attika 9.1 */
export function view(state: State, seat: Seat | null): State {
  const seen = clone(state);
  if (state.winner >= 0) return seen;
  seen.deck.fill(HIDDEN);
  for (let other = 0; other < seen.seats; other++) {
    if (other !== seat) seen.hands.fill(HIDDEN, other * KINDS, (other + 1) * KINDS);
  }
  return seen;
}

/** Deals the others' hands from the cards that are neither in the own hand nor discarded; the rest is the deck. */
export function redeal(seen: State, seat: Seat | null, random: Random): State {
  const state = clone(seen);
  if (state.winner >= 0) return state;
  for (let terrain = 0; terrain < KINDS; terrain++) {
    const own = seat === null ? 0 : state.hands[seat * KINDS + terrain]!;
    state.deck[terrain] = CARDS_OF_TERRAIN - own - state.discards[terrain]!;
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

/** The land is shared: it is only ever replaced. */
export function clone(state: State): State {
  return {
    seats: state.seats,
    land: state.land,
    built: state.built.slice(),
    settlement: state.settlement.slice(),
    touches: state.touches.slice(),
    settlements: state.settlements.slice(),
    pieces: state.pieces.slice(),
    grouped: state.grouped.slice(),
    mats: state.mats.slice(),
    stacks: state.stacks.slice(),
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    deck: state.deck.slice(),
    deckSize: state.deckSize,
    discards: state.discards.slice(),
    amphorae: state.amphorae.slice(),
    tiles: state.tiles.slice(),
    phase: state.phase,
    turn: state.turn,
    mode: state.mode,
    actions: state.actions,
    revealed: state.revealed,
    exhausted: state.exhausted,
    tile: state.tile,
    winner: state.winner,
    ending: state.ending,
  };
}

/** Cards of each terrain, buildings of each seat, land tiles and amphorae. */
export function census(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let terrain = 0; terrain < KINDS; terrain++) {
    const held = state.handSizes.reduce((total, _, seat) => total + state.hands[seat * KINDS + terrain]!, 0);
    counts[`terrain ${terrain}`] = held + state.deck[terrain]! + state.discards[terrain]!;
  }
  counts['hands'] = sum(state.handSizes) - sum(state.hands);
  counts['deck'] = state.deckSize - sum(state.deck);
  for (let seat = 0; seat < state.seats; seat++) {
    const stacked = sum(state.stacks.slice(seat * STACKS.length, (seat + 1) * STACKS.length));
    counts[`stacks of ${seat}`] = stacked - sum(unseenOf(state, seat));
    counts[`pieces of ${seat}`] = state.pieces[seat]! - countBuilt(state, seat);
    counts[`buildings of ${seat}`] = PIECES - state.pieces[seat]! - stacked >= 0 ? 0 : 1;
  }
  counts['land'] = sum(state.tiles) + (state.tile >= 0 ? 1 : 0) + state.land.cells.length / 7;
  counts['amphorae'] = AMPHORAE - sum(state.amphorae) >= 0 ? 0 : 1;
  return counts;
}

function countBuilt(state: State, seat: Seat): number {
  return state.built.filter((piece) => piece >= 0 && Math.floor(piece / BUILDINGS.length) === seat).length;
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
}
