/** What is stored of the answer to a unit of work, together with what that wrote. */
import { type Once, answeredBy } from './answered.ts';
import { type Mark, answerText } from './answers.ts';
import type { Written } from './draft.ts';

/** By what an answer is found again: at a match, by another node; or by whoever asks once more. */
export interface Answering {
  readonly id?: string;
  readonly mark?: Mark | undefined;
  readonly once?: Once | undefined;
}

/** The answer as it is written to one of the matches that the work wrote; undefined if there is nothing to keep. */
export function answerTo(
  { id, mark, once }: Answering,
  given: unknown,
  ids: ReadonlySet<string>,
  now: number,
): { readonly at: string; readonly written: Written } | undefined {
  const isOwn = id !== undefined && ids.has(id);
  const at = isOwn ? id : [...ids][0];
  if (at === undefined) return undefined;
  const answers = isOwn && mark !== undefined ? { answers: answerText(mark, { given }) } : {};
  const answered = once === undefined ? {} : { answered: [answeredBy(once, given, now)] };
  const written = { ...answers, ...answered };
  return Object.keys(written).length === 0 ? undefined : { at, written };
}
