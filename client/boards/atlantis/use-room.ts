import { type RefCallback, useCallback, useState } from 'react';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** What a screen of the usual shape leaves to a board; until the element has been measured. */
const USUAL: Room = { width: 880, height: 600 };

/** The size an element is given, followed as it changes. */
export function useRoom(): readonly [RefCallback<HTMLElement>, Room] {
  const [room, setRoom] = useState(USUAL);
  const ref = useCallback((node: HTMLElement | null) => {
    if (node === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setRoom(entry.contentRect);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
