/** The first check of everything that comes from outside: plain JSON of reasonable size. Texts: games/kit/written.ts. */
const DEEPEST = 12;
const MOST_VALUES = 2000;
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A surrogate without its partner, which is no valid character although JSON can contain it; and the zero character,
 * which PostgreSQL can't store.
 */
const BROKEN = /\p{Surrogate}|\0/u;

/** Whether a text can be stored, sent and read back unchanged. */
export const isWholeText = (text: string): boolean => !BROKEN.test(text);

/**
 * Whether a value is JSON of reasonable depth and size, without binary parts, lone surrogates and keys that reach a
 * prototype. It uses a list instead of recursion, so that deep values can't overflow the stack.
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
