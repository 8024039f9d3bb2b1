import type { Seat } from '../../games/kit/rules.ts';

/**
 * Who must take the screen before the match goes on, or null when it is in the right hands. `viewer` holds it now
 * (null: nobody yet), `people` are the seats at this screen. The last of several to decide is who asked the others
 * (an open offer), so that one comes after everybody else; among these, whoever holds the screen goes first,
 * then it goes round in seat order. While bots play it stays where it is.
 */
export function nextHolder(toMove: readonly Seat[], people: readonly Seat[], viewer: Seat | null): Seat | null {
  const asked = toMove.filter((seat) => people.includes(seat));
  if (people.length < 2 || asked.length === 0) return null;
  const first = asked.length > 1 ? asked.filter((seat) => seat !== toMove.at(-1)) : asked;
  if (viewer !== null && first.includes(viewer)) return null;
  return first.find((seat) => seat > (viewer ?? -1)) ?? first[0] ?? null;
}
