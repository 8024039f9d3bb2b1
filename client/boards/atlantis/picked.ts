/** What is picked and not played yet, by the spots that were pressed. */
import { type Spot, partsOf } from '../../stage/scene.ts';

/** What can be done before a pawn moves. */
export type Tool = 'buildBridge' | 'sellTile';

/** What is picked before a pawn moves; null for what isn't. */
export interface Picked {
  readonly tool: Tool | null;
  readonly pawn: number | null;
  /** The item of the first card. */
  readonly card: number | null;
}

export function pickedIn(begun: readonly Spot[]): Picked {
  const picked = new Map(begun.map(partsOf));
  const tool = (['buildBridge', 'sellTile'] as const).find((each) => picked.has(each));
  return { tool: tool ?? null, pawn: picked.get('pawn') ?? null, card: picked.get('card') ?? null };
}
