/** Numbers with what they count, and with their signs. */

const rules = new Intl.PluralRules('en');

/** English only: `one` for 1, `other` for every other number. */
export function plural(count: number, one: string, other: string): string {
  return `${count} ${rules.select(count) === 'one' ? one : other}`;
}

/** Points with their sign: −20, 0, +15. The minus is the real one, not a hyphen. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** What is won and lost together: −2, ±0, +3. */
export const balance = (points: number): string => (points === 0 ? '±0' : signed(points));
