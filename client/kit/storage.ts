/** The browser's storage, which may be full, switched off or hold anything: reading gives null then, writing gives up. */
import { type Store, createStore } from './store.ts';

/** What is stored under `key`, parsed but unchecked; null when there is nothing readable. */
export function readStored(key: string, area: () => Storage = () => localStorage): unknown {
  try {
    const text = area().getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Stores plain JSON under `key`, if the browser lets us. */
export function writeStored(key: string, value: unknown, area: () => Storage = () => localStorage): void {
  try {
    area().setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the page works on, it only forgets.
  }
}

/** A store kept in localStorage and shared by all tabs. `read` makes a valid value of whatever was stored. */
export function storedStore<T>(key: string, read: (stored: unknown) => T): Store<T> {
  const store = createStore(read(readStored(key)));
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) store.set(read(readStored(key)));
    });
  }
  return {
    ...store,
    set(value) {
      writeStored(key, value);
      store.set(value);
    },
  };
}
