/** Moving about the board with the arrow keys. */
import type { KeyboardEvent } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much more a step sideways from the arrow's direction counts than a step along it. */
const DETOUR = 2;

/**
 * The index of the place that an arrow key leads to from `places[from]`; `from` itself if no place lies that way or the
 * key is no arrow.
 */
export function step(places: readonly Point[], from: number, key: string): number {
  const direction = DIRECTIONS[key];
  const start = places[from];
  if (direction === undefined || start === undefined) return from;
  let best = from;
  let least = Infinity;
  for (const [i, place] of places.entries()) {
    const x = place.x - start.x;
    const y = place.y - start.y;
    const along = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    if (along <= 0 || aside > 2 * along) continue;
    const distance = along + DETOUR * aside;
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  return best;
}

/** Makes Enter and space press things that aren't buttons themselves. */
export function actOnKey(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
}
