/** The island's geometry in units of the drawing: the size of a hex is 100. */
import {
  coast,
  corners as cornerSites,
  cornersOfEdge,
  edges as edgeSites,
  type Harbour,
  hexes as hexSites,
} from '../../../games/katason/board.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';

const UNIT = 100;
/** The visible part of the drawing, with space for piers and surf around the island. */
export const VIEW = { x: -530, y: -464, width: 1060, height: 940 } as const;

/** The distance from the edge of a harbour to the middle of its sign. */
const PIER = 60;

function scaled({ x, y }: Point): Point {
  return { x: Math.round(x * UNIT * 10) / 10, y: Math.round(y * UNIT * 10) / 10 };
}

export const hexPoints: readonly Point[] = hexSites.map(scaled);
export const cornerPoints: readonly Point[] = cornerSites.map(scaled);
export const edgePoints: readonly Point[] = edgeSites.map(scaled);

/** The direction of each edge in degrees; 0 is from west to east. */
export const edgeAngles: readonly number[] = cornersOfEdge.map(([a, b]) => {
  const from = cornerPoints[a]!;
  const to = cornerPoints[b]!;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return angle > 90 ? angle - 180 : angle;
});

/** The island's outline as a path. */
export const coastline: string = `M${coast.map((edge, i) => startOf(edge, coast.at(i - 1)!)).join('L')}Z`;

/** The corner that a coast edge shares with the coast edge before it. */
function startOf(edge: number, before: number): string {
  const corner = cornersOfEdge[edge]!.find((end) => cornersOfEdge[before]!.includes(end))!;
  const { x, y } = cornerPoints[corner]!;
  return `${x} ${y}`;
}

/** The middle of a harbour's sign: straight out to sea from its edge. */
export function harbourPoint({ edge, hex }: Harbour): Point {
  const middle = edgePoints[edge]!;
  const land = hexPoints[hex]!;
  const length = Math.hypot(middle.x - land.x, middle.y - land.y);
  return {
    x: middle.x + ((middle.x - land.x) / length) * PIER,
    y: middle.y + ((middle.y - land.y) / length) * PIER,
  };
}
