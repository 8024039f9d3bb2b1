import { afterEach, expect, test, vi } from 'vitest';
import { readStored, storedStore, writeStored } from '../../../client/kit/storage.ts';

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

test('a browser that refuses to store loses nothing but the memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = storedStore('key', asNumber);
  store.set(3);
  expect(store.get()).toBe(3);
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
