/** Turning the tile at the pointer: r and shift+r, and the wheel. */
import { type WheelEvent, useEffect, useEffectEvent, useRef } from 'react';
import { typing } from '../../kit/a11y/typing.ts';

/** A touchpad sends many small events for one stroke; one turn a stroke is enough. */
const STROKE_MS = 160;

/** Returns what the board does on the wheel. */
export function useTurning(active: boolean, turn: (by: 1 | -1) => void): (event: WheelEvent) => void {
  const turnedAt = useRef(0);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() !== 'r' || typing(event.target)) return;
    event.preventDefault();
    turn(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    if (!active) return undefined;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active]);
  return (event) => {
    if (!active || event.ctrlKey || event.deltaY === 0 || event.timeStamp - turnedAt.current < STROKE_MS) return;
    turnedAt.current = event.timeStamp;
    turn(event.deltaY > 0 ? 1 : -1);
  };
}
