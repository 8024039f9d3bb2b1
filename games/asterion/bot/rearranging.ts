/** What turning, swapping or moving tiles on the table brings at once. */
import { filled } from '../../kit/counts.ts';
import { CELLS, STEPS } from '../../kit/geometry/square.ts';
import { Marks } from '../../kit/marks.ts';
import type { Seat } from '../../kit/rules.ts';
import { ROTATIONS } from '../board.ts';
import { WINGS } from '../data.ts';
import { frontier, isEmpty, lay, nameNetworks, openOf } from '../layout.ts';
import { networksOf } from '../networks.ts';
import type { AsterionMove, State } from '../types.ts';
import { HOPE, KEEPS } from './landing.ts';
import { gain } from './landing.ts';

/** A move that handles tiles on the table. */
export type Rearrangement = Extract<AsterionMove, { readonly type: 'rotateTile' | 'swapTiles' | 'liftTile' }>;

export const isRearrangement = (move: AsterionMove): move is Rearrangement =>
  move.type === 'rotateTile' || move.type === 'swapTiles' || move.type === 'liftTile';

/** The part of its worth that a network keeps if one tile could join it with Asterion's. */
const HUNTED = 0.5;

/** Cells Asterion's network opens onto as the tiles lie. */
const lairs = new Marks(CELLS);

/** Points each move in `found` brings `seat` compared with leaving the table as it is. Leaves the state as it was, and laid. */
export function rearrangingGains(state: State, seat: Seat, found: readonly Rearrangement[]): readonly number[] {
  if (found.length === 0) return [];
  const named = state.network.slice();
  lay(state);
  markLairs(state);
  const before = worth(state, seat);
  const gains = found.map((move) => worthAfter(state, seat, move) - before);
  for (let tile = 0; tile < named.length; tile++) state.network[tile] = named[tile]!;
  lay(state);
  return gains;
}

function worthAfter(state: State, seat: Seat, move: Rearrangement): number {
  if (move.type === 'rotateTile') return turnedWorth(state, seat, move.tile, move.quarters);
  if (move.type === 'swapTiles') return swappedWorth(state, seat, move.first, move.second);
  return movedWorth(state, seat, move.tile);
}

function turnedWorth(state: State, seat: Seat, tile: number, quarters: number): number {
  const kept = state.rotation[tile]!;
  state.rotation[tile] = (kept + quarters) & 3;
  const after = worthRenamed(state, seat);
  state.rotation[tile] = kept;
  return after;
}

function swappedWorth(state: State, seat: Seat, first: number, second: number): number {
  exchange(state, first, second);
  const after = worthRenamed(state, seat);
  exchange(state, first, second);
  return after;
}

function exchange({ cell }: State, first: number, second: number): void {
  const kept = cell[first]!;
  cell[first] = cell[second]!;
  cell[second] = kept;
}

function worthRenamed(state: State, seat: Seat): number {
  lay(state);
  nameNetworks(state);
  return worth(state, seat);
}

/** What the table is worth without the tile, and what the tile brings where it lands best. */
function movedWorth(state: State, seat: Seat, tile: number): number {
  const face = state.face[tile]!;
  const from = state.cell[tile]!;
  state.lifted = tile;
  const left = worthRenamed(state, seat);
  const networks = networksOf(state);
  let most = -Infinity;
  for (const cell of frontier(state)) {
    if (cell === from) continue;
    for (const rotation of ROTATIONS[face]!) {
      most = Math.max(most, gain(state, networks, seat, face, cell, rotation));
    }
  }
  state.lifted = -1;
  return left + most;
}

/** What deaths and treasure promise `seat`, less what they promise the others. A lifted tile promises nothing. */
function worth(state: State, seat: Seat): number {
  const { seats, lifted } = state;
  const { living, coins, feathers } = networksOf(state);
  const doors = doorsOf(state);
  let points = 0;
  for (let network = 0; network < coins.length; network++) {
    if (network === lifted) continue;
    let own = 0;
    let others = 0;
    for (let of = 0; of < seats; of++) {
      if (of === seat) own += living[network * seats + of]!;
      else others += living[network * seats + of]!;
    }
    if (own + others === 0) continue;
    if (network === 0) points += others - own;
    else {
      const door = doors[network]!;
      const keeps = feathers[network]! >= WINGS ? KEEPS.winged : door ? KEEPS.open : KEEPS.shut;
      const lasting = (door & IN_REACH) === 0 ? 1 : HUNTED;
      points += (own - others / seats) * (HOPE + coins[network]! * keeps) * lasting;
    }
  }
  return points;
}

/** Bits of what a network's open sides lead to: an empty cell, and one that Asterion's opens onto as well. */
const OPEN = 1;
const IN_REACH = 2;

/** By network, bits of what it opens onto. An enclosed gap counts as a way out, because telling them apart costs too much here. */
function doorsOf(state: State): readonly number[] {
  const doors = filled(state.cell.length, 0);
  eachDoor(state, (network, cell) => {
    doors[network]! |= lairs.has(cell) ? OPEN | IN_REACH : OPEN;
  });
  return doors;
}

function markLairs(state: State): void {
  lairs.clear();
  eachDoor(state, (network, cell) => {
    if (network === 0) lairs.put(cell);
  });
}

/** Calls `each` with every network's open sides onto empty cells. */
function eachDoor(state: State, each: (network: number, cell: number) => void): void {
  for (let tile = 0; tile < state.cell.length; tile++) {
    if (tile === state.lifted) continue;
    const open = openOf(state, tile);
    for (let side = 0; side < 4; side++) {
      const cell = state.cell[tile]! + STEPS[side]!;
      if (((open >> side) & 1) === 1 && isEmpty(cell)) each(state.network[tile]!, cell);
    }
  }
}
