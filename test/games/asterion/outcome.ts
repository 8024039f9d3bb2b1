/** What a game of Asterion came to: who escapes with what, walked out tile by tile as the page of rules has it. */
import { FACES } from '../../../games/asterion/data.ts';
import type { State } from '../../../games/asterion/types.ts';
import { STEPS } from '../../../games/kit/geometry/square.ts';
import type { OutcomeOf } from '../outcome.ts';

/** Sides clockwise from the north, as bits; Asterion's tile is open on all (1.2). */
const ALL_SIDES = 0b1111;
const TURNS = 16;

/** Asterion 6 */
export const outcome: OutcomeOf<State> = (state) => {
  if (state.turns < TURNS * state.seats) return undefined;
  const scores = [...state.kills];
  const empty = scores.map(() => 0);
  const outside = outsideOf(state);
  for (const tiles of networksOf(state)) {
    const living = tiles.filter((tile) => state.alive[tile] === 1);
    if (tiles.includes(0) && living.length > 0) return 'somebody lives in Asterion’s network';
    const count = (what: 'coins' | 'feathers') =>
      tiles.reduce((sum, tile) => sum + (FACES[state.face[tile]!]?.[what] ?? 0), 0);
    const leadsOut = tiles.some((tile) => sidesOf(state, tile).some((cell) => outside.has(cell)));
    if (!leadsOut && count('feathers') < 2) continue;
    for (const tile of living) {
      const seat = state.owner[tile]!;
      if (count('coins') > 0) scores[seat]! += count('coins');
      else empty[seat]!++;
    }
  }
  const before = (a: number, b: number) =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && empty[a]! > empty[b]!);
  return { ending: 'lastTile', scores, before };
};

/** The cells that the open sides of a tile face. */
function sidesOf({ cell, face, rotation }: State, tile: number): readonly number[] {
  return [0, 1, 2, 3]
    .filter((side) => isOpen(face[tile]!, rotation[tile]!, side))
    .map((side) => cell[tile]! + STEPS[side]!);
}

/** A quarter turn clockwise takes what was open to the north to the east. */
function isOpen(face: number, rotation: number, side: number): boolean {
  const printed = face < 0 ? ALL_SIDES : FACES[face]!.openings;
  return ((printed >> ((side - rotation + 4) % 4)) & 1) === 1;
}

/** Tiles that hang together through sides that are both open. Asterion 2.2 */
function networksOf(state: State): readonly number[][] {
  const { cell } = state;
  const at = new Map(cell.map((each, tile) => [each, tile]));
  const left = new Set(cell.keys());
  const networks: number[][] = [];
  for (const start of left) {
    const tiles = [start];
    left.delete(start);
    for (const tile of tiles) {
      for (const beside of sidesOf(state, tile)) {
        const other = at.get(beside);
        if (other === undefined || !sidesOf(state, other).includes(cell[tile]!)) continue;
        if (left.delete(other)) tiles.push(other);
      }
    }
    networks.push(tiles);
  }
  return networks;
}

/** Empty cells from which empty cells lead away, as far as a step around the tiles. Asterion 2.4 */
function outsideOf({ cell }: State): ReadonlySet<number> {
  const width = STEPS[2]!;
  const tiles = new Set(cell);
  const columns = cell.map((each) => each % width);
  const rows = cell.map((each) => Math.trunc(each / width));
  const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  const cells = [top * width + left];
  const outside = new Set(cells);
  for (const from of cells) {
    for (const step of STEPS) {
      const to = from + step;
      const [column, row] = [to % width, Math.trunc(to / width)];
      if (column < left || column > right || row < top || row > bottom || tiles.has(to) || outside.has(to)) continue;
      outside.add(to);
      cells.push(to);
    }
  }
  return outside;
}
