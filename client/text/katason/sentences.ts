/** What Katason's sentences are made of in both languages. */
import { type Options, meta } from '../../../games/katason/meta.ts';
import { RESOURCES } from '../../../games/katason/data.ts';
import { sum } from '../../../games/kit/counts.ts';
import type { Bundle, KatasonEvent, KatasonRefusal, Stage, State } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type PartsSaid, partsOf } from '../help.ts';
import { type EventSentencesOf, type RefusalSentencesOf, name, wordsOf } from '../sentences.ts';
import { statistics } from './statistics.ts';

export type EventSentences = EventSentencesOf<KatasonEvent, State>;

/** Why nothing happens where somebody pressed: no move uses a point card, so it is the board that says so. */
export type BoardRefusal = { readonly code: 'neverPlayed' };

export type RefusalSentences = RefusalSentencesOf<KatasonRefusal | BoardRefusal, Stage>;

/** The parts of the rules in short, and with each the others worth reading with it. */
const parts = partsOf({
  aim: ['awards', 'cards'],
  start: ['building'],
  turn: ['robber', 'building'],
  building: ['start', 'trade'],
  robber: ['cards'],
  cards: ['robber', 'awards'],
  trade: ['turn'],
  awards: ['building', 'cards'],
});

export type HelpSentences = PartsSaid<keyof typeof parts>;

export type Produced = Extract<KatasonEvent, { type: 'produced' }>;

/** For each resource that was produced, who got how many: `{card:1} {seat:0} +2`. */
export function productionOf(all: readonly Produced[], and: string): readonly string[] {
  return RESOURCES.flatMap((_, kind) => {
    const paid = all.filter(({ resource }) => resource === kind);
    const seats = [...new Set(paid.map(({ seat }) => seat))].toSorted((a, b) => a - b);
    const got = (of: Seat) => sum(paid.map(({ seat, count }) => (seat === of ? count : 0)));
    return seats.length === 0 ? [] : [`{card:${kind}} ${seats.map((seat) => `${name(seat)} +${got(seat)}`).join(and)}`];
  });
}

/** Counts a list of resources by kind. */
export function bundleOf(resources: readonly number[]): Bundle {
  return RESOURCES.map((_, kind) => resources.filter((resource) => resource === kind).length);
}

/** Makes the words of a language. */
export const wordsIn = wordsOf<State, KatasonEvent, Options>({ meta, parts, statistics });
