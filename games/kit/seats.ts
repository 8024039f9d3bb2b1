/** Helpers for seats around the table: who decides, who is next, who ranks first. */
import type { Place, Seat } from './rules.ts';

const MOST_SEATS = 8;

/** The value of `toMove` when the game is over. */
export const NOBODY: readonly Seat[] = [];

/** For each seat: the value of `toMove` when only that seat decides. These arrays are made once and shared. */
export const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

/** The same for every set of seats, indexed by the set's bits. */
export const TOGETHER: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, set) =>
  ALONE.flat().filter((seat) => set & (1 << seat)),
);

/** The left neighbour, who plays next when play goes clockwise. */
export function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** The scores of the places, indexed by seat. */
export function scoresOf(places: readonly Pick<Place, 'seat' | 'score'>[]): readonly number[] {
  const scores: number[] = places.map(() => 0);
  for (const { seat, score } of places) scores[seat] = score;
  return scores;
}

/** A place for every seat, best first. Seats that tie share a rank and come in seat order. */
export function ranked(
  scores: readonly Pick<Place, 'score' | 'items'>[],
  ahead: (seat: Seat, other: Seat) => boolean,
): readonly Place[] {
  const seats = [...scores.keys()];
  const rankOf = (seat: Seat) => 1 + seats.filter((other) => other !== seat && ahead(other, seat)).length;
  return scores
    .map(({ score, items }, seat) => ({ seat, rank: rankOf(seat), score, items }))
    .toSorted((a, b) => a.rank - b.rank);
}
