import { useSyncExternalStore } from 'react';

/** wide: three columns; tablet: log and chat share a place; phone: one column, the hand within a thumb's reach. */
export type Layout = 'wide' | 'tablet' | 'phone';

const WIDE = '(min-width: 1200px)';
const TABLET = '(min-width: 900px)';

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layout, () => 'wide' as const);
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
