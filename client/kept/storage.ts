/**
 * The browser's localStorage, which may be full, switched off or contain anything. What can't be written is kept while
 * the page is open and written when there is room; `storageFull` says whether something waits for room.
 */
import { keyHere } from './site.ts';
import { type ReadStore, type Store, createStore } from './store.ts';

/** Whether something waits until there is room to write it. */
export const storageFull = createStore(false);

/** What couldn't be written, by key. */
const unwritten = new Map<string, string>();

/** The parsed but unchecked value under `key`; null if there is nothing readable. */
export function readStored(key: string): unknown {
  try {
    const text = unwritten.get(key) ?? localStorage.getItem(keyHere(key));
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Stores plain JSON under `key`, later if there is no room now. */
export function writeStored(key: string, value: unknown): void {
  write(key, JSON.stringify(value));
}

/** Removes these keys, including values that waited for room. */
export function removeStored(...keys: readonly string[]): void {
  for (const key of keys) {
    unwritten.delete(key);
    attempt(() => localStorage.removeItem(keyHere(key)));
  }
  storageFull.set(false);
  for (const [key, text] of unwritten) write(key, text);
}

/** The stored keys that start with `beginning`. */
export function storedKeys(beginning: string): readonly string[] {
  const written: string[] = [];
  attempt(() => written.push(...Object.keys(localStorage)));
  const own = keyHere('');
  const here = written.flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []));
  return [...new Set([...here, ...unwritten.keys()])].filter((key) => key.startsWith(beginning));
}

function write(key: string, text: string): void {
  unwritten.set(key, text);
  attempt(() => {
    localStorage.setItem(keyHere(key), text);
    unwritten.delete(key);
  });
  if (unwritten.size === 0) storageFull.set(false);
}

/** If the browser allows no storage (in private windows), the page works on and forgets everything when it closes. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof DOMException && /quota/i.test(error.name)) storageFull.set(true);
  }
}

export interface StoredStore<T> extends ReadStore<T> {
  /**
   * Changes the value that is stored now. Another tab may have changed it unnoticed, for example while this one was
   * asleep. There is no other way to write, so that no tab writes back its old value.
   */
  readonly update: (change: (value: T) => T) => void;
}

/**
 * A store in localStorage, shared by all tabs. `read` makes a valid value from whatever was stored. It is read when it is
 * first asked for, because only then it is known which site this is.
 */
export function storedStore<T>(key: string, read: (stored: unknown) => T): StoredStore<T> {
  let opened: Store<T> | undefined;
  const store = () => (opened ??= open());
  const open = () => {
    const made = createStore(read(readStored(key)));
    if (typeof window !== 'undefined') {
      window.addEventListener('storage', (event) => {
        if (event.key === keyHere(key) || event.key === null) made.set(read(readStored(key)));
      });
    }
    return made;
  };
  return {
    get: () => store().get(),
    first: () => store().first(),
    subscribe: (listener) => store().subscribe(listener),
    update(change) {
      const value = change(read(readStored(key)));
      writeStored(key, value);
      store().set(value);
    },
  };
}

/** A record without one of its keys. */
export const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));

/** The fields of whatever was stored; none of what isn't an object. */
export function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** Those of its fields that are what they should be. */
export function fieldsLike<T>(stored: unknown, isSuch: (value: unknown) => value is T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(fieldsOf(stored)).filter((entry): entry is [string, T] => isSuch(entry[1])));
}

/** A record with one more field, the last one; of `most` the first goes. */
export const withLast = <T>(record: Readonly<Record<string, T>>, key: string, value: T, most: number) =>
  Object.fromEntries([...Object.entries(without(record, key)), [key, value] as const].slice(-most));
