/** How far popups stay from the edges of the screen. */
import { useMemo, useSyncExternalStore } from 'react';

/** In pixels, where there is no notch. */
const NEAREST = 5;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** For each side of the screen, how many pixels notches, rounded corners and system bars take. */
export function useClearOfEdges(): Readonly<Record<(typeof SIDES)[number], number>> {
  const all = useSyncExternalStore(subscribe, taken, () => '');
  return useMemo(() => {
    const [top = NEAREST, right = NEAREST, bottom = NEAREST, left = NEAREST] = all.split(' ').map(Number);
    return { top, right, bottom, left };
  }, [all]);
}

/** Four numbers as one text, so that equal values compare as equal. */
function taken(): string {
  const style = getComputedStyle(document.documentElement);
  const of = (side: string) => Number.parseFloat(style.getPropertyValue(`--taken-${side}`)) || 0;
  return SIDES.map((side) => Math.max(NEAREST, of(side))).join(' ');
}

/** The notch is elsewhere after the phone was turned. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
