/** The largest number of moves that a game of Attika can take. */
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

/** The number of cards that the most expensive building costs on land without marks. */
const DEAREST = Math.max(ROAD_COST, ...BUILDINGS.map(({ cost }) => cost.reduce((all, cards) => all + cards)));

/**
 * The limit (Attika 8.4). Every building is turned up and built only once, every turn in which neither happens brings a
 * card or changes nothing, and cards come back only by being paid.
 */
export function longest(seats: number): number {
  const draws = seats * (PIECES - STACKS.length);
  const builds = seats * PIECES;
  const deeds = draws + builds;
  // A building costs at most two cards for each card due, plus one for each settlement before it (Attika 4.4, 5.2).
  const paid = builds * DEAREST * SUBSTITUTE + (seats * PIECES * (PIECES - 1)) / 2;
  const cards = TERRAIN_KINDS * CARDS_OF_TERRAIN + paid;
  const still = (deeds + 1) * STILL_ROUNDS * seats;
  const turns = deeds + cards + still;
  const kept = draws;
  const lands = seats * STACKS.length;
  const amphorae = seats * GROUPS.length;
  return deeds + kept + lands + amphorae + turns;
}
