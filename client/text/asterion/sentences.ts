/** What both languages' sentences about Asterion are made with. */
import type { AsterionEvent, AsterionRefusal, Phase } from '../../../games/asterion/types.ts';
import type { Refusal } from '../../../games/kit/rules.ts';

/** One sentence for each kind of event; null for kinds not worth a line in the log. */
export type EventSentences = {
  readonly [Type in AsterionEvent['type']]: (event: Extract<AsterionEvent, { type: Type }>) => string | null;
};

/** Refusals every game knows, as far as they can come from this one. */
type CommonRefusal =
  | { readonly code: 'gameOver' }
  | { readonly code: 'notYourTurn' }
  | { readonly code: 'malformed' }
  | { readonly code: 'wrongPhase'; readonly phase: Phase };

/** What the hand says of its own accord, where no single move is refused. */
type HandRefusal =
  /** The player has no tile on the table. */
  | { readonly code: 'noTileYet' }
  /** Only one tile could be swapped. */
  | { readonly code: 'onlyOneTile' };

type AnyRefusal = AsterionRefusal | CommonRefusal | HandRefusal;

/** One sentence for each reason. */
export type RefusalSentences = {
  readonly [Code in AnyRefusal['code']]: (refusal: Extract<AnyRefusal, { code: Code }>) => string;
};

/** The sentence for an event. The table's types make sure that every kind of event has one. */
export function eventSentence(sentences: EventSentences, event: AsterionEvent): string | null {
  const sentence = sentences[event.type] as (event: AsterionEvent) => string | null;
  return sentence(event);
}

/** The sentence for a refusal, or `otherwise` for codes this game doesn't know. */
export function refusalSentence(sentences: RefusalSentences, refusal: Refusal, otherwise: string): string {
  if (!Object.hasOwn(sentences, refusal.code)) return otherwise;
  const sentence = sentences[refusal.code as AnyRefusal['code']] as (refusal: Refusal) => string;
  return sentence(refusal);
}

/** A player where one is named. */
export const name = (seat: number): string => `{seat:${seat}}`;

/** Points with their sign, the minus as it is printed. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');
