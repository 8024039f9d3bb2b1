/** Names of sites and choices, for screen readers and for the notes at the pointer. */
import { cornersOfHex, harbours, hexes as hexSites } from '../../../../games/katason/board.ts';
import { RATES } from '../../../../games/katason/data.ts';
import { ownerOf, yieldOf } from '../../../../games/katason/buildings.ts';
import type { KatasonMove, State } from '../../../../games/katason/types.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/katason/labels.ts';
import { around, hexName } from '../../../text/katason/places.ts';
import { type Spot, partsOf, spot } from '../../../stage/scene.ts';

/** The name of a place with its number and what lies around it: "corner 12 between wheat 6, ore 8, sea". */
export function siteName(state: State, of: Spot, labels: Labels): string {
  const [on, number] = partsOf(of);
  if (on === 'hex') return hexName(state, number, labels);
  if (on === 'edge') return labels.edge(number + 1, around(state, { on, edge: number }, labels));
  const harbour = harbours.find(({ corners }) => corners.includes(number));
  const place = labels.corner(number + 1, around(state, { on: 'corner', corner: number }, labels));
  return harbour === undefined ? place : labels.several([place, harbourName(harbour.kind, labels)]);
}

export function harbourName(kind: number | null, labels: Labels): string {
  return kind === null ? labels.harbour(RATES.generic, null) : labels.harbour(RATES.special, labels.terrain[kind]!);
}

/** What a press on a place does: its move, or undefined if one still has to choose whom to rob there. */
export function placeName(
  state: State,
  of: Spot,
  move: KatasonMove | undefined,
  players: readonly Player[],
  labels: Labels,
): string {
  const site = siteName(state, of, labels);
  const [on, hex] = partsOf(of);
  const victim = move?.type === 'moveRobber' ? move.victim : null;
  if (on === 'hex') {
    const place = labels.several([site, ...owners(state, hex, players, labels)]);
    if (victim === null) return labels.robHere(place);
    return labels.robHereFrom(place, nameOf(players, victim), state.handSizes[victim]!);
  }
  if (victim !== null) return labels.steal(nameOf(players, victim), state.handSizes[victim]!);
  if (on === 'edge') return labels.place(labels.road, site);
  return labels.place(move?.type === 'buildCity' ? labels.city : labels.house, site);
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
      owner === seat ? [siteName(state, spot('edge', edge), labels)] : [],
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
