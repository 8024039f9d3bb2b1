/**
 * The browser's storage, which may be full, switched off or hold anything. What can't be written is kept for as long as the
 * page is open and tried again whenever there is room; `storageFull` tells when that is so for want of room.
 */
import { type ReadStore, createStore } from '../store.ts';

/** Whether something waits to be written until there is room. */
export const storageFull = createStore(false);

/** What couldn't be written, by key. */
const unwritten = new Map<string, string>();

/** What is stored under `key`, parsed but unchecked; null when there is nothing readable. */
export function readStored(key: string): unknown {
  try {
    const text = unwritten.get(key) ?? localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Stores plain JSON under `key`, at the latest when there is room again. */
export function writeStored(key: string, value: unknown): void {
  write(key, JSON.stringify(value));
}

/** Stores nothing under these keys any more, and what waited for room. */
export function removeStored(...keys: readonly string[]): void {
  for (const key of keys) {
    unwritten.delete(key);
    attempt(() => localStorage.removeItem(key));
  }
  storageFull.set(false);
  for (const [key, text] of unwritten) write(key, text);
}

/** The keys with this beginning that something is stored under. */
export function storedKeys(beginning: string): readonly string[] {
  const written: string[] = [];
  attempt(() => written.push(...Object.keys(localStorage)));
  return [...new Set([...written, ...unwritten.keys()])].filter((key) => key.startsWith(beginning));
}

function write(key: string, text: string): void {
  unwritten.set(key, text);
  attempt(() => {
    localStorage.setItem(key, text);
    unwritten.delete(key);
  });
  if (unwritten.size === 0) storageFull.set(false);
}

/** Where the browser lets nobody store anything, in private windows, the page works on and forgets at its end. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof DOMException && /quota/i.test(error.name)) storageFull.set(true);
  }
}

export interface StoredStore<T> extends ReadStore<T> {
  /**
   * Changes what is stored now, which another tab may have changed without this one having heard of it: it may have slept. There
   * is no other way to change it, so that nobody writes what a tab remembers.
   */
  readonly update: (change: (value: T) => T) => void;
}

/** A store kept in localStorage and shared by all tabs. `read` makes a valid value of whatever was stored. */
export function storedStore<T>(key: string, read: (stored: unknown) => T): StoredStore<T> {
  const store = createStore(read(readStored(key)));
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) store.set(read(readStored(key)));
    });
  }
  const { get, first, subscribe } = store;
  const update = (change: (value: T) => T) => {
    const value = change(read(readStored(key)));
    writeStored(key, value);
    store.set(value);
  };
  return { get, first, subscribe, update };
}
