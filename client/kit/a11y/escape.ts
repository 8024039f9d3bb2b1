import { useEffect, useEffectEvent } from 'react';

/** Calls `leave` on Escape, wherever the focus is, while there is something to leave. */
export function useEscape(leave: (() => void) | undefined): void {
  const active = leave !== undefined;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave?.();
  });
  useEffect(() => {
    if (!active) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}
