/** Turns what is about to be placed: with r and shift+r, and with the wheel. */
import { useRef } from 'react';
import { useShortcuts } from '../a11y/shortcuts.ts';

/** A touchpad sends many small events for one stroke; only one turn is made for each stroke. */
const STROKE_MS = 160;

/** Returns a wheel handler that says whether it used the wheel for turning. */
export function useTurning(active: boolean, turn: (by: 1 | -1) => void): (down: boolean) => boolean {
  const turnedAt = useRef(-STROKE_MS);
  useShortcuts((sign, { shiftKey }) => {
    if (sign !== 'r') return false;
    turn(shiftKey ? -1 : 1);
    return true;
  }, active);
  return (down) => {
    if (!active) return false;
    const now = performance.now();
    if (now - turnedAt.current < STROKE_MS) return true;
    turnedAt.current = now;
    turn(down ? 1 : -1);
    return true;
  };
}
