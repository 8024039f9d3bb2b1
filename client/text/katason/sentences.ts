/** What both languages' sentences about Katason are made with. */
import { RESOURCES } from '../../../games/katason/data.ts';
import { sum } from '../../../games/kit/counts.ts';
import type { Bundle, KatasonEvent, KatasonRefusal, Stage, State } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type EventSentencesOf, type RefusalSentencesOf, name } from '../sentences.ts';

export type EventSentences = EventSentencesOf<KatasonEvent, State>;

export type RefusalSentences = RefusalSentencesOf<KatasonRefusal, Stage>;

export type Produced = Extract<KatasonEvent, { type: 'produced' }>;

/** What came from all these hexes: each resource with who got how many, as `{card:1} {seat:0} +2`. */
export function productionOf(all: readonly Produced[], and: string): readonly string[] {
  return RESOURCES.flatMap((_, kind) => {
    const paid = all.filter(({ resource }) => resource === kind);
    const seats = [...new Set(paid.map(({ seat }) => seat))].toSorted((a, b) => a - b);
    const got = (of: Seat) => sum(paid.map(({ seat, count }) => (seat === of ? count : 0)));
    return seats.length === 0 ? [] : [`{card:${kind}} ${seats.map((seat) => `${name(seat)} +${got(seat)}`).join(and)}`];
  });
}

/** Resources one by one as a bundle. */
export function bundleOf(resources: readonly number[]): Bundle {
  return RESOURCES.map((_, kind) => resources.filter((resource) => resource === kind).length);
}
