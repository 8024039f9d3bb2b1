/** English only: `one` for 1, `other` for every other number. */
export function plural(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`;
}
