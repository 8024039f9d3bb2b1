/** Law 5 for single numbers: what a view masks a deal from it fills in. */

/**
 * The path of a number that a view masks (as −1, say, where the state has none below 0) and that is masked still in what was
 * dealt from the view, or undefined. Where a list has such a number unmasked as well, it may mean something else there.
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
