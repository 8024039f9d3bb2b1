/** Why nothing of a kind can be built anywhere now: the reason that holds for every site, or the one that would help most. */
import { corners, edges } from '../../../../games/katason/board.ts';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import type { Refusal } from '../../../../games/kit/rules.ts';
import type { Tool } from '../intent.ts';

const sites: Readonly<Record<Tool, readonly KatasonMove[]>> = {
  buildRoad: edges.map((_, edge) => ({ type: 'buildRoad', edge })),
  buildHouse: corners.map((_, corner) => ({ type: 'buildHouse', corner })),
  buildCity: corners.map((_, corner) => ({ type: 'buildCity', corner })),
};

/** Reasons that concern one place only; elsewhere it may be different. */
const LOCAL: ReadonlySet<string> = new Set(['edgeTaken', 'cornerTaken', 'tooClose', 'notConnected', 'noOwnHouse']);
const NOWHERE: Readonly<Record<Tool, Refusal>> = {
  buildRoad: { code: 'noEdgeLeft' },
  buildHouse: { code: 'notConnected' },
  buildCity: { code: 'noOwnHouse' },
};

export function whyNowhere(tool: Tool, why: (move: KatasonMove) => Refusal | undefined): Refusal | undefined {
  for (const move of sites[tool]) {
    const refusal = why(move);
    if (refusal === undefined) return undefined;
    if (!LOCAL.has(refusal.code)) return refusal;
  }
  return NOWHERE[tool];
}
