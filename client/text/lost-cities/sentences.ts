/** What both languages' sentences about Lost Cities are made with. */
import type { Refusal } from '../../../games/kit/rules.ts';
import { colourOf, valueOf } from '../../../games/lost-cities/board.ts';
import { RESEARCHER_FACTOR, STEP_POINTS } from '../../../games/lost-cities/data.ts';
import type { Figure, LostCitiesEvent, LostCitiesRefusal, Stage } from '../../../games/lost-cities/types.ts';

/** One sentence for each kind of event; null for kinds not worth a line in the log. */
export type EventSentences = {
  readonly [Type in LostCitiesEvent['type']]: (event: Extract<LostCitiesEvent, { type: Type }>) => string | null;
};

/** Refusals every game knows, as far as they can come from this one. */
type CommonRefusal =
  | { readonly code: 'gameOver' }
  | { readonly code: 'notYourTurn' }
  | { readonly code: 'malformed' }
  | { readonly code: 'wrongPhase'; readonly phase: Stage };

type AnyRefusal = LostCitiesRefusal | CommonRefusal;

/** One sentence for each reason. */
export type RefusalSentences = {
  readonly [Code in AnyRefusal['code']]: (refusal: Extract<AnyRefusal, { code: Code }>) => string;
};

/** The sentence for an event. The table's types make sure that every kind of event has one. */
export function eventSentence(sentences: EventSentences, event: LostCitiesEvent): string | null {
  const sentence = sentences[event.type] as (event: LostCitiesEvent) => string | null;
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

/** A card as the table draws it. */
export const drawn = (card: number): string => `{card:${colourOf(card)}-${valueOf(card)}}`;

/** A number with its sign, also of what is gained: −20, 0, +15. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** What a figure on this step is worth. */
export function worth(step: number, figure: Figure): string {
  return signed(STEP_POINTS[step]! * (figure === 'researcher' ? RESEARCHER_FACTOR : 1));
}
