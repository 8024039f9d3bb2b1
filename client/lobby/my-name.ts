/** The name a person last sat down with. */
import { storedStore } from '../kit/storage.ts';
import { useStore } from '../kit/store.ts';

/** The longest name that fits a seat. */
export const LONGEST_NAME = 24;

const store = storedStore('agora.name', (stored) => (typeof stored === 'string' ? tidyName(stored) : ''));

export function useMyName(): string {
  return useStore(store);
}

export function rememberName(name: string): void {
  store.set(name);
}

/** A name without needless space and no longer than a seat can show; empty when nothing is left. */
export function tidyName(name: string): string {
  return Array.from(name.normalize('NFC').trim().replace(/\s+/gu, ' ')).slice(0, LONGEST_NAME).join('');
}
