/**
 * What another node was answered, stored with what it asked for: whoever owns the match next knows it, and does nothing twice
 * that is asked for again.
 */

/** By what a deed that another node brings is known, also when it is brought again: the node, and its number there. */
export type Mark = `${string} ${number}`;

/** An answer as it is written, to be set before the earlier ones. */
export const answerText = (mark: Mark, answer: object): string => `${mark} ${JSON.stringify(answer)}\n`;

/** The answer to a deed among those that are kept of a match, the newest first; undefined where it isn't one of them. */
export function answerIn(kept: string, mark: Mark): object | undefined {
  // The oldest may be cut in the middle.
  const found = kept
    .split('\n')
    .slice(0, -1)
    .find((line) => line.startsWith(`${mark} `));
  return found === undefined ? undefined : (JSON.parse(found.slice(mark.length)) as object);
}
