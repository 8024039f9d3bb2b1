/** Keeps the board's height while a decision lasts. */
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useScope } from '../kit/scope/context.ts';

/** How many pixels may stay empty rather than that the board changes, from one decision to the next. */
const SPARE = 24;

/**
 * Holds the board's row at the height that it has when `decision` begins, by `--board-held` and `data-held` on the table;
 * `--sheet-held` on the sheet below it is how high that is then. With null nothing is held. Another size of the window counts as another decision.
 */
export function useHeldBoard(decision: string | null): void {
  const scope = useScope();
  const window = useSyncExternalStore(onResize, sizeOfWindow, () => '');
  const last = useRef({ window: '', height: 0 });
  useLayoutEffect(() => {
    const table = scope.element();
    const board = scope.find('[data-part="board"]');
    if (decision === null || table === null || board === null) return undefined;
    const usual = board.getBoundingClientRect().height;
    const more = usual - last.current.height;
    const height = last.current.window === window && more >= 0 && more <= SPARE ? last.current.height : usual;
    last.current = { window, height };
    table.style.setProperty('--board-held', `${height}px`);
    const sheet = scope.find('[data-shows]');
    sheet?.style.setProperty('--sheet-held', `${sheet.getBoundingClientRect().height}px`);
    table.dataset.held = 'true';
    // Without it everything takes the room that the next decision needs.
    return () => {
      table.style.removeProperty('--board-held');
      sheet?.style.removeProperty('--sheet-held');
      delete table.dataset.held;
    };
  }, [scope, decision, window]);
}

const sizeOfWindow = () => `${innerWidth} × ${innerHeight}`;

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
