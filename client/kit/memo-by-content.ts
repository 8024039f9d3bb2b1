/** Components that render again only when what they show has changed. */
import { type ReactNode, memo } from 'react';

/**
 * Memoizes a component and compares its props by content, for lists and plain records: every move makes a new state in
 * which little differs. Functions must stay the same themselves (`useStableCallback`).
 */
export function memoByContent<Props extends object>(part: (props: Props) => ReactNode) {
  return memo(part, same);
}

function same(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((each, i) => same(each, after[i]));
  if (!isPlain(before) || !isPlain(after)) return false;
  const fields = Object.keys(after);
  return Object.keys(before).length === fields.length && fields.every((field) => same(before[field], after[field]));
}

/** Excludes React elements. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
