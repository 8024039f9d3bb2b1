/** The geometry of the map in units of the drawing. */
import { COLOURS, PATHS, STEPS } from '../../../games/lost-cities/data.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import type { Seat } from '../../../games/kit/rules.ts';

export const VIEW = { x: 0, y: 0, width: 930, height: 850 } as const;

/** The whole paper, which is larger than the view, for boards of another shape. */
export const PAPER = { x: -1000, y: -500, width: 2930, height: 1850 } as const;

/** The middle of the leftmost path, and the distance between two paths. */
const LEFT = 182;
const APART = 164;
/**
 * The height of the first step and the distance between two steps. The river needs an additional gap after the step at
 * the bridge.
 */
const FOOT = 690;
const PITCH = 62;
const GORGE = 36;
const BEFORE_RIVER = 6;
/** How far a path swings to the sides. */
const WINDING = 9;

/** The y coordinate of a step (1 to 9), the same on all paths: the higher a step on the map, the more it is worth. */
export function heightOf(step: number): number {
  return FOOT - (step - 1) * PITCH - (step > BEFORE_RIVER ? GORGE : 0);
}

/** The middle of the stone at a step of a path. */
export function stonePoint(colour: number, step: number): Point {
  const sway = Math.sin((step + colour * 1.7) * 1.25) * WINDING;
  return { x: Math.round(LEFT + colour * APART + sway), y: heightOf(step) };
}

/** The height of the river. */
export const RIVER = (heightOf(BEFORE_RIVER) + heightOf(BEFORE_RIVER + 1)) / 2 + 3;
/** The height from which steps give points instead of costing them. */
export const SHORELINE = (heightOf(3) + heightOf(4)) / 2 + 2;
/** The lower edge of the ruins. */
const RUIN_FOOT = 118;

export const ruinPoints: readonly Point[] = COLOURS.map((_, colour) => ({
  x: LEFT + colour * APART,
  y: RUIN_FOOT,
}));

/** The discard piles lie at the lower ends of their paths, the deck beside them. */
const CAMP = 788;
export const pilePoints: readonly Point[] = COLOURS.map((_, colour) => ({ x: LEFT + colour * APART, y: CAMP }));
export const deckPoint: Point = { x: 48, y: CAMP };

/**
 * From the middle of a stone to each seat's figure on it, by the number of seats, so that no figure covers the tile in
 * the middle.
 */
const SLOTS: Readonly<Record<number, readonly Point[]>> = {
  2: [
    { x: -57, y: 20 },
    { x: 57, y: 20 },
  ],
  3: [
    { x: -51, y: 17 },
    { x: 51, y: 17 },
    { x: -75, y: 27 },
  ],
  4: [
    { x: -51, y: 17 },
    { x: 51, y: 17 },
    { x: -73, y: 27 },
    { x: 73, y: 27 },
  ],
};

/** The scale of figures: with fewer seats there is more room for each. */
export function figureScale(seats: number): number {
  return seats === 2 ? 1.2 : 1;
}

/** Where the figure of `seat` stands: the point between its feet. */
export function figurePoint(seat: Seat, seats: number, colour: number, step: number): Point {
  const stone = stonePoint(colour, step);
  const slot = SLOTS[seats]![seat]!;
  return { x: stone.x + slot.x, y: stone.y + slot.y };
}

/** Half of a tag above a figure, in units of the figure, and how much larger its text is drawn on the smallest map. */
export const TAG = 17;
const GROWN = 1.42;
/** The frame around a tag, in units of the map. */
const RIM = 2;

/**
 * How far a figure's tag is drawn to the side, in units of the figure: also on the smallest map it covers none of the next
 * path's tags.
 */
export function tagAside(seat: Seat, seats: number, colour: number, step: number): number {
  const scale = figureScale(seats) * GROWN;
  const off = figurePoint(seat, seats, colour, step).x - ruinPoints[colour]!.x;
  const room = APART / 2 - RIM - TAG * scale;
  return (Math.max(-room, Math.min(room, off)) - off) / scale;
}

/** The path's line from the camp over all its stones to its ruin. */
export function trail(colour: number): string {
  const stones = Array.from({ length: STEPS }, (_, at) => stonePoint(colour, at + 1));
  const { x } = ruinPoints[colour]!;
  return `M${x} ${FOOT + 44}L${stones.map((stone) => `${stone.x} ${stone.y}`).join('L')}L${x} ${RUIN_FOOT}`;
}

/** A wavy line across the whole paper around a height. */
export function contour(y: number, phase: number, swing: number): string {
  const { x, width } = PAPER;
  let d = `M${x} ${y}`;
  for (let at = x, i = 0; at < x + width; at += 140, i++) {
    const lift = Math.sin(i * 1.9 + phase) * swing;
    d += `q70 ${Math.round(lift * 10) / 10} 140 0`;
  }
  return d;
}

/** The x coordinates for small sketches between the paths. */
export const gaps: readonly number[] = Array.from({ length: PATHS - 1 }, (_, i) => LEFT + APART * (i + 0.5));
