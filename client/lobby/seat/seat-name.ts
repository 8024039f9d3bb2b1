import type { SeatSummary } from '../../../server/contract/tables.ts';
import type { Text } from '../../text/shell/en.ts';

/** The name shown for a seat, in the lobby and at the table; undefined for a free seat. */
export function seatName({ seat, name, bot }: SeatSummary, text: Text): string | undefined {
  return bot === undefined ? name : text.botName(seat);
}
