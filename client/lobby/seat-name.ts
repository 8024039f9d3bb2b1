import type { SeatSummary } from '../../server/wire.ts';
import type { Text } from '../text/shell/en.ts';

/** How a taken seat is called: by its player's name, or by its bot's strength. */
export function seatName({ name = '', bot }: SeatSummary, text: Text): string {
  return bot === undefined ? name : text.botOfLevel(bot);
}
