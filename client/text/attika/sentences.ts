/** What both languages' sentences about Attika are made with. */
import type { AttikaEvent, AttikaRefusal, Bundle, Phase } from '../../../games/attika/types.ts';
import type { Refusal } from '../../../games/kit/rules.ts';

/** One sentence for each kind of event; null for kinds not worth a line in the log. */
export type EventSentences = {
  readonly [Type in AttikaEvent['type']]: (event: Extract<AttikaEvent, { type: Type }>) => string | null;
};

/** Refusals every game knows, as far as they can come from this one. */
type CommonRefusal =
  | { readonly code: 'gameOver' }
  | { readonly code: 'notYourTurn' }
  | { readonly code: 'malformed' }
  | { readonly code: 'wrongPhase'; readonly phase: Phase };

/** What the board says by itself, for choices that are no single move. */
type OwnRefusal = {
  readonly code: 'nowhereAffordable' | 'landFull' | 'shrineHere' | 'nothingPicked' | 'nothingReady' | 'nowhereYet';
};

type AnyRefusal = AttikaRefusal | CommonRefusal | OwnRefusal;

/** One sentence for each reason. */
export type RefusalSentences = {
  readonly [Code in AnyRefusal['code']]: (refusal: Extract<AnyRefusal, { code: Code }>) => string;
};

/** The sentence for an event. The table's types make sure that every kind of event has one. */
export function eventSentence(sentences: EventSentences, event: AttikaEvent): string | null {
  const sentence = sentences[event.type] as (event: AttikaEvent) => string | null;
  return sentence(event);
}

/** The sentence for a refusal, or `otherwise` for codes this game doesn't know. */
export function refusalSentence(sentences: RefusalSentences, refusal: Refusal, otherwise: string): string {
  if (!Object.hasOwn(sentences, refusal.code)) return otherwise;
  const sentence = sentences[refusal.code as AnyRefusal['code']] as (refusal: Refusal) => string;
  return sentence(refusal);
}

/** Cards as the table draws them, with a count from two up. */
export function drawn(cards: Bundle): string {
  return cards
    .flatMap((count, kind) => (count === 0 ? [] : [count === 1 ? `{card:${kind}}` : `{card:${kind}}×${count}`]))
    .join(' ');
}

export const total = (cards: Bundle): number => cards.reduce((sum, count) => sum + count, 0);

/** A player where one is named. */
export const name = (seat: number): string => `{seat:${seat}}`;
