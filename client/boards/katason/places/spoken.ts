/** Names of sites and choices, for screen readers and for the notes at the pointer. */
import { cornersOfHex, harbours, hexes as hexSites } from '../../../../games/katason/board.ts';
import { RATES } from '../../../../games/katason/data.ts';
import { ownerOf, yieldOf } from '../../../../games/katason/buildings.ts';
import type { State } from '../../../../games/katason/types.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/katason/labels.ts';
import { around, hexName } from '../../../text/katason/places.ts';
import type { Site, Target } from './targets.ts';

/** The name of a site with its number and what lies around it: "corner 12 between wheat 6, ore 8, sea". */
export function siteName(state: State, site: Site, labels: Labels): string {
  if (site.on === 'hex') return hexName(state, site.hex, labels);
  if (site.on === 'edge') return labels.edge(site.edge + 1, around(state, site, labels));
  const harbour = harbours.find(({ corners }) => corners.includes(site.corner));
  const place = labels.corner(site.corner + 1, around(state, site, labels));
  return harbour === undefined ? place : labels.several([place, harbourName(harbour.kind, labels)]);
}

export function harbourName(kind: number | null, labels: Labels): string {
  return kind === null ? labels.harbour(RATES.generic, null) : labels.harbour(RATES.special, labels.terrain[kind]!);
}

/** What pressing a target does. */
export function targetName(state: State, target: Target, players: readonly Player[], labels: Labels): string {
  const site = siteName(state, target.site, labels);
  if (target.site.on === 'hex') {
    const place = labels.several([site, ...owners(state, target.site.hex, players, labels)]);
    if (target.victim === null) return labels.robHere(place);
    return labels.robHereFrom(place, nameOf(players, target.victim), state.handSizes[target.victim]!);
  }
  if (target.victim !== null) return labels.steal(nameOf(players, target.victim), state.handSizes[target.victim]!);
  if (target.site.on === 'edge') return labels.place(labels.road, site);
  return labels.place(target.move?.type === 'buildCity' ? labels.city : labels.house, site);
}

/**
 * A text for every hex with the buildings around it, and for everybody's roads, for players who can't see the board.
 */
export function described(state: State, players: readonly Player[], labels: Labels): readonly string[] {
  const lands = hexSites.map((_, hex) => {
    const robbed = state.robber === hex ? [labels.robbed] : [];
    return labels.several([hexName(state, hex, labels), ...robbed, ...owners(state, hex, players, labels)]);
  });
  const roads = players.flatMap(({ seat, name }) => {
    const edges = state.edges.flatMap((owner, edge) =>
      owner === seat ? [siteName(state, { on: 'edge', edge }, labels)] : [],
    );
    return edges.length === 0 ? [] : [labels.roadsOf(name, edges)];
  });
  return [...lands, ...roads];
}

function owners(state: State, hex: number, players: readonly Player[], labels: Labels): string[] {
  return cornersOfHex[hex]!.flatMap((corner) => {
    const building = state.corners[corner]!;
    if (building === 0) return [];
    const piece = yieldOf(building) === 1 ? labels.house : labels.city;
    return [labels.owned(nameOf(players, ownerOf(building)), piece, corner + 1)];
  });
}

function nameOf(players: readonly Player[], seat: number): string {
  return players[seat]?.name ?? '';
}
