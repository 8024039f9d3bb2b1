/** A value outside React that components can subscribe to. */
import { useSyncExternalStore } from 'react';

export interface ReadStore<T> {
  readonly get: () => T;
  /** The initial value, for pages that the server rendered: React hydrates with it and renders changes afterwards. */
  readonly first: () => T;
  /** Calls `listener` after every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends ReadStore<T> {
  /** Replaces the value; values are never changed in place. */
  readonly set: (value: T) => void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    // On the server, where pages are rendered in each language, there is no document.
    first: () => (typeof document === 'undefined' ? value : initial),
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: ReadStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.first);
}
