import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same from drawing to drawing and does what the last one given does, so that what is handed it need
 * not be drawn anew. For presses and the like: not to be called while drawing.
 */
export function useSteady<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const last = useRef(act);
  useLayoutEffect(() => {
    last.current = act;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}
