import { useShortcuts } from '../kit/a11y/shortcuts.ts';
import type { TableValue } from './context.ts';

/** The table's own shortcuts, by key. */
export type TableKeys = Readonly<Record<'?' | 'u' | 'i' | 'l' | 'c' | 'p', () => void>>;

/**
 * Handles the shortcuts of the table and of the game. A game's key makes the one legal move of its type, or shows why
 * there is none.
 */
export function useKeys({ board, slot }: Pick<TableValue, 'board' | 'slot'>, own: TableKeys): void {
  const playOnly = (type = '') => {
    const [only, ...others] = slot.legal.filter((move) => move.type === type);
    if (only === undefined) explain(type);
    else if (others.length === 0) slot.play(only);
  };
  const explain = (type: string) => {
    if (slot.seat === null) return;
    const refusal = slot.why({ type });
    // A move that needs fields besides its type can't be asked about this way.
    if (refusal?.code !== 'malformed') slot.explain(refusal);
  };
  useShortcuts((sign) => {
    if (Object.hasOwn(own, sign)) own[sign as keyof TableKeys]();
    else if (Object.hasOwn(board.keys, sign)) playOnly(board.keys[sign]);
    else return false;
    return true;
  });
}
