/** The state of a game of Attika: setting it up, copying it and counting it. */
import { filled, ofSeat, sum } from '../kit/counts.ts';
import { drawCard } from '../kit/deck.ts';
import type { Random } from '../kit/random.ts';
import { countCards } from '../kit/zones.ts';
import type { Seat } from '../kit/rules.ts';
import { GROUPS } from './board.ts';
import { AMPHORAE, BUILDINGS, CARDS_OF_TERRAIN, HANDS, TERRAIN_KINDS, LAND_TILES, PIECES, STACKS } from './data.ts';
import { startingLand } from './land.ts';
import type { Options } from './meta.ts';
import type { State } from './types.ts';

/** The starting land, four buildings on every mat, hands dealt in the order of turns from a random starter. Attika 1 */
export function setup(seats: number, _options: Options, random: Random): State {
  const tiles = LAND_TILES.map(() => 1);
  const land = startingLand(seats, tiles, random);
  const state: State = {
    seats,
    land,
    built: filled(land.cells.length, -1),
    settlement: filled(land.cells.length, -1),
    touches: filled(land.cells.length, 0),
    settlements: filled(seats, 0),
    pieces: filled(seats, 0),
    grouped: filled(seats * GROUPS.length, 0),
    mats: filled(seats * BUILDINGS.length, 0),
    stacks: Array.from({ length: seats }, () => STACKS).flat(),
    hands: filled(seats * TERRAIN_KINDS, 0),
    handSizes: filled(seats, 0),
    deck: filled(TERRAIN_KINDS, CARDS_OF_TERRAIN),
    deckSize: TERRAIN_KINDS * CARDS_OF_TERRAIN,
    discards: filled(TERRAIN_KINDS, 0),
    amphorae: filled(seats, 0),
    tiles,
    phase: 'actions',
    turn: random.below(seats),
    mode: 'open',
    actions: 0,
    revealed: -1,
    exhausted: false,
    tile: -1,
    still: 0,
    winner: -1,
    ending: '',
  };
  for (let seat = 0; seat < seats; seat++) {
    for (let stack = 0; stack < STACKS.length; stack++) {
      state.mats[seat * BUILDINGS.length + turnUp(state, seat, stack, random)]!++;
    }
  }
  for (let place = 0; place < seats; place++) {
    for (let card = 0; card < HANDS[place]!; card++) drawCard(state, (state.turn + place) % seats, random);
  }
  return state;
}

/**
 * Turns up a building of a stack, which isn't empty: one that nobody has seen yet; the first stack has the large ones.
 */
export function turnUp(state: State, seat: Seat, stack: number, random: Random): number {
  const unseen = unseenOf(state, seat).map((count, kind) => (BUILDINGS[kind]!.large === (stack === 0) ? count : 0));
  state.stacks[seat * STACKS.length + stack]!--;
  return random.indexOf(unseen, sum(unseen));
}

/** Buildings of a seat that lie in its stacks, by kind. */
export function unseenOf(state: State, seat: Seat): number[] {
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

/**
 * Copies field by field, which is many times faster than a general copy. The land is shared, because it is only ever
 * replaced.
 */
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
    still: state.still,
    winner: state.winner,
    ending: state.ending,
  };
}

/** Counts the cards of each terrain, the buildings of each seat, land tiles and amphorae. */
export function census(state: State): Readonly<Record<string, number>> {
  const count = countCards(state, 'terrain');
  for (let seat = 0; seat < state.seats; seat++) {
    const stacked = sum(ofSeat(state.stacks, seat, STACKS.length));
    count[`stacks of ${seat}`] = stacked - sum(unseenOf(state, seat));
    count[`pieces of ${seat}`] = state.pieces[seat]! - countBuilt(state, seat);
    count[`buildings of ${seat}`] = PIECES - state.pieces[seat]! - stacked >= 0 ? 0 : 1;
  }
  count['land'] = sum(state.tiles) + (state.tile >= 0 ? 1 : 0) + state.land.cells.length / 7;
  count['amphorae'] = AMPHORAE - sum(state.amphorae) >= 0 ? 0 : 1;
  return count;
}

function countBuilt(state: State, seat: Seat): number {
  return state.built.filter((piece) => piece >= 0 && Math.floor(piece / BUILDINGS.length) === seat).length;
}
