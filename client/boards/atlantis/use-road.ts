import { type RefCallback, useCallback, useState } from 'react';
import { type Road, roadFor } from './road.ts';

/** Until the element has been measured: what a screen of the usual shape leaves to a board. */
const USUAL = { width: 880, road: roadFor(880, 560) };

/**
 * The winding for the room an element is given. It keeps its rows while only the height changes, as it does when the hand
 * asks something: nobody likes to find a new board then.
 */
export function useRoad(): readonly [RefCallback<HTMLElement>, Road] {
  const [laid, setLaid] = useState(USUAL);
  const ref = useCallback((node: HTMLElement | null) => {
    if (node === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      setLaid((before) => {
        const road = roadFor(width, height, before.width === width ? before.road : undefined);
        return road === before.road && width === before.width ? before : { width, road };
      });
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [ref, laid.road];
}
