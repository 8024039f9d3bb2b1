/** Where the pinned tile is turned and laid: beside it on a board with room for buttons, else in the hand. One of the two. */
import { type RefObject, useEffect } from 'react';
import { useOwn } from '../../../kit/scope/context.ts';
import { perBoard } from '../../../kit/scope/scope.ts';
import { useStore } from '../../../kit/store.ts';

/** Pixels of a board on which buttons below a tile leave enough of it in sight. */
const ENOUGH = 640;
const ROOMY = perBoard(false);

/** Whether the board has the buttons. */
export function useRoomy(): boolean {
  return useStore(useOwn(ROOMY));
}

/** Measures the board as it changes. */
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
