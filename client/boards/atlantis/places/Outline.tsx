import type { Road } from '../ground/road.ts';

/** What a ring goes round. */
export function Outline({ road, slot }: { readonly road: Road; readonly slot: number }) {
  return <polygon points={road.slots[slot]!.tile} strokeLinejoin="round" />;
}
