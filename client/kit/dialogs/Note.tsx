import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './Note.module.css';

interface NoteProps {
  /**
   * The `data-target` or `data-place` of the place that the note belongs to. Note and place are in the same positioned
   * element.
   */
  readonly at: string;
  readonly children: ReactNode;
}

const GAP = 10;

/**
 * A note beside a place under the pointer: what a choice would bring and cost. Screen readers get the same from the
 * place's name.
 */
export function Note({ at, children }: NoteProps) {
  const node = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = node;
    if (current === null) return undefined;
    const put = () => setPlace(beside(current, at));
    put();
    // The place may still be moving.
    const board = current.offsetParent;
    board?.addEventListener('transitionend', put);
    return () => board?.removeEventListener('transitionend', put);
  }, [at]);
  return (
    <div ref={node} className={styles.note} style={place ?? { visibility: 'hidden' }} aria-hidden="true">
      {children}
    </div>
  );
}

/** Puts the note above the place, or below it if there is no room; never across the board's edge. */
function beside(note: HTMLElement, key: string): { left: number; top: number } | null {
  const board = note.offsetParent?.getBoundingClientRect();
  const target = note.offsetParent
    ?.querySelector(`:is([data-target="${key}"], [data-place="${key}"])`)
    ?.getBoundingClientRect();
  if (board === undefined || target === undefined) return null;
  const left = target.left + target.width / 2 - board.left - note.offsetWidth / 2;
  const above = target.top - board.top - note.offsetHeight - GAP;
  return {
    left: Math.min(Math.max(left, GAP), board.width - note.offsetWidth - GAP),
    top: above < 0 ? target.bottom - board.top + GAP : above,
  };
}
