/** Where on the land something happened, for halos. */
import type { AttikaEvent, State } from '../../../games/attika/types.ts';

/** The hexes events are about, as far as they lie there: looking back there may be fewer. */
export function hexesIn({ land }: State, events: readonly AttikaEvent[]): readonly number[] {
  return events.flatMap(hexesOf).filter((hex) => hex < land.cells.length);
}

function hexesOf(event: AttikaEvent): readonly number[] {
  if (event.type === 'buildingBuilt') return [event.hex];
  return event.type === 'landLaid' ? event.hexes : [];
}
