/** What may come in from outside at all, before anybody asks what it means. */
import { shortened } from '../games/kit/lengths.ts';

const DEEPEST = 12;
const MOST_VALUES = 2000;
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Whether a value is JSON of sane depth and size, without binary parts and without keys that reach a prototype.
 * Walks with a list instead of recursion: depth can't overflow the stack.
 */
export function isPlainJson(value: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let seen = 0; open.length > 0; seen++) {
    const next = open.pop();
    if (next === undefined) break;
    if (seen + open.length > MOST_VALUES || next.depth > DEEPEST) return false;
    if (typeof next.value !== 'object' || next.value === null) {
      if (!isScalar(next.value)) return false;
      continue;
    }
    const inner = children(next.value);
    if (inner === undefined || inner.length + open.length > MOST_VALUES) return false;
    for (const child of inner) open.push({ value: child, depth: next.depth + 1 });
  }
  return true;
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'boolean' || typeof value === 'string' || Number.isFinite(value);
}

function children(value: object): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  if (Object.keys(value).some((key) => RESERVED.has(key))) return undefined;
  return Object.values(value);
}

/** One line of text as people may see it: no control characters, no direction overrides, trimmed, at most `longest` characters. */
export function cleanLine(text: string, longest: number): string {
  const visible = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return shortened(visible, longest).trim();
}
