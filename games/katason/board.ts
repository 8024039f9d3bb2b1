/** Katason's island: 19 hexes in rows of 3-4-5-4-3, 54 corners, 72 edges, 9 harbours. Computed once. */
import { type Axial, hexBoard, hexKey, hexRing } from '../kit/geometry/hex.ts';
import { HARBOURS, RESOURCES, ROWS } from './data.ts';

export interface Harbour {
  readonly edge: number;
  /** The hex beside which it lies. */
  readonly hex: number;
  readonly corners: readonly [number, number];
  /** The resource that it trades at 2 : 1; null for the generic harbour. */
  readonly kind: number | null;
}

const RADIUS = (ROWS.length - 1) / 2;

/** The hexes row by row. The longer a row, the further west it begins: half a hex for each hex more. */
const layout: readonly Axial[] = ROWS.flatMap((length, row) => {
  const r = row - RADIUS;
  const first = Math.max(-RADIUS, -RADIUS - r);
  return Array.from({ length }, (_, i) => ({ q: first + i, r }));
});

const board = hexBoard(layout);

export const {
  hexes,
  corners,
  edges,
  cornersOfHex,
  hexesOfCorner,
  edgesOfCorner,
  cornersOfEdge,
  cornerNeighbours,
  hexNeighbours,
} = board;

/** The coast's 30 edges, clockwise from the north-western side of hex 0. */
export const coast: readonly number[] = board.coasts[0]!;

export const harbours: readonly Harbour[] = HARBOURS.map(({ coastEdge, kind }) => {
  const edge = coast[coastEdge]!;
  return {
    edge,
    hex: board.hexesOfEdge[edge]![0]!,
    corners: cornersOfEdge[edge]!,
    kind: kind === null ? null : RESOURCES.indexOf(kind),
  };
});

/** All hexes anticlockwise from the outer ring to the centre, once for each corner hex to start at. */
export const spirals: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((from) => {
  const at = new Map(layout.map((hex, number) => [hexKey(hex), number]));
  return [2, 1, 0].flatMap((radius) => hexRing(radius, from).map((hex) => at.get(hexKey(hex))!));
});
