/**
 * Answers to other nodes are stored together with the commands they answer. The next owner of the match finds them there,
 * so that no repeated request is done twice.
 */

/** The idempotency key of a command from another node, the same for every repetition: the node and its number there. */
export type Mark = `${string} ${number}`;

/** The text of an answer, to be put before the earlier ones. */
export const answerText = (mark: Mark, answer: object): string => `${mark} ${JSON.stringify(answer)}\n`;

/** Finds the answer to a command among the stored answers of a match, newest first; undefined if it isn't there. */
export function answerIn(kept: string, mark: Mark): object | undefined {
  // The oldest answer may be cut off.
  const found = kept
    .split('\n')
    .slice(0, -1)
    .find((line) => line.startsWith(`${mark} `));
  return found === undefined ? undefined : (JSON.parse(found.slice(mark.length)) as object);
}
