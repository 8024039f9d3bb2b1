const rules = new Intl.PluralRules('en');

/** English only: `one` for 1, `other` for every other number. */
export function plural(count: number, one: string, other: string): string {
  return `${count} ${rules.select(count) === 'one' ? one : other}`;
}
