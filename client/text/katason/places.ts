/** Names places of the island by what lies around them. */
import { cornersOfEdge, hexesOfCorner } from '../../../games/katason/board.ts';
import type { State } from '../../../games/katason/types.ts';
import type { Labels } from './labels.en.ts';

/** Where something can be built. */
export type Site = { readonly on: 'corner'; readonly corner: number } | { readonly on: 'edge'; readonly edge: number };

/** A hex and its number: "wheat 6". */
export function hexName(state: Pick<State, 'terrain' | 'numbers'>, hex: number, labels: Labels): string {
  return labels.hex(labels.terrain[state.terrain[hex]!]!, state.numbers[hex]!);
}

/** The hexes around a site, and the sea where it is one of them: "wheat 6", "ore 8", "sea". */
export function around(state: State, site: Site, labels: Labels): readonly string[] {
  const [hexes, most] = site.on === 'edge' ? [hexesOfEdge(site.edge), 2] : [hexesOfCorner[site.corner]!, 3];
  const names = hexes.map((hex) => hexName(state, hex, labels));
  return hexes.length < most ? [...names, labels.sea] : names;
}

/** The hexes on both sides of an edge: those that touch both its ends. */
function hexesOfEdge(edge: number): readonly number[] {
  const [a, b] = cornersOfEdge[edge]!;
  return hexesOfCorner[a]!.filter((hex) => hexesOfCorner[b]!.includes(hex));
}
