import { useEffect, useEffectEvent } from 'react';
import { useHears } from '../scope/context.ts';

/**
 * Calls `leave` when Escape is pressed anywhere on the page, as long as `leave` is given. If the page has several
 * boards, only the one that keys are meant for reacts.
 */
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
