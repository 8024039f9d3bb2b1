/** Puts in the place of `«words»` what only exists once the tables stand. */

/** Values of `«words»`. */
export type Words = (word: string) => unknown;

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const SIZES: Readonly<Record<string, () => unknown>> = {
  long: () => 'x'.repeat(50_000),
  huge: () => 'x'.repeat(200_000),
  deep: () => JSON.parse(nested(1000)) as unknown,
  abyss: () => nested(25_000),
  wide: () => Array.from({ length: 5000 }, () => 0),
  poisoned: () => JSON.parse('{"__proto__":{"coins":9},"constructor":{"prototype":{"coins":9}}}') as unknown,
  bytes: () => Buffer.from('card'),
};

/** A value with its words put in, at any depth. */
export function resolve(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return resolveText(value, words);
  if (Array.isArray(value)) return value.map((inner) => resolve(inner, words));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, resolve(inner, words)] as const);
  return Object.fromEntries(entries);
}

function resolveText(text: string, words: Words): unknown {
  const whole = /^«([^»]+)»$/.exec(text)?.[1];
  if (whole !== undefined) return valueOf(whole, words);
  return text.replaceAll(/«([^»]+)»/g, (_, word: string) => {
    const value = valueOf(word, words);
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}

const valueOf = (word: string, words: Words): unknown => (SIZES[word] ?? (() => words(word)))();
