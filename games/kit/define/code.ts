/**
 * Makes code for one game where code may be made of text. Engines keep with each piece of code what it has met, and are slow
 * where one line meets the names and states of several games.
 */

/** Pages and their workers forbid it, and every try is reported there. */
export function mayMakeCode(): boolean {
  if ('location' in globalThis) return false;
  try {
    return codeOf('return 1') === 1;
  } catch {
    return false;
  }
}

/** What a text comes to as the body of a function. */
export function codeOf(text: string): unknown {
  // Of the game's own it has the names of parts, and those as quoted texts.
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  return (new Function(text) as () => unknown)();
}

/**
 * The same class made once more, for one game. It knows nothing of the file it stands in: what it uses is in its own text, or
 * comes in by its constructor.
 */
export function ownClass<Made extends new (...uses: never[]) => object>(made: Made): Made {
  if (!mayMakeCode()) return made;
  // What keeps the names of functions while it strips types puts calls of this into them.
  return codeOf(`const __name = (named) => named; return (${String(made)});`) as Made;
}
