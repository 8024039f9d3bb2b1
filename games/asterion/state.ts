/** Setting up, copying, masking and re-dealing a game of Asterion. */
import type { Random } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { FACES, TILES } from './data.ts';
import { START } from './layout.ts';
import type { Options } from './meta.ts';
import type { State } from './types.ts';

const HIDDEN = -1;

/** Asterion's tile alone on the table, one tile in every hand, a random seat to begin. */
export function setup(players: number, _options: Options, random: Random): State {
  const state: State = {
    seats: players,
    cell: [START],
    owner: [-1],
    face: [-1],
    rotation: [0],
    alive: [0],
    network: [0],
    held: Array.from({ length: players }, () => -1),
    used: Array.from({ length: players * FACES.length }, () => 0),
    discarded: Array.from({ length: players * FACES.length }, () => 0),
    kills: Array.from({ length: players }, () => 0),
    phase: 'placement',
    turn: random.below(players),
    turns: 0,
    lifted: -1,
  };
  for (let seat = 0; seat < players; seat++) state.held[seat] = draw(state, seat, random);
  return state;
}

export function over(state: State): boolean {
  return state.turns === state.seats * TILES;
}

/** Tiles of a seat that are neither placed nor discarded: its pile and the one it holds. */
export function unseen(state: State, seat: Seat): number[] {
  return FACES.map(({ count }, face) => count - state.used[seat * FACES.length + face]!);
}

/** The face of a tile drawn from the pile of a seat that holds none; −1 when the pile is empty. */
export function draw(state: State, seat: Seat, random: Random): number {
  const pile = unseen(state, seat);
  const total = sum(pile);
  return total === 0 ? -1 : random.indexOf(pile, total);
}

export function view(state: State, seat: Seat | null): State {
  const seen = clone(state);
  for (let other = 0; other < seen.seats; other++) if (other !== seat) seen.held[other] = HIDDEN;
  return seen;
}

/** Draws what the other seats hold from what is unseen of their tiles. */
export function redeal(seen: State, seat: Seat | null, random: Random): State {
  const state = clone(seen);
  for (let other = 0; other < state.seats; other++) if (other !== seat) state.held[other] = draw(state, other, random);
  return state;
}

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

/** Tiles of each face on the table, discarded and still unseen. */
export function census(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { asterion: state.owner.filter((owner) => owner < 0).length };
  for (let seat = 0; seat < state.seats; seat++) {
    const left = unseen(state, seat);
    for (let face = 0; face < FACES.length; face++) {
      const placed = state.face.filter((other, tile) => other === face && state.owner[tile] === seat).length;
      counts[`seat ${seat} face ${face}`] = placed + state.discarded[seat * FACES.length + face]! + left[face]!;
    }
  }
  return counts;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
