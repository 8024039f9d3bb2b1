import { type RefCallback, useCallback, useState } from 'react';
import { type Road, roadFor } from './road.ts';

/** A winding, and the size in pixels for which it was chosen. */
interface Laid {
  readonly width: number;
  readonly height: number;
  readonly road: Road;
}

/** Used until the element is measured: the usual size of a board. */
const USUAL: Laid = { width: 880, height: 560, road: roadFor(880, 560) };

/** Returns a ref for the element and the winding that fits the element's size. */
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
 * Keeps the winding if the board only got lower, which happens when the hand asks something: the road shouldn't change
 * its shape then, unless it would become much too small.
 */
export function laidAnew(before: Laid, width: number, height: number): Laid {
  const keeps = width === before.width && height <= before.height;
  const road = roadFor(width, height, keeps ? before.road : undefined);
  return keeps && road === before.road ? before : { width, height, road };
}
