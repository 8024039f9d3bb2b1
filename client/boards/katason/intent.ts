/**
 * What the player has picked but not played yet. The board and the hand share it, because the table renders them apart.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import type { State } from '../../../games/katason/types.ts';
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStore } from '../../kit/store.ts';

/** What a player can build at will. */
export type Tool = 'buildRoad' | 'buildHouse' | 'buildCity';

interface Intent {
  /** The turn and seat of the choice; a choice of another turn or seat is ignored. */
  readonly turn: string;
  readonly tool: Tool | null;
  /** The hex picked for the robber, while the player still has to choose whom to rob there. */
  readonly hex: number | null;
}

const NOTHING: Intent = { turn: '', tool: null, hex: null };
const INTENT = perBoard<Intent>(NOTHING);

interface Choices {
  readonly tool: Tool | null;
  readonly hex: number | null;
  pickTool(tool: Tool | null): void;
  pickHex(hex: number | null): void;
  clear(): void;
}

export function useIntent(state: State, seat: Seat | null): Choices {
  const turn = `${seat} ${state.phase} ${state.round} ${state.robber}`;
  const store = useOwn(INTENT);
  const stored = useStore(store);
  const { tool, hex } = stored.turn === turn ? stored : NOTHING;
  return {
    tool,
    hex,
    pickTool: (next) => store.set({ turn, tool: next, hex: null }),
    pickHex: (next) => store.set({ turn, tool: null, hex: next }),
    clear: () => store.set(NOTHING),
  };
}
