/**
 * Generates code for one game, where that is allowed. JavaScript engines remember for each piece of code what objects
 * it has met, and get slow when one line meets the names and states of several games.
 */

/**
 * Whether code may be generated. Pages and their workers forbid it by their security policy, and the browser reports
 * every attempt, so they don't try.
 */
export function mayMakeCode(): boolean {
  if ('location' in globalThis) return false;
  try {
    return codeOf('return 1') === 1;
  } catch {
    return false;
  }
}

/** Runs a text as the body of a function and returns its value. */
export function codeOf(text: string): unknown {
  // Of a game's own words, the text contains only the names of its parts, in quotes.
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  return (new Function(text) as () => unknown)();
}

/**
 * A second copy of a class, for one game. The copy can't see the file that the class is in: it may use only its own
 * text and what its constructor receives.
 */
export function ownClass<Made extends new (...uses: never[]) => object>(made: Made): Made {
  if (!mayMakeCode()) return made;
  // The tool that strips types inserts calls of `__name` to keep the names of functions.
  return codeOf(`const __name = (named) => named; return (${String(made)});`) as Made;
}
