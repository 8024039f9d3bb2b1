/** Keys that do something wherever the focus is: which sign a key stands for, and for which board it is meant. */
import { useEffect, useEffectEvent } from 'react';
import { useHears } from '../scope/context.ts';
import { typing } from './typing.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Signs by the places of their keys on an English keyboard; with shift, where that writes another sign. */
const AT: Readonly<Record<string, readonly [string, string?]>> = {
  Slash: ['/', '?'],
  Minus: ['-'],
  Equal: ['=', '+'],
  Space: [' '],
  NumpadAdd: ['+'],
  NumpadSubtract: ['-'],
};

/** What keys write that no shortcut can mean: an input method is on, or the key waits for the next one. */
const UNWRITTEN = new Set(['Process', 'Unidentified', 'Dead']);

/**
 * The sign that a key stands for among shortcuts: small and half-width, whatever Caps Lock and input methods make of it;
 * by its place on an English keyboard where the layout writes no Latin letters. Other keys keep their names.
 */
export function signOf({ key, code, shiftKey }: Key): string {
  if (key.length > 1 && !UNWRITTEN.has(key)) return key;
  const sign = key.normalize('NFKC').toLowerCase();
  // Russian layouts have the comma where the question mark is.
  const isShiftedComma = sign === ',' && shiftKey && code === 'Slash';
  if (/^[ -~]$/.test(sign) && !isShiftedComma) return sign;
  const [plain, shifted = plain] = AT[code] ?? [/^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : code];
  return shiftKey ? shifted : plain;
}

/**
 * Calls `press` for each key that is pressed outside fields and dialogs and meant for this board. `press` says whether
 * it has used the key, by its sign.
 */
export function useShortcuts(press: (sign: string, event: KeyboardEvent) => boolean, active = true): void {
  const hears = useHears();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isCommand(event) || typing(event.target) || !hears()) return;
    if (press(signOf(event), event)) event.preventDefault();
  });
  useEffect(() => {
    if (!active) return undefined;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active]);
}

/** Whether a key is the browser's or the system's, such as those that zoom the page. */
export function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
