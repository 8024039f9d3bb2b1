/** The tiles where something happened, for halos. */
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

/**
 * The cells to mark for an event: those of its tiles or, if the event places a tile that isn't there yet, the cell
 * where it will lie.
 */
export function cellsOf(event: AsterionEvent, { cell }: State): readonly number[] {
  const cells = tilesOf(event).flatMap((tile) => cell[tile] ?? []);
  return cells.length === 0 && event.type === 'tilePlaced' ? [event.cell] : cells;
}

/** The tiles that events have put or turned and, at the end, those whose explorers have escaped. */
export function lastTiles(events: readonly AsterionEvent[]): readonly number[] {
  return events.filter(({ type }) => type !== 'explorersKilled').flatMap((event) => tilesOf(event));
}

/** Tiles whose explorers the last move killed. */
export function freshDead(events: readonly AsterionEvent[]): readonly number[] {
  return events.flatMap((event) => (event.type === 'explorersKilled' ? event.tiles : []));
}

/** The cells to mark for the winners: those of their tiles with living explorers. */
export function wonBy({ cell, owner, alive }: State, seats: ReadonlySet<Seat>): readonly number[] {
  return cell.filter((_, tile) => seats.has(owner[tile]!) && alive[tile] === 1);
}
