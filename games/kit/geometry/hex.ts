/**
 * Hexes with a point at the top, in axial coordinates: `q` counts to the east, `r` to the south-east.
 * Sides are numbered 0 … 5 clockwise from the north-west (NW, NE, E, SE, SW, W); side `i` runs from
 * corner `i` to corner `i + 1` of its hex, so corner 0 is the north-western one and corner 1 the top.
 */

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** A place on the drawing. The unit is the hex's size (its centre to a corner); x grows to the east, y to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Topology of a set of hexes. Sites are numbered in reading order (north to south, then west to east); hexes as given. */
export interface HexBoard {
  /** The centres of the hexes. */
  readonly hexes: readonly (Axial & Point)[];
  readonly corners: readonly Point[];
  /** The midpoints of the edges. */
  readonly edges: readonly Point[];
  /** The six corners and edges of each hex, by corner and side number. */
  readonly cornersOfHex: readonly (readonly number[])[];
  readonly edgesOfHex: readonly (readonly number[])[];
  readonly hexesOfCorner: readonly (readonly number[])[];
  readonly edgesOfCorner: readonly (readonly number[])[];
  readonly cornersOfEdge: readonly (readonly [number, number])[];
  /** The hexes on both sides of each edge: one on the coast, two inland. */
  readonly hexesOfEdge: readonly (readonly number[])[];
  /** Corners one edge away, in the order of `edgesOfCorner`. */
  readonly cornerNeighbours: readonly (readonly number[])[];
  readonly hexNeighbours: readonly (readonly number[])[];
  /**
   * The edges of each shoreline, with the land to the right, so clockwise around land. The first shoreline begins at
   * the first free side of the first hex.
   */
  readonly coasts: readonly (readonly number[])[];
}

const STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/**
 * The corners as seen from the centre, in units of half a hex's width and half its size, so that all coordinates are
 * integers.
 */
const CORNER_STEPS: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
];

const HALF_WIDTH = Math.sqrt(3) / 2;

/** The hex across a side. */
export function neighbour({ q, r }: Axial, side: number): Axial {
  const step = STEPS[side % 6]!;
  return { q: q + step.q, r: r + step.r };
}

/** A text that is equal for hexes with equal coordinates. */
export function hexKey({ q, r }: Axial): string {
  return `${q},${r}`;
}

/** Where a hex's centre is drawn; the hex 0,0 is at the origin. */
export function hexCentre(hex: Axial): Point {
  return drawn(centreOnGrid(hex));
}

/** Where a hex's six corners are drawn, by corner number. */
export function hexCorners(hex: Axial): readonly Point[] {
  return cornersOnGrid(hex).map(drawn);
}

/**
 * The hexes that are `radius` steps from 0,0, anticlockwise. The first one lies straight in the direction of side
 * `from`.
 */
export function hexRing(radius: number, from: number): readonly Axial[] {
  if (radius === 0) return [{ q: 0, r: 0 }];
  const start = STEPS[from]!;
  let hex: Axial = { q: start.q * radius, r: start.r * radius };
  const ring: Axial[] = [];
  for (let corner = from; corner > from - 6; corner--) {
    for (let i = 0; i < radius; i++) {
      ring.push(hex);
      hex = neighbour(hex, corner + 10);
    }
  }
  return ring;
}

/** Works out corners, edges and which of them touch. All hexes must be different. */
export function hexBoard(hexes: readonly Axial[]): HexBoard {
  const cornerSites = sites(hexes.map(cornersOnGrid));
  const edgeSites = sites(hexes.map(sidesOnGrid));
  const { ofHex: cornersOfHex } = cornerSites;
  const { ofHex: edgesOfHex } = edgeSites;
  const ends = endsOfEdges(cornersOfHex, edgesOfHex, edgeSites.points.length);
  const edgesOfCorner = inverse(ends, cornerSites.points.length);
  const hexesOfEdge = inverse(edgesOfHex, edgeSites.points.length);
  return {
    hexes: hexes.map((hex) => ({ q: hex.q, r: hex.r, ...hexCentre(hex) })),
    corners: cornerSites.points.map(drawn),
    edges: edgeSites.points.map(drawn),
    cornersOfHex,
    edgesOfHex,
    hexesOfCorner: inverse(cornersOfHex, cornerSites.points.length),
    edgesOfCorner,
    cornersOfEdge: ends,
    hexesOfEdge,
    cornerNeighbours: edgesOfCorner.map((edges, corner) => edges.map((edge) => otherThan(corner, ends[edge]!))),
    hexNeighbours: edgesOfHex.map((edges, hex) =>
      edges.flatMap((edge) => hexesOfEdge[edge]!.filter((other) => other !== hex)),
    ),
    coasts: coastsOf(cornersOfHex, edgesOfHex, hexesOfEdge),
  };
}

