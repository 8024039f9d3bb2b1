/** Zooms by keys, for people without a wheel or a touch screen. */
import { useEffect, useEffectEvent } from 'react';
import { typing } from '../a11y/typing.ts';
import { useHears } from '../scope/context.ts';

export function useZoomKeys(zoom: (nearer: boolean) => void): void {
  const hears = useHears();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // With the control key the browser zooms the page.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (typing(event.target) || !hears()) return;
    // On some keyboards plus is on the upper half of a key, and nobody means the lower half.
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
