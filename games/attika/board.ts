/** The hex grid that the land lies on, and tables computed once from the list of buildings. */
import { sum } from '../kit/counts.ts';
import { type Axial, hexCentre, type Point } from '../kit/geometry/hex.ts';
import { BUILDINGS, type Group, LAND_TILES, MARKS } from './data.ts';

/** Cells in a row of the grid; the land never reaches its edge. */
export const SIDE = 161;
export const CELLS = SIDE * SIDE;
const HALF = (SIDE - 1) / 2;

/** The number of hexes when all land tiles are laid. */
export const MOST_HEXES = LAND_TILES.length * 7;

/** What to add to a cell's number for its six neighbours, clockwise from the east. */
export const STEPS: readonly number[] = [1, SIDE, SIDE - 1, -1, -SIDE, 1 - SIDE];

export function cellAt(q: number, r: number): number {
  return (r + HALF) * SIDE + q + HALF;
}

export function axialOf(cell: number): Axial {
  return { q: (cell % SIDE) - HALF, r: Math.floor(cell / SIDE) - HALF };
}

/** Where a cell's centre is drawn; the unit is the hex's size. */
export function cellPoint(cell: number): Point {
  return hexCentre(axialOf(cell));
}

/** The seven cells of a land tile: the centre, then the ring clockwise from the east. */
export function tileCells(centre: number): readonly number[] {
  return [centre, ...STEPS.map((step) => centre + step)];
}

/** The marks of a land tile on those cells. `rotation` counts sixths of a turn, clockwise. */
export function tileMarks(tile: number, rotation: number): readonly number[] {
  const marks = LAND_TILES[tile]!.split('').map((letter) => MARKS[letter]!);
  return [marks[0]!, ...STEPS.map((_, side) => marks[1 + ((side - rotation + 6) % 6)]!)];
}

export const ROAD = indexOf('road');

/** For each kind of building: the kind beside which it is free, or −1. */
export const FREE_BY: readonly number[] = BUILDINGS.map(({ freeBy }) => (freeBy === null ? -1 : indexOf(freeBy)));

export const GROUPS: readonly Group[] = [...new Set(BUILDINGS.map(({ group }) => group))];
/** The group of each kind, and how many buildings each group has. */
export const GROUP_OF: readonly number[] = BUILDINGS.map(({ group }) => GROUPS.indexOf(group));
export const GROUP_SIZES: readonly number[] = GROUPS.map((group) =>
  sum(BUILDINGS.filter((building) => building.group === group).map(({ count }) => count)),
);

function indexOf(name: string): number {
  return BUILDINGS.findIndex((building) => building.name === name);
}
