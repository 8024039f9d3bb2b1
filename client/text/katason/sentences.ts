/** What both languages' sentences about Katason are made with. */
import { RESOURCES } from '../../../games/katason/data.ts';
import type { Bundle, KatasonEvent, KatasonRefusal, Stage } from '../../../games/katason/types.ts';
import type { EventSentencesOf, RefusalSentencesOf } from '../sentences.ts';

export type EventSentences = EventSentencesOf<KatasonEvent>;

export type RefusalSentences = RefusalSentencesOf<KatasonRefusal, Stage>;

/** Resources one by one as a bundle. */
export function bundleOf(resources: readonly number[]): Bundle {
  return RESOURCES.map((_, kind) => resources.filter((resource) => resource === kind).length);
}
