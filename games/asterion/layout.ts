/**
 * The tiles on the table as a grid. One grid serves the whole module: a state's list of at most 65 tiles is laid on it
 * before it is asked, so that states stay small.
 *
 * Outside is every empty cell from which one can walk over empty cells, side by side, to the unbounded exterior.
 * The rim, a frame of cells around the layout, always is.
 */
import { CELLS, SIDE, STEPS, opposite } from '../kit/geometry/square.ts';
import { MOST_TILES, NOWHERE, openSides } from './board.ts';
import type { State } from './types.ts';

const EMPTY = 0;
/** 1 + tile where one lies. */
const grid = new Int16Array(CELLS);
/** What a search has reached: cells and tiles that hold its `stamp`. */
const cellMarks = new Int32Array(CELLS);
const tileMarks = new Int32Array(MOST_TILES);
let stamp = 0;
const queue = new Int32Array(CELLS);
/** Cells that a walk on the way out has reached hold its `stamp`. */
const walked = new Int32Array(CELLS);
/** For a cell reached on the way out the cell before it; itself where the way begins. */
const parents = new Int32Array(CELLS);

/** The cells that hold a tile on the grid now. */
let laid: readonly number[] = [];

/** Lays the state's tiles on the grid, without a lifted one. Every question below is about the state laid last. */
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

/** How many tiles share a side with the cell. */
export function neighbourCount(cell: number): number {
  let count = 0;
  for (let side = 0; side < 4; side++) if (grid[cell + STEPS[side]!] !== EMPTY) count++;
  return count;
}

/** Empty cells beside a tile, each once. */
export function frontier(state: State): number[] {
  const cells: number[] = [];
  stamp++;
  const { cell, lifted } = state;
  for (let tile = 0; tile < cell.length; tile++) {
    if (tile === lifted) continue;
    for (let side = 0; side < 4; side++) {
      const beside = cell[tile]! + STEPS[side]!;
      if (grid[beside] !== EMPTY || cellMarks[beside] === stamp) continue;
      cellMarks[beside] = stamp;
      cells.push(beside);
    }
  }
  return cells;
}

/** The sides a tile on the table opens. */
function openOf(state: State, tile: number): number {
  return openSides(state.face[tile]!, state.rotation[tile]!);
}

/** The tile across an open side of `tile` that opens back, or −1. */
function joinedAcross(state: State, tile: number, open: number, side: number): number {
  if (((open >> side) & 1) === 0) return -1;
  const other = tileAt(state.cell[tile]! + STEPS[side]!);
  return other >= 0 && ((openOf(state, other) >> opposite(side)) & 1) === 1 ? other : -1;
}

/**
 * A shortest way from a cell that Asterion's network opens onto to the rim, both included, from the rim inwards. As
 * long as all of them stay empty Asterion is not trapped. Empty where there is none that avoids the cell `avoided`.
 */
export function wayOut(state: State, avoided: number): readonly number[] {
  markFrame(state, NOWHERE, 0, ++stamp);
  const rim = stamp;
  let tail = 0;
  for (let tile = 0; tile < state.cell.length; tile++) {
    if (state.network[tile] !== 0) continue;
    const open = openOf(state, tile);
    for (let side = 0; side < 4; side++) {
      const beside = state.cell[tile]! + STEPS[side]!;
      if (((open >> side) & 1) === 1 && walksOn(beside, beside, avoided)) queue[tail++] = beside;
    }
  }
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]!;
    if (cellMarks[cell] === rim) return wayFrom(cell);
    for (let side = 0; side < 4; side++) {
      const beside = cell + STEPS[side]!;
      if (walksOn(beside, cell, avoided)) queue[tail++] = beside;
    }
  }
  return [];
}

/** Whether a walk goes on to a cell: one that is empty, not `avoided` and new to it. Notes where it came from. */
function walksOn(cell: number, from: number, avoided: number): boolean {
  if (grid[cell] !== EMPTY || walked[cell] === stamp || cell === avoided) return false;
  walked[cell] = stamp;
  parents[cell] = from;
  return true;
}

function wayFrom(rimCell: number): readonly number[] {
  const way = [rimCell];
  for (let cell = rimCell; parents[cell] !== cell; cell = parents[cell]!) way.push(parents[cell]!);
  return way;
}

/** Marks every cell outside up to the rim, `filled` not being empty (−1: none), with a new stamp. */
function markOutside(state: State, filled: number): void {
  stamp++;
  // The frame beyond the rim counts as reached, so that the walk stays inside it.
  markFrame(state, filled, 1, stamp);
  let tail = markFrame(state, filled, 0, stamp);
  for (let head = 0; head < tail; head++) {
    for (let side = 0; side < 4; side++) {
      const cell = queue[head]! + STEPS[side]!;
      if (grid[cell] !== EMPTY || cell === filled || cellMarks[cell] === stamp) continue;
      cellMarks[cell] = stamp;
      queue[tail++] = cell;
    }
  }
}

