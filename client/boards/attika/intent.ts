/** What the player is about to do, before it is a move: shared by the board and the hand, which the table places apart. */
import { useCallback } from 'react';
import type { Bundle } from '../../../games/attika/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStore } from '../../kit/store.ts';

interface Intent {
  /** The kind of building to be built. */
  readonly kind: number | null;
  /** The site it shall stand on, while it is being paid for. */
  readonly hex: number | null;
  /** What is to be paid there; null the cheapest way. */
  readonly cards: Bundle | null;
  /** Where the new land shall lie, before it is laid. */
  readonly spot: number | null;
  /** How the new land is turned, in sixths clockwise. */
  readonly rotation: number;
}

const NOTHING: Intent = { kind: null, hex: null, cards: null, spot: null, rotation: 0 };
/** `time`: the seat and the move it was made before; one of another time is forgotten. */
const INTENT = perBoard<{ readonly time: string; readonly intent: Intent }>({ time: '', intent: NOTHING });

export interface Choices extends Intent {
  pickKind(kind: number | null): void;
  pickHex(hex: number | null): void;
  pickCards(cards: Bundle): void;
  pickSpot(cell: number): void;
  rotate(by: 1 | -1): void;
  clear(): void;
}

/** `revealed` is the kind that must be settled first; it is picked by itself. −1 for none. */
export function useIntent(seat: Seat | null, step: number, revealed: number): Choices {
  const time = `${seat} ${step}`;
  const store = useOwn(INTENT);
  const fresh: Intent = { ...NOTHING, kind: revealed < 0 ? null : revealed };
  const intentIn = (stored: ReturnType<typeof store.get>) => (stored.time === time ? stored.intent : fresh);
  // From what is stored by now: the wheel may turn several times before the next picture.
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

/** What is pointed at beside the board and shown on it: a building of the own mat, or a seat's way between shrines. */
interface Gaze {
  readonly kind: number | null;
  readonly seat: Seat | null;
}

const NOWHERE: Gaze = { kind: null, seat: null };
const GAZE = perBoard<Gaze>(NOWHERE);

export function useGaze(): Gaze {
  return useStore(useOwn(GAZE));
}

/** What shows on the board where a kind could be free, or a seat's way; null stops it. */
export function useLookAt(): (what: Partial<Gaze> | null) => void {
  const gaze = useOwn(GAZE);
  return useCallback((what) => gaze.set({ ...NOWHERE, ...what }), [gaze]);
}
