/** Why nothing of a kind can be built anywhere now. */
import type { KatasonMove } from '../../../../games/katason/types.ts';
import type { Refusal } from '../../../../games/kit/rules.ts';
import type { Tool } from '../intent.ts';

const site: Readonly<Record<Tool, KatasonMove>> = {
  buildRoad: { type: 'buildRoad', edge: 0 },
  buildHouse: { type: 'buildHouse', corner: 0 },
  buildCity: { type: 'buildCity', corner: 0 },
};

/** What holds for every site is said of each before what is wrong with that one. */
export function whyNowhere(tool: Tool, why: (move: KatasonMove) => Refusal | undefined): Refusal | undefined {
  return why(site[tool]);
}
