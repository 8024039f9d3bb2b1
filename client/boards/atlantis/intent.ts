/**
 * What the player has picked but not played yet. The board and the hand share it, because the table renders them apart.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import type { State } from '../../../games/atlantis/types.ts';
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStore } from '../../kit/store.ts';

/** What can be done before a pawn moves. */
export type Tool = 'buildBridge' | 'sellTile';

interface Wish {
  readonly tool: Tool | null;
  readonly pawn: number | null;
  /** The item of the first card. */
  readonly card: number | null;
  /** The picked destination, while there are several ways to it or a touch has only selected it. */
  readonly to: number | null;
  /** The index of the way that the player looks at. */
  readonly way: number;
}

interface Intent extends Wish {
  /** The position and seat of the choice; a choice of another position or seat is ignored. */
  readonly position: string;
}

const NOTHING: Wish = { tool: null, pawn: null, card: null, to: null, way: 0 };
const INTENT = perBoard<Intent>({ ...NOTHING, position: '' });

export interface Choices extends Wish {
  pickTool(tool: Tool | null): void;
  pickPawn(pawn: number | null): void;
  pickCard(card: number | null): void;
  pickPlace(to: number | null, way?: number): void;
  clear(): void;
  /** Whether anything is picked that can be dropped. */
  readonly some: boolean;
}

export function useIntent(state: State, seat: Seat | null): Choices {
  const position = `${seat} ${state.turn} ${state.phase} ${state.pawns.join()} ${state.handSizes.join()} ${state.bridges.join()}`;
  const store = useOwn(INTENT);
  const stored = useStore(store);
  const { tool, pawn, card, to, way } = stored.position === position ? stored : NOTHING;
  const wish = (next: Partial<Wish>) => store.set({ ...NOTHING, ...next, position });
  return {
    tool,
    pawn,
    card,
    to,
    way,
    pickTool: (next) => wish({ tool: next }),
    pickPawn: (next) => wish({ pawn: next, card }),
    pickCard: (next) => wish({ pawn, card: next }),
    pickPlace: (next, looked = 0) => wish({ pawn, card, to: next, way: looked }),
    clear: () => wish({}),
    some: tool !== null || pawn !== null || card !== null || to !== null,
  };
}
