/** The name that the user last sat down with. */
import { LONGEST_NAME, shortened } from '../../../games/kit/lengths.ts';
import { storedStore } from '../../kept/storage.ts';
import { useStore } from '../../kept/store.ts';

const store = storedStore('agora.name', (stored) => (typeof stored === 'string' ? tidyName(stored) : ''));

export function useMyName(): string {
  return useStore(store);
}

/** For code outside React. */
export const myName = (): string => store.get();

export const followName = (listener: () => void): (() => void) => store.subscribe(listener);

export function rememberName(name: string): void {
  store.update(() => name);
}

/** A name without needless spaces, and no longer than a seat can show; empty if nothing is left. */
export function tidyName(name: string): string {
  return shortened(name.normalize('NFC').trim().replace(/\s+/gu, ' '), LONGEST_NAME).trim();
}
