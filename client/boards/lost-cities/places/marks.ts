/** The places on the map where something happened, for halos. */
import { colourOf, pathOf, spaceOf, stepOf } from '../../../../games/lost-cities/board.ts';
import { PATHS } from '../../../../games/lost-cities/data.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { LostCitiesEvent, State } from '../../../../games/lost-cities/types.ts';
import { deckPoint, pilePoints, stonePoint } from '../drawing.ts';

export type Site =
  | { readonly on: 'stone'; readonly space: number }
  | { readonly on: 'pile'; readonly colour: number }
  | { readonly on: 'deck' };

export function sitesOf(event: LostCitiesEvent): readonly Site[] {
  switch (event.type) {
    case 'pathStarted':
      return [{ on: 'stone', space: spaceOf(colourOf(event.card), 1) }];
    case 'figureMoved':
      return [{ on: 'stone', space: spaceOf(event.colour, event.step) }];
    case 'statueTaken':
    case 'pointsTaken':
      return [{ on: 'stone', space: event.space }];
    case 'cardDiscarded':
    case 'discardTaken':
      return [{ on: 'pile', colour: colourOf(event.card) }];
    case 'cardDrawn':
      return [{ on: 'deck' }];
    default:
      return [];
  }
}

/**
 * The places that events have changed. Events before the end of an expedition are left out, since the map is a new one
 * afterwards.
 */
export function lastSites(events: readonly LostCitiesEvent[]): readonly Site[] {
  const ended = events.findLastIndex((event) => event.type === 'expeditionEnded');
  return events.slice(ended + 1).flatMap(sitesOf);
}

/** The middle of a place in units of the drawing. */
export function pointOfSite(site: Site): Point {
  if (site.on === 'stone') return stonePoint(pathOf(site.space), stepOf(site.space));
  return site.on === 'pile' ? pilePoints[site.colour]! : deckPoint;
}

/** The places to mark for the winners: the stones of their figures. */
export function wonBy({ steps }: State, seats: ReadonlySet<Seat>): readonly Site[] {
  return [...seats].flatMap((seat) =>
    Array.from({ length: PATHS }, (_, colour) => [colour, steps[seat * PATHS + colour]!] as const).flatMap(
      ([colour, step]) => (step > 0 ? [{ on: 'stone', space: spaceOf(colour, step) } as const] : []),
    ),
  );
}
