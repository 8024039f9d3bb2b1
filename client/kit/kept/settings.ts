/** What the person at this browser chose, kept in it. */
import { SETTINGS, type Settings, readSettings, wear } from './preferences.ts';
import { setSoundOn } from '../sound/sound.ts';
import { storedStore } from './storage.ts';
import { useStore } from '../store.ts';

const store = storedStore(SETTINGS, readSettings);

export function useSettings(): Settings {
  return useStore(store);
}

/** Outside React. */
export const settingsNow = (): Settings => store.get();

/** Calls `listener` after every change until the returned function is called. */
export const onSettings = (listener: () => void): (() => void) => store.subscribe(listener);

export function changeSettings(change: Partial<Settings>): void {
  store.update((stored) => ({ ...stored, ...change }));
}

/** Puts the settings on <html>, now and after every change. */
export function followSettings(): void {
  apply();
  store.subscribe(apply);
}

function apply(): void {
  const settings = store.get();
  wear(settings);
  setSoundOn(settings.sound);
}
