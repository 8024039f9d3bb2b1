/** The hexes where something happened, for halos. */
import { bestLink } from '../../../../games/attika/links.ts';
import { ownerOf } from '../../../../games/attika/settle.ts';
import type { AttikaEvent, State } from '../../../../games/attika/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';

/**
 * The hexes that events are about. Hexes that aren't there yet are left out, since the player may look at an earlier
 * position.
 */
export function hexesIn({ land }: State, events: readonly AttikaEvent[]): readonly number[] {
  return events.flatMap(hexesOf).filter((hex) => hex < land.cells.length);
}

function hexesOf(event: AttikaEvent): readonly number[] {
  if (event.type === 'buildingBuilt') return [event.hex];
  return event.type === 'landLaid' ? event.hexes : [];
}

/** The hexes to mark for the winners: the way between two shrines, or else all that the seat has built. */
export function wonBy(state: State, seats: ReadonlySet<Seat>): readonly number[] {
  return [...seats].flatMap((seat) => {
    const link = bestLink(state, seat);
    if (link !== null && link.missing.length === 0) return link.way;
    return state.built.flatMap((piece, hex) => (piece !== -1 && ownerOf(piece) === seat ? [hex] : []));
  });
}
