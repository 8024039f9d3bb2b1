/** Which tiles something happened to, for halos. */
import type { AsterionEvent } from '../../../games/asterion/types.ts';

export function tilesOf(event: AsterionEvent): readonly number[] {
  switch (event.type) {
    case 'tilePlaced':
    case 'tileRotated':
    case 'tileLifted':
    case 'tileMoved':
    case 'explorerEscaped':
      return [event.tile];
    case 'tilesSwapped':
      return [event.first, event.second];
    case 'explorersKilled':
      return event.tiles;
    default:
      return [];
  }
}

/** What was put where it is, and at the end whose explorers have escaped. */
export function lastTiles(events: readonly AsterionEvent[]): readonly number[] {
  return events.filter(({ type }) => type !== 'explorersKilled').flatMap((event) => tilesOf(event));
}

/** Tiles whose explorers the last move killed. */
export function freshDead(events: readonly AsterionEvent[]): readonly number[] {
  return events.flatMap((event) => (event.type === 'explorersKilled' ? event.tiles : []));
}
