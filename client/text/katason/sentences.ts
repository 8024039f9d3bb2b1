/** What both languages' sentences about Katason are made with. */
import { RESOURCES } from '../../../games/katason/data.ts';
import { sum } from '../../../games/kit/counts.ts';
import type { Bundle, KatasonEvent, KatasonRefusal, Stage, State } from '../../../games/katason/types.ts';
import type { EventSentencesOf, RefusalSentencesOf } from '../sentences.ts';

export type EventSentences = EventSentencesOf<KatasonEvent, State>;

export type RefusalSentences = RefusalSentencesOf<KatasonRefusal, Stage>;

export type Produced = Extract<KatasonEvent, { type: 'produced' }>;

/** What came from all these hexes. */
export function productionOf(all: readonly Produced[]): Bundle {
  return RESOURCES.map((_, kind) => sum(all.map(({ resource, count }) => (resource === kind ? count : 0))));
}

/** Resources one by one as a bundle. */
export function bundleOf(resources: readonly number[]): Bundle {
  return RESOURCES.map((_, kind) => resources.filter((resource) => resource === kind).length);
}
