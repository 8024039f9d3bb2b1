import { useSyncExternalStore } from 'react';

/** wide: three columns; tablet: log and chat share a place; phone: one column, the hand within a thumb's reach. */
export type Layout = 'wide' | 'tablet' | 'phone';

const WIDE = '(min-width: 1200px)';
const TABLET = '(min-width: 900px)';

/** The size of text from which on the table goes beyond the window, and is scrolled: 16 pixels are usual. */
const LARGE = 22;

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layout, () => 'wide' as const);
}

/** Kept while somebody follows it: asking has the browser work out all styles anew, and every drawing asks. */
let large: boolean | undefined;

/** Whether somebody reads with letters so large that what stands side by side has no room. */
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
  if (typeof matchMedia === 'undefined' || matchMedia(WIDE).matches) return 'wide';
  return matchMedia(TABLET).matches ? 'tablet' : 'phone';
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined;
  const queries = [matchMedia(WIDE), matchMedia(TABLET)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
