import type { Result } from '../rules.ts';

/** What coming second in a large field is worth, where winning is worth 1. Little: bots play to win. */
const CONSOLATION = 0.2;

/** For each seat what its place is worth, 1 for winning alone and 0 for coming last; tied seats share what their places are worth. */
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
