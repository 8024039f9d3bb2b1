/** The reason why nothing of a kind can be built anywhere now. */
import type { KatasonMove } from '../../../../games/katason/types.ts';
import type { Refusal } from '../../../../games/kit/rules.ts';
import type { Tool } from '../intent.ts';

const site: Readonly<Record<Tool, KatasonMove>> = {
  buildRoad: { type: 'buildRoad', edge: 0 },
  buildHouse: { type: 'buildHouse', corner: 0 },
  buildCity: { type: 'buildCity', corner: 0 },
};

/**
 * The reason against building on one example site. The rules check what holds for every site (turn, phase, cost) before
 * what is wrong with that one site.
 */
export function whyNowhere(tool: Tool, why: (move: KatasonMove) => Refusal | undefined): Refusal | undefined {
  return why(site[tool]);
}
