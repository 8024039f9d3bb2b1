/**
 * Compares positions. The laws do this many times in each position, and Node's own comparison takes several times as
 * long.
 */
import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** Whether two values made of lists and plain objects are the same. 0 differs from −0, and a hole from undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameLists(one, other);
  // Values that JSON doesn't have are compared by Node.
  if (!isPlain(one) || !isPlain(other)) return isDeepStrictEqual(one, other);
  return sameFields(one, other);
}

/** Whether a value survives JSON unchanged. */
export function isPlainJson(value: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
}

/** Whether a value has fields: an object or a list. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** A copy of a value made of lists and plain objects. */
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) copy[key] = copyOf(field);
  return copy;
}

function isPlain(value: object): value is Fields {
  return Object.getPrototypeOf(value) === Object.prototype;
}

function sameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    const value = one[index];
    if (!isSame(value, other[index])) return false;
    if (value === undefined && Object.hasOwn(one, index) !== Object.hasOwn(other, index)) return false;
  }
  return true;
}

function sameFields(one: Fields, other: Fields): boolean {
  let fields = 0;
  for (const key in one) {
    if (!isSame(one[key], other[key]) || !Object.hasOwn(other, key)) return false;
    fields++;
  }
  return fields === Object.keys(other).length;
}
