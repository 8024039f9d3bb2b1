/** What a seat's player is called: bots, and who has given no name, by each reader in their own language. */
import type { Text } from './shell/en.ts';

/** What the server calls who opens a table for friends without having given a name. */
export const NAMELESS = 'A friend';

/** As much of a seat as tells its name. */
interface Named {
  readonly seat: number;
  readonly name?: string | undefined;
  readonly bot?: unknown;
}

/** The name shown for a seat, in the lobby and at the table; undefined for a free seat. */
export function seatName({ seat, name, bot }: Named, { botName, room }: Text): string | undefined {
  if (bot !== undefined) return botName(seat);
  return name === NAMELESS ? room.someFriend : name;
}
