/** What both languages' sentences about Attika are made with. */
import type { AttikaEvent, AttikaRefusal, Bundle, Phase } from '../../../games/attika/types.ts';
import type { EventSentencesOf, RefusalSentencesOf, WrongPhase } from '../sentences.ts';

export type EventSentences = EventSentencesOf<AttikaEvent>;

/** What the board says by itself, for choices that are no single move. */
type OwnRefusal = {
  readonly code: 'nowhereAffordable' | 'landFull' | 'shrineHere' | 'nothingPicked' | 'nothingReady' | 'nowhereYet';
};

export type RefusalSentences = RefusalSentencesOf<AttikaRefusal | WrongPhase<Phase> | OwnRefusal>;

/** Cards as the table draws them, with a count from two up. */
export function drawn(cards: Bundle): string {
  return cards
    .flatMap((count, kind) => (count === 0 ? [] : [count === 1 ? `{card:${kind}}` : `{card:${kind}}×${count}`]))
    .join(' ');
}

export const total = (cards: Bundle): number => cards.reduce((sum, count) => sum + count, 0);
