/** Lays land tiles, and finds where the next one may lie. A `Land` is never changed, only replaced. */
import { sum, takeOne } from '../kit/counts.ts';
import { Marks } from '../kit/marks.ts';
import type { Random } from '../kit/random.ts';
import { CELLS, STEPS, cellAt, tileCells, tileMarks } from './board.ts';
import { LAYOUTS } from './data.ts';
import type { Land } from './types.ts';

/** How a shrine appears among a hex's neighbours: `SHRINE − shrine`. */
export const SHRINE = -2;
const NO_HEX = -1;

/**
 * The starting land: every tile is drawn and turned at random. Removes the drawn tiles from `tiles`. Attika 1.2, 1.3
 */
export function startingLand(players: number, tiles: number[], random: Random): Land {
  const layout = LAYOUTS[players]!;
  const shrines = layout.shrines.map(([q, r]) => cellAt(q, r));
  let land: Land = { cells: [], marks: [], near: [], shrines };
  for (const [q, r] of layout.tiles) land = withTile(land, drawTile(tiles, random), cellAt(q, r), random.below(6));
  return land;
}

/** Draws one of the remaining land tiles and removes it from `tiles`; there must be one. */
export function drawTile(tiles: number[], random: Random): number {
  return takeOne(tiles, sum(tiles), random);
}

/** The land with one more tile. Hexes keep their numbers; the new ones follow. */
export function withTile(land: Land, tile: number, centre: number, rotation: number): Land {
  const first = land.cells.length;
  const cells = [...land.cells, ...tileCells(centre)];
  const near = land.near.slice();
  for (let hex = first; hex < cells.length; hex++) {
    for (let side = 0; side < 6; side++) {
      const cell = cells[hex]! + STEPS[side]!;
      const other = cells.indexOf(cell);
      near[hex * 6 + side] = other >= 0 ? other : shrineAt(land, cell);
      if (other >= 0) near[other * 6 + ((side + 3) % 6)] = hex;
    }
  }
  return { cells, marks: [...land.marks, ...tileMarks(tile, rotation)], near, shrines: land.shrines };
}

function shrineAt(land: Land, cell: number): number {
  const shrine = land.shrines.indexOf(cell);
  return shrine < 0 ? NO_HEX : SHRINE - shrine;
}

export type Spot = 'free' | 'overlaps' | 'apart';

/**
 * The cells within one step, and those two steps away. Two tiles overlap if a cell of one lies within one step of the
 * other's centre.
 */
const OWN: readonly number[] = tileCells(0);
const TWO_AWAY: readonly number[] = [...new Set(STEPS.flatMap((step) => STEPS.map((other) => step + other)))].filter(
  (step) => !OWN.includes(step),
);

/** Cells that need no further check: a tile's centre can't lie there, or it is already in the list. */
const known = new Marks(CELLS);

/** Whether the next tile's centre may lie on a cell. Attika 7.2, 7.3 */
export function spotAt(land: Land, centre: number): Spot {
  const taken = new Set([...land.cells, ...land.shrines]);
  if (OWN.some((step) => taken.has(centre + step))) return 'overlaps';
  return TWO_AWAY.some((step) => taken.has(centre + step)) ? 'free' : 'apart';
}

/** Every cell where the next tile's centre may lie. Attika 7.2, 7.3 */
export function spots(land: Land): readonly number[] {
  known.clear();
  const found: number[] = [];
  for (const cells of [land.cells, land.shrines]) {
    for (let i = 0; i < cells.length; i++) for (let j = 0; j < 7; j++) known.put(cells[i]! + OWN[j]!);
  }
  for (const cells of [land.cells, land.shrines]) for (let i = 0; i < cells.length; i++) around(cells[i]!, found);
  return found;
}

function around(cell: number, found: number[]): void {
  for (let i = 0; i < TWO_AWAY.length; i++) {
    const centre = cell + TWO_AWAY[i]!;
    if (known.has(centre)) continue;
    known.put(centre);
    found.push(centre);
  }
}
