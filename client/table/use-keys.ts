import { useEffect } from 'react';
import { typing } from '../kit/a11y/typing.ts';
import type { TableScene } from './context.ts';

/** The table's own shortcuts, by key. */
export type TableKeys = Readonly<Record<'?' | 'u' | 'l' | 'c', () => void>>;

/** Shortcuts of the table and of the game: a game's key plays the one legal move of its type. */
export function useKeys({ at, board, slot }: TableScene, own: TableKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (Object.hasOwn(own, event.key)) own[event.key as keyof TableKeys]();
      else if (Object.hasOwn(board.keys, event.key)) playOnly(board.keys[event.key]);
      else return;
      event.preventDefault();
    };
    const playOnly = (type: string | undefined) => {
      const moves = at.legal.filter((move) => move.type === type);
      const only = moves[0];
      if (only !== undefined && moves.length === 1) slot.play(only);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [at, board, slot, own]);
}
