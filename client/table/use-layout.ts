import { useSyncExternalStore } from 'react';
import { SIZES } from '../kit/sizes.ts';

/** wide: three columns. tablet: log and chat share a place. phone: one column, with the hand within a thumb's reach. */
export type Layout = 'wide' | 'tablet' | 'phone';

/** From this font size on (16 pixels are usual) the page is larger than the window and scrolls. */
const LARGE = 22;

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layout, () => 'wide' as const);
}

/** Cached while somebody uses it: reading the size makes the browser compute all styles, and every render reads it. */
let large: boolean | undefined;

/** Whether the reader uses such large letters that things don't fit side by side. */
export function useLargeText(): boolean {
  return useSyncExternalStore(
    subscribeToLarge,
    () => (large ??= isLarge()),
    () => false,
  );
}

function isLarge(): boolean {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE;
}

function subscribeToLarge(listener: () => void): () => void {
  const measure = () => {
    large = isLarge();
    listener();
  };
  window.addEventListener('resize', measure);
  return () => {
    window.removeEventListener('resize', measure);
    large = undefined;
  };
}

function layout(): Layout {
  if (typeof matchMedia === 'undefined' || matchMedia(SIZES.wide).matches) return 'wide';
  return matchMedia(SIZES.phone).matches ? 'phone' : 'tablet';
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined;
  const queries = [matchMedia(SIZES.wide), matchMedia(SIZES.phone)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
