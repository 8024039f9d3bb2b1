import type { SeatSummary } from '../../../server/wire.ts';
import type { Text } from '../../text/shell/en.ts';

/** How whoever has a seat is called, in the lobby as at the table; undefined while it is free. */
export function seatName({ seat, name, bot }: SeatSummary, text: Text): string | undefined {
  return bot === undefined ? name : text.botName(seat);
}
