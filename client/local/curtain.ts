import type { Seat } from '../../games/kit/rules.ts';

/**
 * Who must take the screen before the match goes on; null if the right person has it. `viewer` has it now (null: nobody
 * yet); `people` are the seats at this screen. The last seat in `toMove` may be the one that asked the others (an open
 * offer), so it comes after everybody else. Among the others, the viewer goes first, then the order of seats. While
 * only bots decide, the screen stays where it is.
 */
export function nextHolder(toMove: readonly Seat[], people: readonly Seat[], viewer: Seat | null): Seat | null {
  const asked = toMove.filter((seat) => people.includes(seat));
  if (people.length < 2 || asked.length === 0) return null;
  const first = asked.length > 1 ? asked.filter((seat) => seat !== toMove.at(-1)) : asked;
  if (viewer !== null && first.includes(viewer)) return null;
  return first.find((seat) => seat > (viewer ?? -1)) ?? first[0] ?? null;
}
