import type { Road } from '../ground/road.ts';

/** The shape that a ring is drawn around. */
export function Outline({ road, slot }: { readonly road: Road; readonly slot: number }) {
  return <polygon points={road.slots[slot]!.tile} strokeLinejoin="round" />;
}
