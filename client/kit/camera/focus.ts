/** Scrolls the view to a place that gets the keyboard focus outside the visible part, as pages do. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';

/**
 * Calls `show` with the middle (in page coordinates) of a focused place that lies outside the drawing's visible part.
 */
export function useFocusInSight(svg: RefObject<SVGSVGElement | null>, show: (middle: Point) => void): void {
  const onFocus = useEffectEvent(({ target, currentTarget }: FocusEvent) => {
    if (!(target instanceof SVGElement) || !(currentTarget instanceof SVGElement) || target === currentTarget) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    const room = currentTarget.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < room.left || x > room.right || y < room.top || y > room.bottom) show({ x, y });
  });
  useEffect(() => {
    const node = svg.current;
    if (node === null) return undefined;
    node.addEventListener('focusin', onFocus);
    return () => node.removeEventListener('focusin', onFocus);
  }, [svg]);
}
