/** The pause between the last move and the result, in which the board shows how the game ended. */
import { useEffect, useState } from 'react';
import type { BoardModule, Position } from '../../boards/contract.ts';

/**
 * Whether the result should wait for the board. Only for those who saw the last move; a press or a key ends it early.
 */
export function useFinale({ result, events }: Position, board: BoardModule): boolean {
  const over = result !== null;
  const [told, setTold] = useState(over);
  const lasts = over && !told ? (board.finale?.(events) ?? 0) : 0;
  useEffect(() => {
    if (lasts === 0) return undefined;
    const done = () => setTold(true);
    const timer = setTimeout(done, lasts);
    window.addEventListener('pointerdown', done);
    window.addEventListener('keydown', done);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', done);
      window.removeEventListener('keydown', done);
    };
  }, [lasts]);
  return lasts > 0;
}
