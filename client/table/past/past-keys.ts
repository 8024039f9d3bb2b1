/** Keys that lead through the match. They come before those of the board, at which nothing can be done meanwhile. */
import { useEffect } from 'react';
import { typing } from '../../kit/a11y/typing.ts';
import { useHears } from '../../kit/scope/context.ts';

export type PastKeys = Readonly<Record<string, () => void>>;

export function usePastKeys(keys: PastKeys): void {
  const hears = useHears();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || typing(target) || !hears()) return;
      // A button that has the focus is pressed, and the slider moves by its own keys.
      const own = target instanceof HTMLInputElement || (key === ' ' && target instanceof HTMLButtonElement);
      if (own && key !== 'Escape') return;
      if (!Object.hasOwn(keys, key)) return;
      keys[key]?.();
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [keys, hears]);
}
