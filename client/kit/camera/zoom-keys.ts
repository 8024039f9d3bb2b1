/** Nearer, and farther as far as the whole, by keys: for those without a wheel or two fingers on the glass. */
import { useEffect, useEffectEvent } from 'react';
import { typing } from '../a11y/typing.ts';
import { useHears } from '../scope/context.ts';

export function useZoomKeys(zoom: (nearer: boolean) => void): void {
  const hears = useHears();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // With the control key browsers zoom the page.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (typing(event.target) || !hears()) return;
    // The key of the plus has it in its upper place on some keyboards, and nobody means the lower one.
    if (event.key === '+' || event.key === '=') zoom(true);
    else if (event.key === '-') zoom(false);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
