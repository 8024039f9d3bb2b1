/**
 * Whether the buttons for the pinned tile are beside it on the board. A narrow board has no room for them, so they are
 * in the hand then.
 */
import { type RefObject, useEffect } from 'react';
import { useOwn } from '../../../kit/scope/context.ts';
import { perBoard } from '../../../kit/scope/scope.ts';
import { useStore } from '../../../kept/store.ts';

/** Boards wider than this many pixels have room for buttons below a tile. */
const ENOUGH = 640;
const ROOMY = perBoard(false);

/** Whether the board shows the buttons. */
export function useRoomy(): boolean {
  return useStore(useOwn(ROOMY));
}

/** Measures the board whenever its size changes. */
export function useMeasured(board: RefObject<Element | null>): void {
  const roomy = useOwn(ROOMY);
  useEffect(() => {
    const { current } = board;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => roomy.set((entry?.contentRect.width ?? 0) > ENOUGH));
    observer.observe(current);
    return () => observer.disconnect();
  }, [board, roomy]);
}
