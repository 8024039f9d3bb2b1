/** The single values of a state, and whether one of them tells another. */

/** Values, as JSON, by their paths. */
export type Values = ReadonlyMap<string, string>;

export function valuesIn(value: unknown, path = '', values = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return values.set(path, JSON.stringify(value));
  for (const [key, field] of Object.entries(value)) valuesIn(field, path === '' ? key : `${path}.${key}`, values);
  return values;
}

/** Whether what is seen is the same exactly when the secret is the same. */
export function tellsApart(
  pairs: readonly (readonly [secret: string | undefined, seen: string | undefined])[],
): boolean {
  return pairs.every(([kept, value]) => pairs.every(([other, its]) => (kept === other) === (value === its)));
}
