/** Seats round the table: who decides, who is next, who comes first. */
import type { Place, Seat } from './rules.ts';

const MOST_SEATS = 8;

/** What `toMove` gives when the game is over. */
export const NOBODY: readonly Seat[] = [];

/** For each seat what `toMove` gives when that seat alone decides. */
export const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

/** The same for every set of the first four seats, given as bits. */
export const TOGETHER: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, set) =>
  [0, 1, 2, 3].filter((seat) => set & (1 << seat)),
);

/** The left neighbour, whose turn follows where play is clockwise. */
export function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** The scores of all places by seat. */
export function scoresOf(places: readonly Pick<Place, 'seat' | 'score'>[]): readonly number[] {
  const scores: number[] = places.map(() => 0);
  for (const { seat, score } of places) scores[seat] = score;
  return scores;
}

/** Every seat with its place, best first. Seats neither of which is ahead of the other share a rank, in seat order. */
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
