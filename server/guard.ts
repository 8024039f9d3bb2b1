/** What may come in from outside at all, before anybody asks what it means. */
import { shortened } from '../games/kit/lengths.ts';

const DEEPEST = 12;
const MOST_VALUES = 2000;
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** Half of a character: no text has one, though JSON can write it down. */
const HALVES = /\p{Surrogate}/u;

/** Whether a text is one that can be written down, sent on and read again as it is. */
export const isWholeText = (text: string): boolean => !HALVES.test(text);

/**
 * Whether a value is JSON of sane depth and size, without binary parts, halves of characters and keys that reach a prototype.
 * Walks with a list instead of recursion: depth can't overflow the stack.
 */
export function isPlainJson(value: unknown, most = MOST_VALUES): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let seen = 0; open.length > 0; seen++) {
    const next = open.pop();
    if (next === undefined) break;
    if (seen + open.length > most || next.depth > DEEPEST) return false;
    if (typeof next.value !== 'object' || next.value === null) {
      if (!isScalar(next.value)) return false;
      continue;
    }
    const inner = children(next.value);
    if (inner === undefined || inner.length + open.length > most) return false;
    for (const child of inner) open.push({ value: child, depth: next.depth + 1 });
  }
  return true;
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'boolean' || isText(value) || Number.isFinite(value);
}

const isText = (value: unknown): boolean => typeof value === 'string' && isWholeText(value);

function children(value: object): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  if (Object.keys(value).some((key) => RESERVED.has(key) || !isWholeText(key))) return undefined;
  return Object.values(value);
}

/** What is drawn as nothing, but for what joins letters or shapes emoji. */
const UNSEEN = /(?!\u200C|\u200D|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;
const ALL_UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{M}\s]*$/u;

/**
 * One line of text as people may see it: no control characters, no direction overrides, nothing invisible, no towers of
 * marks, trimmed, at most `longest` characters. Empty where nothing of it can be seen.
 */
export function cleanLine(text: string, longest: number): string {
  const visible = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u2800\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return ALL_UNSEEN.test(visible) ? '' : shortened(visible, longest).trim();
}

/** What two texts have in common that people would read as the same. */
export function readAs(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\s]/gu, '');
}
