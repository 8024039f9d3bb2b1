import { useEffect, useEffectEvent } from 'react';
import { useHears } from '../scope/context.ts';

/** Calls `leave` on Escape, wherever on the page the focus is, while there is something to leave; for one board of the page only. */
export function useEscape(leave: (() => void) | undefined): void {
  const active = leave !== undefined;
  const hears = useHears();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && hears()) leave?.();
  });
  useEffect(() => {
    if (!active) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}
