/** What is known of rules that `defineGame` has made (define/), for whoever holds them to the laws. */

interface Declared {
  /** Where: the file and the line; undefined where an engine doesn't tell. */
  readonly source: () => string | undefined;
  /** The parts of their states that are numbers all see. */
  readonly counted: readonly string[];
}

const made = new WeakMap<object, Declared>();

export function declare(rules: object, declared: Declared): void {
  made.set(rules, declared);
}

/** Undefined for rules that are written by hand. */
export function declaredOf(rules: object): Declared | undefined {
  return made.get(rules);
}
