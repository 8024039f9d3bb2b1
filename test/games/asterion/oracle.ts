/** Asterion's questions answered the slow and plain way, over maps of coordinates: what the tests hold the rules against. */
import { FACES } from '../../../games/asterion/data.ts';
import type { AsterionEvent, AsterionMove, State } from '../../../games/asterion/types.ts';
import { cellPoint } from '../../../games/kit/geometry/square.ts';
import type { Oracle } from '../../../games/kit/laws/oracle.ts';

export interface Laid {
  readonly x: number;
  readonly y: number;
  /** Sides that lead out, clockwise from the north. */
  readonly open: readonly boolean[];
}

const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const key = (x: number, y: number) => `${x},${y}`;

function openings(bits: number, rotation: number): readonly boolean[] {
  return [0, 1, 2, 3].map((side) => ((bits >> ((side - rotation + 4) % 4)) & 1) === 1);
}

/** The tiles on the table, a lifted one left out. */
export function laid(state: State): readonly Laid[] {
  return state.cell
    .map((cell, tile) => ({
      ...cellPoint(cell),
      open: openings(tile === 0 ? 15 : FACES[state.face[tile]!]!.openings, state.rotation[tile]!),
    }))
    .filter((_, tile) => tile !== state.lifted);
}

/** A tile of a face laid at a point. */
export function withTile(
  tiles: readonly Laid[],
  face: number,
  x: number,
  y: number,
  rotation: number,
): readonly Laid[] {
  return [...tiles, { x, y, open: openings(FACES[face]!.openings, rotation) }];
}

/** Numbers of the tiles that share a side with tile `from`. */
export function touching(tiles: readonly Laid[], from: number): readonly number[] {
  const { x, y } = tiles[from]!;
  return tiles.flatMap((tile, number) => (Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1 ? [number] : []));
}

/** Empty points beside a tile. */
export function beside(tiles: readonly Laid[]): readonly { readonly x: number; readonly y: number }[] {
  const taken = new Set(tiles.map(({ x, y }) => key(x, y)));
  const points = tiles.flatMap(({ x, y }) => AROUND.map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
  const free = points.filter(({ x, y }) => !taken.has(key(x, y)));
  return [...new Map(free.map((point) => [key(point.x, point.y), point])).values()];
}

/** Numbers of the tiles in the network of tile `from`. */
export function network(tiles: readonly Laid[], from: number): ReadonlySet<number> {
  const at = new Map(tiles.map(({ x, y }, number) => [key(x, y), number]));
  const reached = new Set([from]);
  for (const number of reached) {
    const { x, y, open } = tiles[number]!;
    for (const [side, [dx, dy]] of AROUND.entries()) {
      const other = at.get(key(x + dx, y + dy));
      if (open[side] && other !== undefined && tiles[other]!.open[(side + 2) % 4]) reached.add(other);
    }
  }
  return reached;
}

/** Whether a network opens onto an empty point from which empty points lead out of the layout. */
export function leadsOut(tiles: readonly Laid[], numbers: Iterable<number>): boolean {
  const taken = new Set(tiles.map(({ x, y }) => key(x, y)));
  const far = 1 + Math.max(...tiles.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
  const reached = new Map([[key(far, far), { x: far, y: far }]]);
  for (const { x, y } of reached.values()) {
    for (const [dx, dy] of AROUND) {
      const next = { x: x + dx, y: y + dy };
      if (Math.abs(next.x) > far || Math.abs(next.y) > far || taken.has(key(next.x, next.y))) continue;
      reached.set(key(next.x, next.y), next);
    }
  }
  return [...numbers].some((number) =>
    AROUND.some(
      ([dx, dy], side) => tiles[number]!.open[side] && reached.has(key(tiles[number]!.x + dx, tiles[number]!.y + dy)),
    ),
  );
}

/** While a tile is lifted, networks are those of the tiles that still lie. */
function whileLifted(after: State): string | undefined {
  const numbers = [...after.cell.keys()].filter((tile) => tile !== after.lifted);
  const tiles = laid(after);
  const misnamed = tiles.findIndex(
    (_, index) => after.network[numbers[index]!] !== numbers[Math.min(...network(tiles, index))],
  );
  return misnamed < 0
    ? undefined
    : `tile ${numbers[misnamed]} is said to be in network ${after.network[numbers[misnamed]!]}`;
}

/** What every turn leaves: one piece, networks named after their first tiles, the dead in Asterion's, a way out for him. */
export const oracle: Oracle<State, AsterionMove, AsterionEvent> =
  () =>
  ({ before, seat, after, events }) => {
    if (after.lifted >= 0) return whileLifted(after);
    const tiles = laid(after);
    const kin = tiles.map((_, tile) => network(tiles, tile));
    const misnamed = kin.findIndex((numbers, tile) => after.network[tile] !== Math.min(...numbers));
    if (misnamed >= 0) return `tile ${misnamed} is said to be in network ${after.network[misnamed]}`;
    if (!leadsOut(tiles, kin[0]!)) return 'Asterion is trapped';
    const killed = [...kin[0]!].filter((tile) => tile > 0 && before.alive[tile] !== 0);
    const told = events.flatMap((event) => (event.type === 'explorersKilled' ? event.tiles : []));
    const dead = killed.toSorted((a, b) => a - b).join(' ');
    if (dead !== told.join(' ')) return `${dead} died, told is ${told.join(' ')}`;
    const spared = after.alive.findIndex((alive, tile) => tile > 0 && (alive === 1) === kin[0]!.has(tile));
    if (spared >= 0) return `tile ${spared} lies in Asterion’s network and lives, or elsewhere and is dead`;
    const points = killed.reduce((sum, tile) => sum + (after.owner[tile] === seat ? -1 : 1), 0);
    if (after.kills[seat] !== before.kills[seat]! + points) return `the turn is worth ${points}`;
    const next = (seat + after.seats - 1) % after.seats;
    return after.turn === next ? undefined : `the turn passes to ${after.turn}, not anticlockwise`;
  };
