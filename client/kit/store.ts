/** A value outside React that components can follow. */
import { useSyncExternalStore } from 'react';

export interface ReadStore<T> {
  readonly get: () => T;
  /** What it began with, for parts of a page that came written: they come to life as they were sent, and change then. */
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
    // Where pages are written, each in its language, there is no page yet.
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
