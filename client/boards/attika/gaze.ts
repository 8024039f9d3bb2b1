/**
 * What the player points at outside the board to see it on the board: a building of the own mat, or a seat's way
 * between shrines.
 */
import { useCallback } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStore } from '../../kept/store.ts';

interface Gaze {
  readonly kind: number | null;
  readonly seat: Seat | null;
}

const NOWHERE: Gaze = { kind: null, seat: null };
const GAZE = perBoard<Gaze>(NOWHERE);

export function useGaze(): Gaze {
  return useStore(useOwn(GAZE));
}

/** Returns a function that shows on the board where a kind would be free, or a seat's way; null hides it again. */
export function useLookAt(): (what: Partial<Gaze> | null) => void {
  const gaze = useOwn(GAZE);
  return useCallback((what) => gaze.set({ ...NOWHERE, ...what }), [gaze]);
}
