import { afterEach, expect, test, vi } from 'vitest';
import {
  readStored,
  removeStored,
  storageFull,
  storedKeys,
  storedStore,
  writeStored,
} from '../../../client/kept/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const asNumber = (stored: unknown) => (typeof stored === 'number' ? stored : 0);

test('what is written is read again', () => {
  writeStored('key', { a: [1] });
  expect(readStored('key')).toEqual({ a: [1] });
});

test('text that is no JSON reads as nothing', () => {
  localStorage.setItem('key', '{');
  expect(readStored('key')).toBeNull();
});

/** Has the browser store nothing more; `mockRestore` ends it. */
const refusing = (name: string) =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });

test('a browser that lets nobody store forgets at the end, and until then knows what it was told', () => {
  refusing('SecurityError');
  const store = storedStore('key', asNumber);
  store.update(() => 3);
  expect(store.get()).toBe(3);
  expect(readStored('key')).toBe(3);
  expect(storageFull.get()).toBe(false);
  removeStored('key');
});

test('what a full storage doesn’t take is told, and written when there is room', () => {
  writeStored('old', 'much');
  const full = refusing('QuotaExceededError');
  writeStored('new', 1);
  writeStored('new', 2);
  expect(storageFull.get()).toBe(true);
  expect(readStored('new')).toBe(2);
  expect(storedKeys('new')).toEqual(['new']);
  removeStored('old');
  expect(storageFull.get()).toBe(true);
  full.mockRestore();
  removeStored('old');
  expect(storageFull.get()).toBe(false);
  expect(localStorage.getItem('new')).toBe('2');
});

test('a tab that slept changes what is stored, not what it remembers', () => {
  const store = storedStore('key', asNumber);
  // Of another tab, while this one heard nothing.
  localStorage.setItem('key', '40');
  store.update((value) => value + 2);
  expect(readStored('key')).toBe(42);
});

test('a stored value of the wrong kind is replaced by a valid one', () => {
  writeStored('key', 'three');
  expect(storedStore('key', asNumber).get()).toBe(0);
});

test('another tab’s change arrives', () => {
  const store = storedStore('key', asNumber);
  const heard = vi.fn();
  store.subscribe(heard);
  localStorage.setItem('key', '7');
  window.dispatchEvent(new StorageEvent('storage', { key: 'key' }));
  expect(store.get()).toBe(7);
  expect(heard).toHaveBeenCalledTimes(1);
});
