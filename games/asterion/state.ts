/** The state of a game of Asterion: setting it up, copying it and counting it. */
import { filled, sum } from '../kit/counts.ts';
import { CENTRE } from '../kit/geometry/square.ts';
import type { Random } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { FACES } from './data.ts';
import type { Options } from './meta.ts';
import type { State } from './types.ts';

/** Only Asterion's tile on the table, one tile in every hand, a random seat to begin. Asterion 1 */
export function setup(seats: number, _options: Options, random: Random): State {
  const state: State = {
    seats,
    cell: [CENTRE],
    owner: [-1],
    face: [-1],
    rotation: [0],
    alive: [0],
    network: [0],
    held: filled(seats, -1),
    used: filled(seats * FACES.length, 0),
    discarded: filled(seats * FACES.length, 0),
    kills: filled(seats, 0),
    phase: 'placement',
    turn: random.below(seats),
    turns: 0,
    lifted: -1,
  };
  for (let seat = 0; seat < seats; seat++) state.held[seat] = draw(state, seat, random);
  return state;
}

/** The tiles of a seat that are neither placed nor discarded: its pile and the one it holds. */
export function unseen(state: State, seat: Seat): number[] {
  return FACES.map(({ count }, face) => count - state.used[seat * FACES.length + face]!);
}

/** Draws a tile from the pile of a seat that holds none, and returns its face; −1 if the pile is empty. */
export function draw(state: State, seat: Seat, random: Random): number {
  const pile = unseen(state, seat);
  const total = sum(pile);
  return total === 0 ? -1 : random.indexOf(pile, total);
}

/** Copies field by field, which is many times faster than a general copy; a search copies at every step. */
export function clone(state: State): State {
  return {
    seats: state.seats,
    cell: state.cell.slice(),
    owner: state.owner.slice(),
    face: state.face.slice(),
    rotation: state.rotation.slice(),
    alive: state.alive.slice(),
    network: state.network.slice(),
    held: state.held.slice(),
    used: state.used.slice(),
    discarded: state.discarded.slice(),
    kills: state.kills.slice(),
    phase: state.phase,
    turn: state.turn,
    turns: state.turns,
    lifted: state.lifted,
  };
}

/** Counts the tiles of each face: on the table, discarded and still unseen. */
export function census(state: State): Readonly<Record<string, number>> {
  const count: Record<string, number> = { asterion: state.owner.filter((owner) => owner < 0).length };
  for (let seat = 0; seat < state.seats; seat++) {
    const left = unseen(state, seat);
    for (let face = 0; face < FACES.length; face++) {
      const placed = state.face.filter((other, tile) => other === face && state.owner[tile] === seat).length;
      count[`seat ${seat} face ${face}`] = placed + state.discarded[seat * FACES.length + face]! + left[face]!;
    }
  }
  return count;
}
