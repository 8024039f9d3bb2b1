/** Finds the tiles without which the layout would fall apart. */
import { STEPS } from '../kit/geometry/square.ts';
import { MOST_TILES } from './board.ts';
import { tileAt } from './layout.ts';
import type { State } from './types.ts';

/** For each tile: its number in the order in which the walk below reached it; 0 before that. */
const entered = new Uint8Array(MOST_TILES);
const binding = new Uint8Array(MOST_TILES);
let count = 0;

/**
 * Returns an array that has 1 for every tile without which the layout would fall apart. The layout must lie on the
 * grid. Don't ask about Asterion's tile. Valid until the next call.
 */
export function bindingTiles(state: State): Uint8Array {
  entered.fill(0);
  binding.fill(0);
  count = 0;
  walk(state, 0, -1);
  return binding;
}

/**
 * Walks on from a tile, depth first, and returns the earliest tile that it meets. A tile is needed if the walk
 * continues from it and meets nothing earlier (cut vertices, Tarjan 1972).
 */
function walk(state: State, tile: number, from: number): number {
  const entry = ++count;
  entered[tile] = entry;
  let earliest = entry;
  for (let side = 0; side < 4; side++) {
    const other = tileAt(state.cell[tile]! + STEPS[side]!);
    if (other < 0 || other === from) continue;
    const known = entered[other]!;
    const met = known === 0 ? walk(state, other, tile) : known;
    if (known === 0 && met >= entry) binding[tile] = 1;
    if (met < earliest) earliest = met;
  }
  return earliest;
}
