/**
 * What the player has picked but not played yet. The board and the hand share it, because the table renders them apart.
 */
import { useCallback } from 'react';
import type { Bundle } from '../../../games/attika/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStore } from '../../kit/store.ts';

interface Intent {
  /** The picked kind of building. */
  readonly kind: number | null;
  /** The picked site, while the player chooses the payment. */
  readonly hex: number | null;
  /** The cards to pay with; null for the cheapest payment. */
  readonly cards: Bundle | null;
  /** The picked place for the new land, before it is laid. */
  readonly spot: number | null;
  /** How far the new land is turned, in steps of 60 degrees clockwise. */
  readonly rotation: number;
}

const NOTHING: Intent = { kind: null, hex: null, cards: null, spot: null, rotation: 0 };
/** `time` is the seat and step of the choice; a choice of another time is ignored. */
const INTENT = perBoard<{ readonly time: string; readonly intent: Intent }>({ time: '', intent: NOTHING });

export interface Choices extends Intent {
  pickKind(kind: number | null): void;
  pickHex(hex: number | null): void;
  pickCards(cards: Bundle): void;
  pickSpot(cell: number): void;
  rotate(by: 1 | -1): void;
  clear(): void;
}

/**
 * The choices of a seat at a step. `revealed` is the kind that must be built or put away first, or −1; it counts as
 * picked.
 */
export function useIntent(seat: Seat | null, step: number, revealed: number): Choices {
  const time = `${seat} ${step}`;
  const store = useOwn(INTENT);
  const fresh: Intent = { ...NOTHING, kind: revealed < 0 ? null : revealed };
  const intentIn = (stored: ReturnType<typeof store.get>) => (stored.time === time ? stored.intent : fresh);
  // Reads the store again, since the wheel may turn several times before the next render.
  const current = () => intentIn(store.get());
  const set = (change: Partial<Intent>) => store.set({ time, intent: { ...current(), ...change } });
  return {
    ...intentIn(useStore(store)),
    pickKind: (kind) => set({ kind: kind ?? fresh.kind, hex: null, cards: null }),
    pickHex: (hex) => set({ hex, cards: null }),
    pickCards: (cards) => set({ cards }),
    pickSpot: (spot) => set({ spot }),
    rotate: (by) => set({ rotation: (current().rotation + by + 6) % 6 }),
    clear: () => set(fresh),
  };
}

/**
 * What the player points at outside the board to see it on the board: a building of the own mat, or a seat's way
 * between shrines.
 */
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
