/**
 * What the player has picked but not played yet. The board and the hand share it, because the table renders them apart.
 */
import type { State } from '../../../games/asterion/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStore } from '../../kit/store.ts';

/** The uses of a turn: place the held tile, or discard it and turn, swap or move tiles. */
export type Mode = 'place' | 'turn' | 'swap' | 'move';
export const MODES: readonly Mode[] = ['place', 'turn', 'swap', 'move'];

interface Choice {
  readonly mode: Mode;
  /** The rotation of the tile to place; null for its original one. */
  readonly rotation: number | null;
  /** How many quarters to turn a tile on the table; null for the smallest number that changes something. */
  readonly quarters: number | null;
  /** The first of two tiles to swap. */
  readonly first: number | null;
  /** The key of the target that was pressed and waits for a second press. */
  readonly pinned: string | null;
}

interface Intent extends Choice {
  /** The turn and seat of the choice; a choice of another turn or seat is ignored. */
  readonly turn: string;
}

const NOTHING: Choice = { mode: 'place', rotation: null, quarters: null, first: null, pinned: null };
const INTENT = perBoard<Intent>({ turn: '', ...NOTHING });

export interface Choices extends Choice {
  change(change: Partial<Choice>): void;
  pickMode(mode: Mode): void;
  /**
   * Goes one step back: first drops the pin, then the first tile, then the mode. Undefined if there is nothing to drop.
   */
  readonly leave: (() => void) | undefined;
}

export function useIntent(state: State, seat: Seat | null): Choices {
  const turn = `${seat} ${state.turns} ${state.lifted}`;
  const store = useOwn(INTENT);
  const stored = useStore(store);
  const { turn: _, ...choice } = stored.turn === turn ? stored : { turn, ...NOTHING };
  const change = (next: Partial<Choice>) => store.set({ turn, ...choice, ...next });
  const { pinned, first, mode } = choice;
  const back: Partial<Choice> =
    pinned !== null ? { pinned: null, quarters: null } : first !== null ? { first: null } : { mode: 'place' };
  return {
    ...choice,
    change,
    pickMode: (next) => store.set({ turn, ...NOTHING, rotation: choice.rotation, mode: next }),
    leave: pinned === null && first === null && mode === 'place' ? undefined : () => change(back),
  };
}
