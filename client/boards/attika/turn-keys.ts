import { useEffect, useEffectEvent } from 'react';

/** R turns clockwise and shift+R the other way while there is something to turn. */
export function useTurnKeys(active: boolean, rotate: (by: 1 | -1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea') !== null) return;
    rotate(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    if (!active) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}
