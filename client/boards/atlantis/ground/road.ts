/** The geometry of the road: 53 slots on a winding line from Atlantis to the mainland, in units of the drawing. */
import { ATLANTIS, MAINLAND, SLOTS } from '../../../../games/atlantis/board.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';

/** The distance between the middles of two slots, and half of a tile's width across the road. */
const PITCH = 100;
const HALF = 43;
/** From the middle of a tile to its end, as a share of PITCH. */
const FILL = 0.46;
/** The distance between two rows, with room for the pawns that stand on a tile's upper edge. */
const ROW = 130;
/** How much of the line lies on each shore. */
const SHORE = 150;
/** The space around the line: for the road's width, the pawns above it, and the shores. */
const MARGIN = { left: 66, right: 66, top: 106, bottom: 66 };
/** The distance between two points of the line. */
const GRAIN = 4;
/** How far the rows swing in each direction, and the length of one swing. */
const SWAY = { x: 9, y: 13, length: 170 };

export interface Slot extends Point {
  /** The direction of the road in degrees. */
  readonly angle: number;
  /** For `points` attributes: the outline of the tile, and a smaller one inside it. */
  readonly tile: string;
  readonly inlay: string;
  /** The outline of the open water when the tile is gone; it touches that of the next slot. */
  readonly water: string;
}

export interface Road {
  readonly width: number;
  readonly height: number;
  readonly slots: readonly Slot[];
  /** The middles of the two shores. */
  readonly atlantis: Point;
  readonly mainland: Point;
  /** The whole line as a path. */
  readonly line: string;
}

/** The possible windings. The fewer rows, the wider the road's box. */
const roads: readonly Road[] = [4, 5, 6, 7].map(wind);

/** The current winding is kept unless its scale is less than this share of the best one's. */
const PATIENCE = 0.7;

/** Nor is it kept below this scale, in pixels per unit: it would be shown larger, and a row of it not at all. */
const WHOLE = 0.3;

/** The winding that can be drawn largest in a box of this shape, in pixels; `before` if it is nearly as large. */
export function roadFor(width: number, height: number, before?: Road): Road {
  const scale = (road: Road) => Math.min(width / road.width, height / road.height);
  const best = roads.reduce((most, road) => (scale(road) > scale(most) ? road : most));
  const least = Math.max(PATIENCE * scale(best), Math.min(WHOLE, scale(best)));
  return before !== undefined && scale(before) >= least ? before : best;
}

/** The point of a place: a slot, or a shore. */
export function pointOf(road: Road, place: number): Point {
  if (place === ATLANTIS) return road.atlantis;
  return place === MAINLAND ? road.mainland : road.slots[place]!;
}

/** Makes a road of straight rows joined by half circles, with a slight swing. */
function wind(rows: number): Road {
  const turn = (Math.PI * ROW) / 2;
  const straight = (SLOTS * PITCH + 2 * SHORE - (rows - 1) * turn) / rows;
  const line: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const forward = row % 2 === 0;
    for (let at = 0; at < straight; at += GRAIN) line.push({ x: forward ? at : straight - at, y: row * ROW });
    if (row === rows - 1) break;
    const edge = forward ? straight : 0;
    for (let at = 0; at < turn; at += GRAIN) {
      const angle = (at / turn) * Math.PI;
      const out = (Math.sin(angle) * ROW) / 2;
      line.push({ x: edge + (forward ? out : -out), y: row * ROW + ((1 - Math.cos(angle)) * ROW) / 2 });
    }
  }
  const swayed = line.map(({ x, y }) => ({
    x: x + SWAY.x * Math.sin(y / SWAY.length),
    y: y + SWAY.y * Math.sin(x / SWAY.length),
  }));
  return laid(placed(swayed));
}

/** Moves the line so that its box with margins starts at the origin. */
function placed(line: readonly Point[]): {
  readonly line: readonly Point[];
  readonly width: number;
  readonly height: number;
} {
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  const left = Math.min(...xs) - MARGIN.left;
  const top = Math.min(...ys) - MARGIN.top;
  return {
    line: line.map(({ x, y }) => ({ x: x - left, y: y - top })),
    width: Math.max(...xs) - left + MARGIN.right,
    height: Math.max(...ys) - top + MARGIN.bottom,
  };
}

function laid({ line, width, height }: ReturnType<typeof placed>): Road {
  const walk = walker(line);
  const pitch = (walk.length - 2 * SHORE) / SLOTS;
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const middle = SHORE + (slot + 0.5) * pitch;
    const { x, y, angle } = walk.at(middle);
    const outline = (share: number, half: number) => segment(walk, middle, pitch * share, half);
    return {
      x,
      y,
      angle,
      tile: outline(FILL, HALF),
      inlay: outline(FILL - 0.06, HALF - 6),
      water: outline(0.51, HALF + 3),
    };
  });
  return {
    width: Math.round(width),
    height: Math.round(height),
    slots,
    atlantis: walk.at(SHORE / 2),
    mainland: walk.at(walk.length - SHORE / 2),
    line: `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
  };
}

interface Walker {
  readonly length: number;
  at(distance: number): Point & { readonly angle: number };
}

/** Makes a function that finds the point of a line at a distance along it. */
function walker(line: readonly Point[]): Walker {
  const far = [0];
  for (let i = 1; i < line.length; i++) {
    far.push(far[i - 1]! + Math.hypot(line[i]!.x - line[i - 1]!.x, line[i]!.y - line[i - 1]!.y));
  }
  return {
    length: far.at(-1)!,
    at(distance) {
      const next = Math.min(Math.max(firstFrom(far, distance), 1), line.length - 1);
      const a = line[next - 1]!;
      const b = line[next]!;
      const share = (distance - far[next - 1]!) / (far[next]! - far[next - 1]!);
      const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, angle };
    },
  };
}

/**
 * The index of the first number that isn't below the limit, in an ascending list; the length of the list if all are
 * below.
 */
function firstFrom(rising: readonly number[], limit: number): number {
  let [from, to] = [0, rising.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rising[middle]! < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The outline of a piece of the road: `reach` in both directions along it, `half` to both sides across it. */
function segment(walk: Walker, middle: number, reach: number, half: number): string {
  const steps = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  const side = (sign: number) => (step: number) => {
    const { x, y, angle } = walk.at(middle + step * reach);
    const turned = (angle * Math.PI) / 180;
    return `${(x - sign * half * Math.sin(turned)).toFixed(1)},${(y + sign * half * Math.cos(turned)).toFixed(1)}`;
  };
  return [...steps.map(side(-1)), ...steps.toReversed().map(side(1))].join(' ');
}
