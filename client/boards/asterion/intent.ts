/** What the player is about to do, before it is a move: shared by the board and the hand, which the table places apart. */
import type { State } from '../../../games/asterion/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStore } from '../../kit/store.ts';

/** What to do with the turn: place the held tile, or give it up and turn, swap or move tiles. */
export type Mode = 'place' | 'turn' | 'swap' | 'move';
export const MODES: readonly Mode[] = ['place', 'turn', 'swap', 'move'];

interface Choice {
  readonly mode: Mode;
  /** How the tile that is to land lies, or null as it came. */
  readonly rotation: number | null;
  /** By how many quarters a tile on the table shall be turned, or null for as few as make a difference. */
  readonly quarters: number | null;
  /** The first of two tiles to swap. */
  readonly first: number | null;
  /** The target that was pressed and awaits a second thought. */
  readonly pinned: string | null;
}

interface Intent extends Choice {
  /** The turn it was made in; one of another turn or seat is forgotten. */
  readonly turn: string;
}

const NOTHING: Choice = { mode: 'place', rotation: null, quarters: null, first: null, pinned: null };
const INTENT = perBoard<Intent>({ turn: '', ...NOTHING });

export interface Choices extends Choice {
  change(change: Partial<Choice>): void;
  pickMode(mode: Mode): void;
  /** One step back: the pin, then the first tile, then the mode. Absent where there is nothing to leave. */
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