function centreOnGrid({ q, r }: Axial): Point {
  return { x: 2 * q + r, y: 3 * r };
}

function cornersOnGrid(hex: Axial): readonly Point[] {
  const centre = centreOnGrid(hex);
  return CORNER_STEPS.map((step) => ({ x: centre.x + step.x, y: centre.y + step.y }));
}

/** The midpoints of a hex's sides, by side number. */
function sidesOnGrid(hex: Axial): readonly Point[] {
  const corners = cornersOnGrid(hex);
  return corners.map((corner, i) => {
    const next = corners[(i + 1) % 6]!;
    return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
  });
}

function drawn({ x, y }: Point): Point {
  return { x: x * HALF_WIDTH, y: y / 2 };
}

/** Gives each point one number, in reading order, even if several hexes share it. */
function sites(pointsOfHex: readonly (readonly Point[])[]) {
  const key = ({ x, y }: Point) => `${x},${y}`;
  const distinct = new Map(pointsOfHex.flat().map((point) => [key(point), point]));
  const points = [...distinct.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
  const numbers = new Map(points.map((point, number) => [key(point), number]));
  return { points, ofHex: pointsOfHex.map((own) => own.map((point) => numbers.get(key(point))!)) };
}

function endsOfEdges(
  cornersOfHex: readonly (readonly number[])[],
  edgesOfHex: readonly (readonly number[])[],
  count: number,
): readonly (readonly [number, number])[] {
  const ends: [number, number][] = Array.from({ length: count }, () => [-1, -1]);
  for (const [hex, edges] of edgesOfHex.entries()) {
    const corners = cornersOfHex[hex]!;
    for (const [side, edge] of edges.entries()) {
      const a = corners[side]!;
      const b = corners[(side + 1) % 6]!;
      ends[edge] = a < b ? [a, b] : [b, a];
    }
  }
  return ends;
}

/** Turns "which sites each thing has" into "which things each of `count` sites has". */
function inverse(lists: readonly (readonly number[])[], count: number): readonly (readonly number[])[] {
  const inverted: number[][] = Array.from({ length: count }, () => []);
  for (const [thing, list] of lists.entries()) for (const site of list) inverted[site]!.push(thing);
  return inverted;
}

function otherThan(corner: number, [a, b]: readonly [number, number]): number {
  return a === corner ? b : a;
}

function coastsOf(
  cornersOfHex: readonly (readonly number[])[],
  edgesOfHex: readonly (readonly number[])[],
  hexesOfEdge: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  /**
   * For the corner where a coast edge begins: the edge and its other end. No corner begins two, because only three
   * hexes meet there.
   */
  const from = new Map<number, { edge: number; to: number }>();
  for (const [hex, edges] of edgesOfHex.entries()) {
    const corners = cornersOfHex[hex]!;
    for (const [side, edge] of edges.entries()) {
      if (hexesOfEdge[edge]!.length === 1) from.set(corners[side]!, { edge, to: corners[(side + 1) % 6]! });
    }
  }
  const coasts: number[][] = [];
  for (const start of from.keys()) {
    const coast: number[] = [];
    for (let corner = start, next = from.get(corner); next; corner = next.to, next = from.get(corner)) {
      from.delete(corner);
      coast.push(next.edge);
    }
    coasts.push(coast);
  }
  return coasts;
}
