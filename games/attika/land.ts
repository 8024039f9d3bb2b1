/** The land: laying tiles, and where the next one may lie. A land is never changed, only replaced. */
import type { Random } from '../kit/random.ts';
import { STEPS, cellAt, tileCells, tileMarks } from './board.ts';
import { LAND_TILES, LAYOUTS } from './data.ts';
import type { Land } from './types.ts';

/** A shrine as a neighbour of a hex: `SHRINE − shrine`. */
export const SHRINE = -2;
const NO_HEX = -1;

/** The starting land, every tile drawn at random and turned at random; `tiles` loses the tiles drawn. Attika 1.2, 1.3 */
export function startingLand(players: number, tiles: number[], random: Random): Land {
  const layout = LAYOUTS[players]!;
  const shrines = layout.shrines.map(([q, r]) => cellAt(q, r));
  let land: Land = { cells: [], marks: [], near: [], shrines };
  for (const [q, r] of layout.tiles) land = withTile(land, drawTile(tiles, random), cellAt(q, r), random.below(6));
  return land;
}

/** Draws one of the land tiles left and takes it from `tiles`, of which there is one. */
export function drawTile(tiles: number[], random: Random): number {
  const left = tiles.reduce((sum, tile) => sum + tile, 0);
  const tile = random.indexOf(tiles, left);
  tiles[tile] = 0;
  return tile;
}

/** The land with one more tile. Hexes keep their numbers; the new ones follow. */
export function withTile(land: Land, tile: number, centre: number, rotation: number): Land {
  const cells = [...land.cells, ...tileCells(centre)];
  const at = new Map(cells.map((cell, hex) => [cell, hex]));
  for (const [shrine, cell] of land.shrines.entries()) at.set(cell, SHRINE - shrine);
  return {
    cells,
    marks: [...land.marks, ...tileMarks(tile, rotation)],
    near: cells.flatMap((cell) => STEPS.map((step) => at.get(cell + step) ?? NO_HEX)),
    shrines: land.shrines,
  };
}

export type Spot = 'free' | 'overlaps' | 'apart';

/** Whether a tile may lie with its centre on a cell. Attika 7.2, 7.3 */
export function spotAt(land: Land, centre: number): Spot {
  const taken = takenCells(land);
  const own = tileCells(centre);
  if (own.some((cell) => taken.has(cell))) return 'overlaps';
  return own.some((cell) => STEPS.some((step) => taken.has(cell + step))) ? 'free' : 'apart';
}

const takenOf = new WeakMap<Land, ReadonlySet<number>>();
const spotsOf = new WeakMap<Land, readonly number[]>();

function takenCells(land: Land): ReadonlySet<number> {
  const known = takenOf.get(land);
  if (known) return known;
  const taken = new Set([...land.cells, ...land.shrines]);
  takenOf.set(land, taken);
  return taken;
}

/** Every cell on which the centre of the next tile may lie. */
export function spots(land: Land): readonly number[] {
  const known = spotsOf.get(land);
  if (known) return known;
  // A tile that touches the land has its centre two steps from a cell of it.
  const near = [...takenCells(land)].flatMap((cell) => STEPS.map((step) => cell + step));
  const centres = new Set(near.flatMap((cell) => STEPS.map((step) => cell + step)));
  const found = [...centres].filter((centre) => spotAt(land, centre) === 'free');
  spotsOf.set(land, found);
  return found;
}

/** How many land tiles there are in all. */
export const TILES = LAND_TILES.length;
