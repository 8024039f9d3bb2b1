/** A place that the keyboard comes to is brought into sight, as a page does with what is out of its window. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';

/** Calls `show` with the middle, on the page, of a place of the drawing that takes the focus beyond its edges. */
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
