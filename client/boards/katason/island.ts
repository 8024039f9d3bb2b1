/**
 * The geometry of the little island in Katason's picture. Points are in units of the picture; y grows towards the
 * viewer.
 */

export type Land = 'wood' | 'wheat' | 'sheep' | 'brick' | 'ore' | 'desert';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Field extends Point {
  readonly land: Land;
}

const RADIUS = 31;
/** The island is seen from a hill, so the depth is shortened by this factor. */
const SQUASH = 0.6;
const CENTRE = { x: 184, y: 122 };

const ROWS: readonly (readonly Land[])[] = [
  ['ore', 'wood', 'sheep'],
  ['wheat', 'ore', 'sheep', 'brick'],
  ['wood', 'wheat', 'desert', 'wood', 'ore'],
  ['sheep', 'brick', 'wheat', 'sheep'],
  ['brick', 'wood', 'wheat'],
];

/** The nineteen fields, from back to front. */
export const FIELDS: readonly Field[] = ROWS.flatMap((row, r) =>
  row.map((land, at) => ({
    land,
    x: CENTRE.x + (at - (row.length - 1) / 2) * RADIUS * Math.sqrt(3),
    y: CENTRE.y + (r - 2) * RADIUS * 1.5 * SQUASH,
  })),
);

/** Corner `k` of a field, clockwise from the lower right. */
export function corner({ x, y }: Point, k: number): Point {
  const angle = (Math.PI / 6) * (1 + 2 * k);
  return { x: x + RADIUS * Math.cos(angle), y: y + RADIUS * SQUASH * Math.sin(angle) };
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A field's outline. */
export function outline(field: Point): string {
  return `M${[0, 1, 2, 3, 4, 5].map((k) => at(corner(field, k))).join('L')}Z`;
}

/** Strokes for the cliff below the two front sides of a field. */
export function cliff(field: Point): string {
  const sides = [0, 1].flatMap((k) => {
    const from = corner(field, k);
    const to = corner(field, k + 1);
    return [0.12, 0.32, 0.5, 0.7, 0.9].map((t) => ({
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t,
    }));
  });
  return sides.map((top, i) => `M${at({ ...top, y: top.y + 2 })}v${i % 2 === 0 ? 7 : 4.5}`).join('');
}

/** The path of a road along side `k` of a field, a little shorter than the side. */
export function road(field: number, k: number): string {
  const from = corner(FIELDS[field] as Field, k);
  const to = corner(FIELDS[field] as Field, k + 1);
  const between = (t: number) => at({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  return `M${between(0.2)}L${between(0.8)}`;
}

/** Something that stands upright; `kind` is the name of its drawing. */
export interface Upright extends Point {
  readonly kind: 'pine' | 'peak' | 'hill' | 'sheaf' | 'ewe' | 'tuft' | 'mound' | 'kiln' | 'robber';
}

/** What stands on each kind of land, relative to the middle of its field. */
const GROWTH: Readonly<Record<Land, readonly (readonly [Upright['kind'], number, number])[]>> = {
  wood: [
    ['pine', -9, -7],
    ['pine', 7, -9],
    ['pine', -17, 0],
    ['pine', -1, 0],
    ['pine', 15, -1],
    ['pine', -9, 8],
    ['pine', 8, 9],
  ],
  ore: [
    ['hill', 12, -4],
    ['peak', -5, 2],
    ['hill', 13, 8],
  ],
  wheat: [
    ['sheaf', -13, -2],
    ['sheaf', 2, 4],
    ['sheaf', 15, -4],
  ],
  sheep: [
    ['tuft', -14, -6],
    ['ewe', 6, -5],
    ['tuft', 17, 0],
    ['ewe', -9, 5],
    ['tuft', 8, 10],
  ],
  brick: [
    ['mound', -10, -2],
    ['kiln', 12, 0],
    ['mound', -3, 9],
  ],
  desert: [['robber', 0, 4]],
};

/** Everything that stands upright, from back to front, so that nearer things cover those behind. */
export const UPRIGHTS: readonly Upright[] = FIELDS.flatMap(({ land, x, y }) =>
  GROWTH[land].map(([kind, dx, dy]) => ({ kind, x: x + dx, y: y + dy })),
).toSorted((a, b) => a.y - b.y);

/** The strokes of the open water: rows of short waves with gaps. */
export const WAVES: string = Array.from({ length: 17 }, (_, row) =>
  Array.from({ length: 11 }, (_, column) => {
    // A fixed pattern that looks random.
    const shift = (row * 37 + column * 53) % 29;
    return shift > 17 ? '' : `M${column * 36 + shift - 10} ${8 + row * 14.5}q4-3.4 8 0t8 0`;
  }).join(''),
).join('');
