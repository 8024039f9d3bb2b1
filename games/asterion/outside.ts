/**
 * Ways out of the labyrinth. Outside are the empty cells from which one can walk across empty cells, side by side, to
 * the endless exterior. The rim, a frame of cells around the layout, is always outside. Every question is about the
 * state that was laid last.
 */
import { CELLS, SIDE, STEPS, opposite } from '../kit/geometry/square.ts';
import { Marks } from '../kit/marks.ts';
import { MOST_TILES, NOWHERE } from './board.ts';
import { isEmpty, joinedAcross, openOf, tileAt } from './layout.ts';
import type { State } from './types.ts';

const rim = new Marks(CELLS);
const outside = new Marks(CELLS);
/** Cells that the search for a way out has reached. */
const walked = new Marks(CELLS);
/** For a reached cell: the cell before it on the way; itself at the beginning. */
const parents = new Int32Array(CELLS);
/** Tiles that a walk through passages has reached. */
const joined = new Marks(MOST_TILES);
const queue = new Int32Array(CELLS);

/**
 * A shortest way between the rim and a cell onto which Asterion's network opens, both included, starting at the rim.
 * While all its cells stay empty, Asterion isn't trapped. Empty if no way avoids the cell `avoided`.
 */
export function wayOut(state: State, avoided: number): readonly number[] {
  rim.clear();
  markFrame(state, NOWHERE, 0, rim);
  walked.clear();
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
    if (rim.has(cell)) return wayFrom(cell);
    for (let side = 0; side < 4; side++) {
      const beside = cell + STEPS[side]!;
      if (walksOn(beside, cell, avoided)) queue[tail++] = beside;
    }
  }
  return [];
}

/** Whether the walk continues to a cell: if it is empty, new and not `avoided`. Notes where the walk came from. */
function walksOn(cell: number, from: number, avoided: number): boolean {
  if (!isEmpty(cell) || walked.has(cell) || cell === avoided) return false;
  walked.put(cell);
  parents[cell] = from;
  return true;
}

function wayFrom(rimCell: number): readonly number[] {
  const way = [rimCell];
  for (let cell = rimCell; parents[cell] !== cell; cell = parents[cell]!) way.push(parents[cell]!);
  return way;
}

/** Marks every outside cell up to the rim, if `filled` counted as taken (−1: none). */
function markOutside(state: State, filled: number): void {
  outside.clear();
  // The frame beyond the rim is marked as reached, so that the walk doesn't leave.
  markFrame(state, filled, 1, outside);
  let tail = markFrame(state, filled, 0, outside);
  for (let head = 0; head < tail; head++) {
    for (let side = 0; side < 4; side++) {
      const cell = queue[head]! + STEPS[side]!;
      if (!isEmpty(cell) || cell === filled || outside.has(cell)) continue;
      outside.put(cell);
      queue[tail++] = cell;
    }
  }
}

/** Marks and queues the rim, or the frame `beyond` cells further out. Returns how many cells were queued. */
function markFrame(state: State, filled: number, beyond: number, marks: Marks): number {
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
    marks.put(first + x);
    marks.put(last + x);
    queue[tail++] = first + x;
    queue[tail++] = last + x;
  }
  for (let cell = first + SIDE; cell < last; cell += SIDE) {
    marks.put(cell);
    marks.put(cell + width);
    queue[tail++] = cell;
    queue[tail++] = cell + width;
  }
  return tail;
}

/** What a tile on an empty cell would join, as bits of its sides. */
export interface Gate {
  /** Whether Asterion's network leads out anyway, whatever tile is laid there. */
  readonly clear: boolean;
  /** The sides across which Asterion's network would be joined. */
  readonly entries: number;
  /** The sides that lead out, directly or through another network. */
  readonly exits: number;
}

/** How Asterion's network could lead out if a tile is laid on the empty cell. */
export function gateAt(state: State, cell: number): Gate {
  markOutside(state, cell);
  let entries = 0;
  let exits = 0;
  for (let side = 0; side < 4; side++) {
    const beside = cell + STEPS[side]!;
    const other = tileAt(beside);
    if (other < 0) {
      if (outside.has(beside)) exits |= 1 << side;
    } else if (((openOf(state, other) >> opposite(side)) & 1) === 1) {
      if (state.network[other] === 0) entries |= 1 << side;
      else if (leadsOut(state, other)) exits |= 1 << side;
    }
  }
  return { clear: leadsOut(state, 0), entries, exits };
}

/** Whether a tile with these openings leaves Asterion a way out. */
export function passes({ clear, entries, exits }: Gate, open: number): boolean {
  return clear || ((open & entries) !== 0 && (open & exits) !== 0);
}

/** Whether one of the tiles joined with `from` opens onto a cell marked as outside. */
function leadsOut(state: State, from: number): boolean {
  joined.clear();
  joined.put(from);
  queue[0] = from;
  for (let head = 0, tail = 1; head < tail; head++) {
    const tile = queue[head]!;
    const open = openOf(state, tile);
    for (let side = 0; side < 4; side++) {
      if (((open >> side) & 1) === 0) continue;
      if (outside.has(state.cell[tile]! + STEPS[side]!)) return true;
      const other = joinedAcross(state, tile, open, side);
      if (other < 0 || joined.has(other)) continue;
      joined.put(other);
      queue[tail++] = other;
    }
  }
  return false;
}

/** What an open side leads to: another tile's passage, another tile's wall, a gap enclosed by tiles, or the outside. */
export type Onto = 'passage' | 'wall' | 'gap' | 'outside';

/** Calls `each` for every open side of every tile on the table. Asterion 2.2, 2.4 */
export function openings(state: State, each: (tile: number, side: number, onto: Onto) => void): void {
  markOutside(state, NOWHERE);
  for (let tile = 0; tile < state.cell.length; tile++) {
    if (tile === state.lifted) continue;
    const open = openOf(state, tile);
    for (let side = 0; side < 4; side++) {
      if (((open >> side) & 1) === 0) continue;
      const beside = state.cell[tile]! + STEPS[side]!;
      if (outside.has(beside)) each(tile, side, 'outside');
      else if (isEmpty(beside)) each(tile, side, 'gap');
      else each(tile, side, joinedAcross(state, tile, open, side) < 0 ? 'wall' : 'passage');
    }
  }
}

/** For each network, by its name: whether it leads outside. */
export function openNetworks(state: State): readonly boolean[] {
  const opens: boolean[] = state.cell.map(() => false);
  openings(state, (tile, _side, onto) => {
    if (onto === 'outside') opens[state.network[tile]!] = true;
  });
  return opens;
}
