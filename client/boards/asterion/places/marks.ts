/** Which tiles something happened to, for halos. */
import type { AsterionEvent, State } from '../../../../games/asterion/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';

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

/** Where an event is marked: on its tiles as they lie, and of one that isn't there yet where it would lie. */
export function cellsOf(event: AsterionEvent, { cell }: State): readonly number[] {
  const cells = tilesOf(event).flatMap((tile) => cell[tile] ?? []);
  return cells.length === 0 && event.type === 'tilePlaced' ? [event.cell] : cells;
}

/** What was put where it is, and at the end whose explorers have escaped. */
export function lastTiles(events: readonly AsterionEvent[]): readonly number[] {
  return events.filter(({ type }) => type !== 'explorersKilled').flatMap((event) => tilesOf(event));
}

/** Tiles whose explorers the last move killed. */
export function freshDead(events: readonly AsterionEvent[]): readonly number[] {
  return events.flatMap((event) => (event.type === 'explorersKilled' ? event.tiles : []));
}

/** What seats have won with: their tiles whose explorers came through. */
export function wonBy({ cell, owner, alive }: State, seats: ReadonlySet<Seat>): readonly number[] {
  return cell.filter((_, tile) => seats.has(owner[tile]!) && alive[tile] === 1);
}
