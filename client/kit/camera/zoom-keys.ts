/** Zooms by keys, for people without a wheel or a touch screen. */
import { useShortcuts } from '../a11y/shortcuts.ts';

export function useZoomKeys(zoom: (nearer: boolean) => void): void {
  useShortcuts((sign) => {
    // On some keyboards plus is on the upper half of a key, and nobody means the lower half.
    if (sign === '+' || sign === '=') zoom(true);
    else if (sign === '-') zoom(false);
    else return false;
    return true;
  });
}
