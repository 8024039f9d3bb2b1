/** The slots where something happened, for halos. */
import { SLOTS } from '../../../../games/atlantis/board.ts';
import type { AtlantisEvent } from '../../../../games/atlantis/types.ts';

/** The slots an event is about: where a pawn stopped, and where a tile was taken. */
export function slotsOf(event: AtlantisEvent): readonly number[] {
  switch (event.type) {
    case 'pawnMoved':
      return event.stops.filter((stop) => stop < SLOTS);
    case 'tileTaken':
    case 'tileRevealed':
    case 'slotFlooded':
    case 'bridgeBuilt':
      return [event.slot];
    default:
      return [];
  }
}
