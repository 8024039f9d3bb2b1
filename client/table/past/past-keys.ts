/**
 * The keys that step through the match. They take precedence over the board's keys, since nothing can be done at the
 * board meanwhile.
 */
import { useEffect } from 'react';
import { isCommand, signOf } from '../../kit/a11y/shortcuts.ts';
import { typing } from '../../kit/a11y/typing.ts';
import { useHears } from '../../kit/scope/context.ts';

export type PastKeys = Readonly<Record<string, () => void>>;

export function usePastKeys(keys: PastKeys): void {
  const hears = useHears();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const key = signOf(event);
      if (isCommand(event) || typing(target) || !hears()) return;
      // Space presses a focused button, and arrow keys move a focused slider, as usual.
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
