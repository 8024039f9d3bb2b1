/** Tests that `npm test` leaves to `npm run test:all`, by their names. */
const LONG = '.long.test.';
export const LONG_TESTS = `**/*${LONG}*`;

/** What takes longest: a whole run begins with it, and `npm run quick` leaves it out. The laws are run by `npm test` all the same. */
export function isLongest(path: string): boolean {
  return path.includes(LONG) || path.endsWith('test/laws/laws.test.ts');
}
