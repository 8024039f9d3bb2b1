import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a panel: if it disappears while it has the focus, the focus returns to where it was before the panel came. */
export function useFocusReturn<T extends HTMLElement>(): RefObject<T | null> {
  const panel = useRef<T>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    const { activeElement: opener } = document;
    return () => {
      if (
        current?.contains(document.activeElement) !== true ||
        !(opener instanceof HTMLElement || opener instanceof SVGElement)
      )
        return;
      if (opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}
