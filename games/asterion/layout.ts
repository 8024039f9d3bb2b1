/**
 * The tiles on the table as a grid, and the networks they form. The module has only one grid: before a question, a
 * state's tiles (at most 65) are laid on it, so that states themselves stay small.
 */
import { CELLS, STEPS, opposite } from '../kit/geometry/square.ts';
import { Marks } from '../kit/marks.ts';
import { MOST_TILES, openSides } from './board.ts';
import type { State } from './types.ts';

const EMPTY = 0;
/** 1 + the tile's number on a cell with a tile. */
const grid = new Int16Array(CELLS);
/** The cells that are already in the frontier. */
const listed = new Marks(CELLS);
/** The tiles whose neighbours haven't been checked yet. */
const queue = new Int32Array(MOST_TILES);

/** The cells of the grid that hold a tile now. */
let laid: readonly number[] = [];

/**
 * Lays the state's tiles on the grid, without a lifted one. Every question below is about the state that was laid last.
 */
export function lay(state: State): void {
  const { cell, lifted } = state;
  for (let i = 0; i < laid.length; i++) grid[laid[i]!] = EMPTY;
  for (let tile = 0; tile < cell.length; tile++) if (tile !== lifted) grid[cell[tile]!] = tile + 1;
  laid = cell.slice();
}

/** The tile on a cell, or −1. */
export function tileAt(cell: number): number {
  return grid[cell]! - 1;
}

export function isEmpty(cell: number): boolean {
  return grid[cell] === EMPTY;
}

/** How many tiles share a side with a cell. The cell may be at the edge of the grid; there are no tiles beyond it. */
export function neighbourCount(cell: number): number {
  let count = 0;
  for (let side = 0; side < 4; side++) if (grid[cell + STEPS[side]!]! > EMPTY) count++;
  return count;
}

/** The empty cells next to tiles, each once. */
export function frontier(state: State): number[] {
  const cells: number[] = [];
  listed.clear();
  const { cell, lifted } = state;
  for (let tile = 0; tile < cell.length; tile++) {
    if (tile === lifted) continue;
    for (let side = 0; side < 4; side++) {
      const beside = cell[tile]! + STEPS[side]!;
      if (grid[beside] !== EMPTY || listed.has(beside)) continue;
      listed.put(beside);
      cells.push(beside);
    }
  }
  return cells;
}

/** The open sides of a tile on the table. */
export function openOf(state: State, tile: number): number {
  return openSides(state.face[tile]!, state.rotation[tile]!);
}

/** The tile across an open side of `tile` that has a passage there, too; otherwise −1. */
export function joinedAcross(state: State, tile: number, open: number, side: number): number {
  if (((open >> side) & 1) === 0) return -1;
  const other = tileAt(state.cell[tile]! + STEPS[side]!);
  return other >= 0 && ((openOf(state, other) >> opposite(side)) & 1) === 1 ? other : -1;
}

/**
 * Calls `each` with the name of the network across every side through which a tile with the openings `open`, laid on
 * the empty cell, would be joined.
 */
export function joins(state: State, cell: number, open: number, each: (network: number) => void): void {
  for (let side = 0; side < 4; side++) {
    if (((open >> side) & 1) === 0) continue;
    const other = tileAt(cell + STEPS[side]!);
    if (other >= 0 && ((openOf(state, other) >> opposite(side)) & 1) === 1) each(state.network[other]!);
  }
}

/**
 * Names every network after its first tile. Needed after tiles were turned, swapped, lifted or moved. A lifted tile is
 * a network of its own.
 */
export function nameNetworks(state: State): void {
  const { network, lifted } = state;
  network.fill(-1);
  if (lifted >= 0) network[lifted] = lifted;
  for (let first = 0; first < network.length; first++) {
    if (network[first] !== -1) continue;
    network[first] = first;
    queue[0] = first;
    for (let head = 0, tail = 1; head < tail; head++) {
      const tile = queue[head]!;
      const open = openOf(state, tile);
      for (let side = 0; side < 4; side++) {
        const other = joinedAcross(state, tile, open, side);
        if (other < 0 || network[other] !== -1) continue;
        network[other] = first;
        queue[tail++] = other;
      }
    }
  }
}

/** Names the network of the last tile. No search is needed, because laying a tile only joins networks. */
export function joinNetworks(state: State): void {
  const { network } = state;
  const tile = network.length - 1;
  network[tile] = tile;
  const open = openOf(state, tile);
  for (let side = 0; side < 4; side++) {
    const other = joinedAcross(state, tile, open, side);
    if (other < 0) continue;
    const kept = Math.min(network[tile], network[other]!);
    const gone = Math.max(network[tile], network[other]!);
    if (kept === gone) continue;
    for (let i = 0; i < network.length; i++) if (network[i] === gone) network[i] = kept;
  }
}
