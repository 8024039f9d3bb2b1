/** Law 5 for single numbers: what a view masks, a state dealt from the view must fill in. */
import { isRecord } from './same.ts';

/**
 * The path of the first number that the view masks (for example as −1, if the state has no number below 0) and that is
 * still masked in the state dealt from it; undefined if there is none. A list that has such a number unmasked as well
 * is skipped: there the number may have another meaning.
 */
export function leftMasked(state: unknown, view: unknown, dealt: unknown, path = ''): string | undefined {
  if (typeof view === 'number') {
    const masked = view < 0 && typeof state === 'number' && state >= 0;
    return masked && dealt === view ? path.slice(1) : undefined;
  }
  if (!isRecord(state) || !isRecord(view) || !isRecord(dealt)) return undefined;
  const meant = Array.isArray(state) ? new Set<unknown>(state) : undefined;
  for (const [key, seen] of Object.entries(view)) {
    if (meant?.has(seen) === true) continue;
    const found = leftMasked(state[key], seen, dealt[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
