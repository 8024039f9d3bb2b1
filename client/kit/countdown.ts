/** Remaining time, as people read it. */
import { useSyncExternalStore } from 'react';

/**
 * The time in milliseconds on a clock that nobody puts right: the device's own may jump while something is counted down.
 * Only differences mean anything.
 */
export const ticks = (): number => performance.now();

/** The whole seconds left until a time (as `ticks` tells it), counting down; null if there is no time. */
export function useSecondsUntil(time: number | undefined): number | null {
  return useSyncExternalStore(everySecond, () =>
    time === undefined ? null : Math.max(0, Math.ceil((time - ticks()) / 1000)),
  );
}

/** Minutes and seconds, as in 1:05. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** All that counts down on the page, so that what stands there twice changes at once. */
const counting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function everySecond(tell: () => void): () => void {
  counting.add(tell);
  timer ??= setInterval(() => counting.forEach((each) => each()), 1000);
  return () => {
    counting.delete(tell);
    if (counting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
