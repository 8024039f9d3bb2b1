import type { Seat } from '../../games/kit/rules.ts';

/**
 * Who must take the screen before the match goes on, or null when it is in the right hands. `viewer` holds it now
 * (null: nobody yet), `people` are the seats at this screen. Whoever holds it decides first where several must;
 * then it goes round in seat order. While bots play it stays where it is.
 */
export function needsCurtain(toMove: readonly Seat[], people: readonly Seat[], viewer: Seat | null): Seat | null {
  const asked = toMove.filter((seat) => people.includes(seat)).toSorted((a, b) => a - b);
  if (people.length < 2 || asked.length === 0) return null;
  if (viewer !== null && asked.includes(viewer)) return null;
  return asked.find((seat) => seat > (viewer ?? -1)) ?? asked[0] ?? null;
}