/** Marks and queues the rim, or the frame `beyond` cells further out; returns how many cells were queued. */
function markFrame(state: State, filled: number, beyond: number, mark: number): number {
  let west = SIDE;
  let east = 0;
  let north = SIDE;
  let south = 0;
  for (let i = filled < 0 ? 0 : -1; i < state.cell.length; i++) {
    const cell = i < 0 ? filled : state.cell[i]!;
    const x = cell % SIDE;
    const y = (cell - x) / SIDE;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  const around = 1 + beyond;
  const first = (north - around) * SIDE + west - around;
  const last = (south + around) * SIDE + west - around;
  const width = east - west + 2 * around;
  let tail = 0;
  for (let x = 0; x <= width; x++) {
    cellMarks[first + x] = mark;
    cellMarks[last + x] = mark;
    queue[tail++] = first + x;
    queue[tail++] = last + x;
  }
  for (let cell = first + SIDE; cell < last; cell += SIDE) {
    cellMarks[cell] = mark;
    cellMarks[cell + width] = mark;
    queue[tail++] = cell;
    queue[tail++] = cell + width;
  }
  return tail;
}

/** What a tile laid on an empty cell would join, as bits of its sides. */
export interface Gate {
  /** Whether Asterion's network leads out whatever is laid there. */
  readonly clear: boolean;
  /** Sides across which Asterion's network would be joined. */
  readonly entries: number;
  /** Sides that lead out, at once or through another network. */
  readonly exits: number;
}

/** How Asterion's network could lead out when a tile is laid on the empty cell. */
export function gateAt(state: State, cell: number): Gate {
  markOutside(state, cell);
  const outside = stamp;
  let entries = 0;
  let exits = 0;
  for (let side = 0; side < 4; side++) {
    const beside = cell + STEPS[side]!;
    const other = tileAt(beside);
    if (other < 0) {
      if (cellMarks[beside] === outside) exits |= 1 << side;
    } else if (((openOf(state, other) >> opposite(side)) & 1) === 1) {
      if (state.network[other] === 0) entries |= 1 << side;
      else if (leadsTo(state, other, outside)) exits |= 1 << side;
    }
  }
  return { clear: leadsTo(state, 0, outside), entries, exits };
}

/** Whether a tile with these openings leaves Asterion a way out. */
export function passes({ clear, entries, exits }: Gate, open: number): boolean {
  return clear || ((open & entries) !== 0 && (open & exits) !== 0);
}

/** Whether the tiles joined with one open onto a cell with that mark. */
function leadsTo(state: State, from: number, mark: number): boolean {
  const seen = ++stamp;
  tileMarks[from] = seen;
  queue[0] = from;
  for (let head = 0, tail = 1; head < tail; head++) {
    const tile = queue[head]!;
    const open = openOf(state, tile);
    for (let side = 0; side < 4; side++) {
      if (((open >> side) & 1) === 0) continue;
      if (cellMarks[state.cell[tile]! + STEPS[side]!] === mark) return true;
      const other = joinedAcross(state, tile, open, side);
      if (other < 0 || tileMarks[other] === seen) continue;
      tileMarks[other] = seen;
      queue[tail++] = other;
    }
  }
  return false;
}

/** What an open side leads to: another tile's passage, another tile's wall, a gap that tiles enclose, or the outside. */
export type Onto = 'passage' | 'wall' | 'gap' | 'outside';

/** Calls `each` with every open side of every tile on the table. Asterion 2.2, 2.4 */
export function openings(state: State, each: (tile: number, side: number, onto: Onto) => void): void {
  markOutside(state, NOWHERE);
  const outside = stamp;
  for (let tile = 0; tile < state.cell.length; tile++) {
    if (tile === state.lifted) continue;
    const open = openOf(state, tile);
    for (let side = 0; side < 4; side++) {
      if (((open >> side) & 1) === 0) continue;
      const beside = state.cell[tile]! + STEPS[side]!;
      if (cellMarks[beside] === outside) each(tile, side, 'outside');
      else if (isEmpty(beside)) each(tile, side, 'gap');
      else each(tile, side, joinedAcross(state, tile, open, side) < 0 ? 'wall' : 'passage');
    }
  }
}

/** Whether each network leads outside, by the network's name. */
export function openNetworks(state: State): readonly boolean[] {
  const opens: boolean[] = state.cell.map(() => false);
  openings(state, (tile, _side, onto) => {
    if (onto === 'outside') opens[state.network[tile]!] = true;
  });
  return opens;
}

/** Calls `each` with the name of the network across every side through which a tile open to `open` on the empty cell would be joined. */
export function joins(state: State, cell: number, open: number, each: (network: number) => void): void {
  for (let side = 0; side < 4; side++) {
    if (((open >> side) & 1) === 0) continue;
    const other = tileAt(cell + STEPS[side]!);
    if (other >= 0 && ((openOf(state, other) >> opposite(side)) & 1) === 1) each(state.network[other]!);
  }
}

/** Names every network after its first tile: after tiles were turned, swapped or moved. */
export function nameNetworks(state: State): void {
  const { network } = state;
  network.fill(-1);
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

/** Names the last tile's network: laying a tile only ever joins networks, so no search is needed. */
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
