/** How far everything is from a shrine for a seat, on the land and over land that may still be laid. Attika 7.2, 8.2 */
import { Marks } from '../kit/marks.ts';
import type { Seat } from '../kit/rules.ts';
import { CELLS, MOST_HEXES, STEPS, tileCells } from './board.ts';
import { BUILDINGS } from './data.ts';
import { SHRINE, spots } from './land.ts';
import type { Land, State } from './types.ts';

const TILE = tileCells(0);

/** The distance of what isn't reached. */
export const NEVER = 100;

/** Where ways may lead: hexes under their numbers and, in the field beyond, after them cells that the next tile may cover. */
interface Field {
  readonly size: number;
  /** The six neighbours of each place, `place * 6 + side`; below 0 for none. */
  readonly near: ArrayLike<number>;
  /** The places around each shrine. */
  readonly beside: readonly (readonly number[])[];
}

/** A land never changes, so its fields are made once. */
const lands = new WeakMap<Land, Field>();
const beyonds = new WeakMap<Land, Field>();

/** The hexes around each shrine. */
export function shrinesOf(land: Land): readonly (readonly number[])[] {
  return fieldOf(land).beside;
}

function fieldOf(land: Land): Field {
  let field = lands.get(land);
  if (field === undefined) {
    const { near, cells } = land;
    const beside: number[][] = land.shrines.map(() => []);
    for (let at = 0; at < near.length; at++)
      if (near[at]! <= SHRINE) beside[SHRINE - near[at]!]!.push(Math.floor(at / 6));
    lands.set(land, (field = { size: cells.length, near, beside }));
  }
  return field;
}

/** What the next tile may cover is all cells within one step of where its centre may lie. Attika 7.2, 7.3 */
function beyondOf(land: Land): Field {
  let field = beyonds.get(land);
  if (field === undefined) beyonds.set(land, (field = makeBeyond(land)));
  return field;
}

const listed = new Marks(CELLS);
const placeOf = new Int16Array(CELLS);

function makeBeyond(land: Land): Field {
  const hexes = land.cells.length;
  const cells = land.cells.slice();
  const centres = spots(land);
  listed.clear();
  for (let hex = 0; hex < hexes; hex++) list(cells[hex]!, hex);
  for (let i = 0; i < centres.length; i++) {
    for (let j = 0; j < TILE.length; j++) {
      const cell = centres[i]! + TILE[j]!;
      if (!listed.has(cell)) list(cell, cells.push(cell) - 1);
    }
  }
  const near = new Int16Array(cells.length * 6);
  for (let place = 0; place < cells.length; place++) {
    for (let side = 0; side < 6; side++) {
      const cell = cells[place]! + STEPS[side]!;
      near[place * 6 + side] = listed.has(cell) ? placeOf[cell]! : -1;
    }
  }
  const around = land.shrines.map((shrine) => STEPS.map((step) => shrine + step).filter((cell) => listed.has(cell)));
  return { size: cells.length, near, beside: around.map((own) => own.map((cell) => placeOf[cell]!)) };
}

function list(cell: number, place: number): void {
  listed.put(cell);
  placeOf[cell] = place;
}

/** A tile and all within three steps are 61 cells, a shrine and all within three steps 37: so many are never reached. */
const MOST_PLACES = 10 * MOST_HEXES;
/** Places that wait to be looked at, each six times at most: those that cost no more, and those that cost one more. */
const queues = [new Int16Array(6 * MOST_PLACES), new Int16Array(6 * MOST_PLACES)] as const;

/**
 * Writes into `distances` for each hex on how many empty hexes a seat must build from a shrine up to and including it.
 * Own buildings cost nothing, others' are no way. What is farther than `limit` is NEVER.
 */
export function distancesFrom(state: State, seat: Seat, shrine: number, limit: number, distances: Uint8Array): void {
  search(state, fieldOf(state.land), seat, shrine, limit, distances);
}

/** On how many places a seat must build to link two shrines over land that is still to come; `most` if not on fewer. */
export function gapsBeyond(state: State, seat: Seat, most: number): number {
  const field = beyondOf(state.land);
  let least = most;
  for (let shrine = 0; shrine + 1 < field.beside.length && least > 1; shrine++) {
    search(state, field, seat, shrine, least - 1, beyond);
    for (let to = shrine + 1; to < field.beside.length; to++) {
      for (const place of field.beside[to]!) least = Math.min(least, beyond[place]!);
    }
  }
  return least;
}

const beyond = new Uint8Array(MOST_PLACES);

function search(
  { built }: State,
  { near, beside, size }: Field,
  seat: Seat,
  shrine: number,
  limit: number,
  distances: Uint8Array,
): void {
  const hexes = built.length;
  const first = seat * BUILDINGS.length;
  distances.fill(NEVER, 0, size);
  let [waiting, dearer] = queues;
  let count = 0;
  for (const place of beside[shrine]!) waiting[count++] = place;
  for (let cost = 0; count > 0 && cost <= limit; cost++) {
    let more = 0;
    for (let i = 0; i < count; i++) {
      const place = waiting[i]!;
      const piece = place < hexes ? built[place]! : -1;
      if (piece >= 0 && (piece < first || piece >= first + BUILDINGS.length)) continue;
      const due = piece < 0 ? cost + 1 : cost;
      if (due > limit || due >= distances[place]!) continue;
      distances[place] = due;
      for (let side = place * 6; side < place * 6 + 6; side++) {
        const other = near[side]!;
        if (other < 0 || distances[other]! <= due) continue;
        if (piece < 0) dearer[more++] = other;
        else waiting[count++] = other;
      }
    }
    const looked = waiting;
    waiting = dearer;
    dearer = looked;
    count = more;
  }
}
