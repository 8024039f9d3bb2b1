/** How long a game can take. */
import { GROUPS } from './board.ts';
import {
  BUILDINGS,
  CARDS_OF_TERRAIN,
  PIECES,
  ROAD_COST,
  STACKS,
  STILL_ROUNDS,
  SUBSTITUTE,
  TERRAIN_KINDS,
} from './data.ts';

/** Cards that are due for the dearest building on bare land. */
const DEAREST = Math.max(ROAD_COST, ...BUILDINGS.map(({ cost }) => cost.reduce((all, cards) => all + cards)));

/**
 * No game takes more moves than this, whatever its players do (Attika 8.4): buildings are turned up and built once, every
 * turn in which neither is done brings a card or changes nothing, and cards come back only when they are paid.
 */
export function longest(seats: number): number {
  const draws = seats * (PIECES - STACKS.length);
  const builds = seats * PIECES;
  const deeds = draws + builds;
  // For a building at most two cards for each that is due, and one for each settlement before it (Attika 4.4, 5.2).
  const paid = builds * DEAREST * SUBSTITUTE + (seats * PIECES * (PIECES - 1)) / 2;
  const cards = TERRAIN_KINDS * CARDS_OF_TERRAIN + paid;
  const still = (deeds + 1) * STILL_ROUNDS * seats;
  const turns = deeds + cards + still;
  const kept = draws;
  const lands = seats * STACKS.length;
  const amphorae = seats * GROUPS.length;
  return deeds + kept + lands + amphorae + turns;
}
