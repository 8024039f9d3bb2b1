/**
 * What was found out about tables lately. A search reaches the same table again and again, with hidden tiles dealt anew
 * each time, so what depends on the table alone is found once.
 */
import { isLastTurn } from '../flow.ts';
import type { State } from '../types.ts';

/** How many tables can be remembered: a power of two. A table takes the place of an earlier one with the same hash. */
const PLACES = 2048;

/** A table, and what was found. */
interface Noted<Found> {
  readonly table: Int32Array;
  readonly found: Found;
}

/** Wraps `find` in such a memory. Its result must depend only on the tiles on the table, whose turn it is and whether it is their last. */
export function remembered<Found>(find: (state: State) => Found): (state: State) => Found {
  const places: (Noted<Found> | undefined)[] = [];
  places.length = PLACES;
  return (state) => {
    const place = placeOf(state);
    const noted = places[place];
    if (noted !== undefined && lies(state, noted.table)) return noted.found;
    const found = find(state);
    places[place] = { table: tableOf(state), found };
    return found;
  };
}

/** A tile as one number: what it looks like, whose it is and where it lies. */
function tileOf({ cell, face, rotation, owner, alive }: State, tile: number): number {
  return ((((cell[tile]! * 8 + face[tile]! + 1) * 4 + rotation[tile]!) * 8 + owner[tile]! + 1) << 1) | alive[tile]!;
}

/** Whose turn it is among how many, whether it is the last, and what is lifted. */
function turnOf(state: State): number {
  const { seats, turn, lifted } = state;
  return (((lifted + 1) * 8 + seats) * 8 + turn) * 2 + Number(isLastTurn(state));
}

function placeOf(state: State): number {
  let hash = turnOf(state);
  for (let tile = 0; tile < state.cell.length; tile++)
    hash = Math.imul(hash ^ tileOf(state, tile), 0x9e3779b1) ^ (hash >>> 15);
  return (hash ^ (hash >>> 16)) & (PLACES - 1);
}

function tableOf(state: State): Int32Array {
  return Int32Array.from([turnOf(state), ...state.cell.map((_, tile) => tileOf(state, tile))]);
}

function lies(state: State, table: Int32Array): boolean {
  if (table.length !== state.cell.length + 1 || table[0] !== turnOf(state)) return false;
  for (let tile = 0; tile < state.cell.length; tile++) if (table[tile + 1] !== tileOf(state, tile)) return false;
  return true;
}
