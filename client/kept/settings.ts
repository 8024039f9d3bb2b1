/** The settings of the person at this browser, stored in the browser. */
import { SETTINGS, type Settings, readSettings } from './preferences.ts';
import { storedStore } from './storage.ts';
import { useStore } from './store.ts';

const store = storedStore(SETTINGS, readSettings);

export function useSettings(): Settings {
  return useStore(store);
}

/** The current settings, for code outside React. */
export const settingsNow = (): Settings => store.get();

/** Calls `listener` after every change until the returned function is called. */
export const onSettings = (listener: () => void): (() => void) => store.subscribe(listener);

export function changeSettings(change: Partial<Settings>): void {
  store.update((stored) => ({ ...stored, ...change }));
}
