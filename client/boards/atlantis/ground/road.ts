/** Where the road runs: 53 slots on a winding line from Atlantis to the mainland, in the units of the drawing. */
import { ATLANTIS, MAINLAND, SLOTS } from '../../../../games/atlantis/board.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';

/** From the middle of one slot to the middle of the next, and half of a tile across the road. */
const PITCH = 100;
const HALF = 43;
/** How much of its slot a tile is long. */
const FILL = 0.46;
/** From one row to the next: room for the pawns that stand on a tile's upper edge. */
const ROW = 130;
/** What of the line lies on either shore. */
const SHORE = 150;
/** Around the line: the width of the road, pawns above it, the shores. */
const MARGIN = { left: 66, right: 66, top: 106, bottom: 66 };
/** Points of the line are this far apart. */
const GRAIN = 4;
/** How far the rows sway, and over which length. */
const SWAY = { x: 9, y: 13, length: 170 };

export interface Slot extends Point {
  /** The direction of the road in degrees. */
  readonly angle: number;
  /** Outlines for `points` attributes: the tile, and a smaller one within it. */
  readonly tile: string;
  readonly inlay: string;
  /** What lies open when the tile is gone: it meets that of the next slot. */
  readonly water: string;
}

export interface Road {
  readonly width: number;
  readonly height: number;
  readonly slots: readonly Slot[];
  /** The middle of either shore. */
  readonly atlantis: Point;
  readonly mainland: Point;
  /** The whole line as a path. */
  readonly line: string;
}

/** The windings there are: the fewer rows, the wider. */
const roads: readonly Road[] = [4, 5, 6, 7].map(wind);

/** A winding that has become this much smaller than the best one gives way to it. */
const PATIENCE = 0.7;

/** The winding that is largest in a room of this shape; the one before while it does nearly as well. */
export function roadFor(width: number, height: number, before?: Road): Road {
  const scale = (road: Road) => Math.min(width / road.width, height / road.height);
  const best = roads.reduce((most, road) => (scale(road) > scale(most) ? road : most));
  return before !== undefined && scale(before) > PATIENCE * scale(best) ? before : best;
}

/** The point of a place: a slot, or a shore. */
export function pointOf(road: Road, place: number): Point {
  if (place === ATLANTIS) return road.atlantis;
  return place === MAINLAND ? road.mainland : road.slots[place]!;
}

/** Rows to and fro, joined by half circles, swaying a little. */
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

/** Moves the line into a box from 0, with its margins. */
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

/** Finds points of a line by their distance along it. */
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

/** The index of the first of rising numbers that isn't below a limit; their count where all are. */
function firstFrom(rising: readonly number[], limit: number): number {
  let [from, to] = [0, rising.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rising[middle]! < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** A piece of the road: `reach` to either side along it, `half` to either side across it. */
function segment(walk: Walker, middle: number, reach: number, half: number): string {
  const steps = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  const side = (sign: number) => (step: number) => {
    const { x, y, angle } = walk.at(middle + step * reach);
    const turned = (angle * Math.PI) / 180;
    return `${(x - sign * half * Math.sin(turned)).toFixed(1)},${(y + sign * half * Math.cos(turned)).toFixed(1)}`;
  };
  return [...steps.map(side(-1)), ...steps.toReversed().map(side(1))].join(' ');
}
