import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that keeps its identity between renders and calls the newest given function, so that components that
 * receive it needn't render again. For event handlers; don't call it while rendering.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const last = useRef(act);
  useLayoutEffect(() => {
    last.current = act;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}
