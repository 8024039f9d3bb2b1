/** What a site says of itself, checked; a separate file, because the pages of our own need no check. */
import { HOUSE, type Site } from './site.ts';

const BASE = /^\/(?:[\w~-][\w.~-]*\/)*$/;

/** Where a site lies on its host. Throws a sentence if that is no such path. */
export function baseOf({ base = '/' }: Pick<Site, 'base'>): string {
  if (!BASE.test(base))
    throw new Error(`The base of a site is ${JSON.stringify(base)}; it should be a path such as /games/.`);
  return base;
}

/** The languages of a site among all there are, the usual one first. Throws a sentence if it names another, or none. */
export function spokenAt<L extends string>(
  { languages = HOUSE.languages ?? [] }: Pick<Site, 'languages'>,
  all: readonly L[],
): readonly L[] {
  const known = languages.flatMap((language) => all.find((each) => each === language) ?? []);
  if (known.length < Math.max(languages.length, 1))
    throw new Error(`The languages of a site are ${JSON.stringify(languages)}; there are ${all.join(' and ')}.`);
  return known;
}
