import { type RefCallback, useCallback, useState } from 'react';
import { type Road, roadFor } from './road.ts';

/** A winding, and the room it was chosen for. */
interface Laid {
  readonly width: number;
  readonly height: number;
  readonly road: Road;
}

/** Until the element has been measured: what a screen of the usual shape leaves to a board. */
const USUAL: Laid = { width: 880, height: 560, road: roadFor(880, 560) };

/** The winding for the room an element is given. */
export function useRoad(): readonly [RefCallback<HTMLElement>, Road] {
  const [laid, setLaid] = useState(USUAL);
  const ref = useCallback((node: HTMLElement | null) => {
    if (node === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      setLaid((before) => laidAnew(before, width, height));
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [ref, laid.road];
}

/**
 * A winding keeps its rows while it only has less height than it was chosen for, as when the hand asks something: nobody likes to
 * find a new board then.
 */
export function laidAnew(before: Laid, width: number, height: number): Laid {
  const keeps = width === before.width && height <= before.height;
  const road = roadFor(width, height, keeps ? before.road : undefined);
  return keeps && road === before.road ? before : { width, height, road };
}
