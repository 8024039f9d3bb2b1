/**
 * Whatever has come where somebody has just pressed can't be pressed for a moment: a second press, or one that was
 * already on its way, was meant for the old thing and not for what has replaced it.
 */
import { useEffect } from 'react';
import { guardKeys } from './keys.ts';
import { guardPointer } from './pointer.ts';

/** Guards the whole page while the calling component is mounted. */
export function usePressGuard(): void {
  useEffect(guardPointer, []);
  useEffect(guardKeys, []);
}
