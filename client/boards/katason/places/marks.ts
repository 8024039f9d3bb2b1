/** The sites where something happened, for halos. */
import { ownerOf } from '../../../../games/katason/buildings.ts';
import type { KatasonEvent, State } from '../../../../games/katason/types.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { cornerPoints, edgePoints, hexPoints } from '../drawing.ts';
import type { Site } from './targets.ts';

export function sitesOf(event: KatasonEvent): readonly Site[] {
  switch (event.type) {
    case 'roadBuilt':
      return [{ on: 'edge', edge: event.edge }];
    case 'houseBuilt':
    case 'cityBuilt':
      return [{ on: 'corner', corner: event.corner }];
    case 'robberMoved':
    case 'produced':
      return [{ on: 'hex', hex: event.hex }];
    default:
      return [];
  }
}

/** The sites that events changed, to be marked with a thin halo. Production is left out, since the hexes show it. */
export function lastSites(events: readonly KatasonEvent[]): readonly Site[] {
  return events.filter((event) => event.type !== 'produced').flatMap(sitesOf);
}

/** The middle of a site in units of the drawing. */
export function pointOfSite(site: Site): Point {
  if (site.on === 'hex') return hexPoints[site.hex]!;
  return site.on === 'edge' ? edgePoints[site.edge]! : cornerPoints[site.corner]!;
}

/** The sites to mark for the winners: everything they have built. */
export function wonBy({ edges, corners }: State, seats: ReadonlySet<Seat>): readonly Site[] {
  return [
    ...edges.flatMap((seat, edge) => (seats.has(seat) ? [{ on: 'edge', edge } as const] : [])),
    ...corners.flatMap((building, corner) =>
      building !== 0 && seats.has(ownerOf(building)) ? [{ on: 'corner', corner } as const] : [],
    ),
  ];
}
