/** Turns what is about to be placed: with r and shift+r, and with the wheel. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { typing } from '../a11y/typing.ts';
import { useHears } from '../scope/context.ts';

/** A touchpad sends many small events for one stroke; only one turn is made for each stroke. */
const STROKE_MS = 160;

/** Returns a wheel handler that says whether it used the wheel for turning. */
export function useTurning(active: boolean, turn: (by: 1 | -1) => void): (down: boolean) => boolean {
  const turnedAt = useRef(-STROKE_MS);
  const hears = useHears();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() !== 'r' || typing(event.target) || !hears()) return;
    event.preventDefault();
    turn(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    if (!active) return undefined;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active]);
  return (down) => {
    if (!active) return false;
    const now = performance.now();
    if (now - turnedAt.current < STROKE_MS) return true;
    turnedAt.current = now;
    turn(down ? 1 : -1);
    return true;
  };
}
