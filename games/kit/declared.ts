/** What is known about rules that `defineGame` made (define/). The laws read it to check and to report more. */

interface Declared {
  /** The file and line of the `defineGame` call; undefined if the JavaScript engine doesn't tell it. */
  readonly source: () => string | undefined;
  /** The parts of the state that are numbers everybody sees. */
  readonly counted: readonly string[];
}

const made = new WeakMap<object, Declared>();

export function declare(rules: object, declared: Declared): void {
  made.set(rules, declared);
}

/** Returns undefined for rules that were written by hand. */
export function declaredOf(rules: object): Declared | undefined {
  return made.get(rules);
}
