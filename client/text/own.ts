/** Words of somebody else's site in the place of ours. */

/** Other words for any part of a catalog. */
export type Own<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends string | readonly unknown[] | ((...told: never[]) => unknown)
    ? Words[Name]
    : Own<Words[Name]>;
};

/** A catalog with some words of one's own. Throws a sentence if they are for no text there is. */
export function withOwn<Words extends object>(words: Words, own: Own<Words>, where = ''): Words {
  const merged = { ...words } as Record<string, unknown>;
  for (const [name, said] of Object.entries(own)) {
    const known = merged[name];
    if (typeof known !== typeof said)
      throw new Error(`There is no text "${where}${name}" of this kind to be replaced.`);
    const isPart = typeof known === 'object' && known !== null && !Array.isArray(known);
    merged[name] = isPart ? withOwn(known, said as object, `${where}${name}.`) : said;
  }
  return merged as Words;
}
