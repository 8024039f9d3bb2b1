/** How far from the screen's edges what pops up stays. */
import { useMemo, useSyncExternalStore } from 'react';

/** In pixels, where there is no notch. */
const NEAREST = 5;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** For each side of the screen, in pixels, what notches, rounded corners and bars of the system take of it now. */
export function useClearOfEdges(): Readonly<Record<(typeof SIDES)[number], number>> {
  const all = useSyncExternalStore(subscribe, taken, () => '');
  return useMemo(() => {
    const [top = NEAREST, right = NEAREST, bottom = NEAREST, left = NEAREST] = all.split(' ').map(Number);
    return { top, right, bottom, left };
  }, [all]);
}

/** Four numbers, as one text that is the same for the same ones. */
function taken(): string {
  const style = getComputedStyle(document.documentElement);
  const of = (side: string) => Number.parseFloat(style.getPropertyValue(`--taken-${side}`)) || 0;
  return SIDES.map((side) => Math.max(NEAREST, of(side))).join(' ');
}

/** A phone that is turned has its notch elsewhere. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
