import type { Result } from '../rules.ts';

/**
 * What second place is worth in a game of many players, if winning is worth 1. It is little, so that bots play to win.
 */
const CONSOLATION = 0.2;

/** What each seat's place is worth: 1 for a sole winner, 0 for the last. Tied seats share the worth of their places. */
export function rewards(result: Result): readonly number[] {
  const { places } = result;
  const earned = places.map(() => 0);
  for (const { seat, rank } of places) {
    const tied = places.filter((other) => other.rank === rank).length;
    let sum = 0;
    for (let place = rank; place < rank + tied; place++) sum += worth(place, places.length);
    earned[seat] = sum / tied;
  }
  return earned;
}

function worth(place: number, players: number): number {
  return place === 1 ? 1 : (CONSOLATION * (players - place)) / players;
}
