/** Where on the map something happened, for halos. */
import { colourOf, spaceOf } from '../../../games/lost-cities/board.ts';
import type { LostCitiesEvent } from '../../../games/lost-cities/types.ts';

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

/** What the last move changed keeps a thin halo, each place once; after the end of an expedition another map lies there. */
export function lastSites(events: readonly LostCitiesEvent[]): readonly Site[] {
  if (events.some((event) => event.type === 'expeditionEnded')) return [];
  const sites = new Map(events.flatMap(sitesOf).map((site) => [nameOf(site), site]));
  return [...sites.values()];
}

function nameOf(site: Site): string {
  return Object.values(site).join(' ');
}
