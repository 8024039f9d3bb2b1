import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Box, clearest } from './clearest.ts';
import styles from './Note.module.css';

interface NoteProps {
  /**
   * The `data-place` of the place that the note belongs to. Note and place are in the same positioned element.
   */
  readonly at: string;
  readonly children: ReactNode;
}

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

/** What must stay in sight while a note speaks: places that can be pressed, and what it speaks of. */
const SEEN = '[data-target], [data-spoken]';

/** Puts the note beside its place, within the board, where it covers the least of what must stay in sight. */
function beside(note: HTMLElement, key: string): { left: number; top: number } | null {
  const parent = note.offsetParent;
  const board = parent?.getBoundingClientRect();
  const place = parent?.querySelector(`[data-place="${key}"]`);
  if (!parent || board === undefined || !place) return null;
  const seen = [...parent.querySelectorAll(SEEN)]
    .filter((each) => each !== place)
    .map((each) => placeIn(each.getBoundingClientRect(), board));
  const size = { width: note.offsetWidth, height: note.offsetHeight };
  return clearest(placeIn(place.getBoundingClientRect(), board), size, board, seen);
}

function placeIn({ left, top, width, height }: DOMRect, board: DOMRect): Box {
  return { left: left - board.left, top: top - board.top, width, height };
}
