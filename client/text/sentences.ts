/** What the catalogs of all games are made with. */
import type { GameEvent, Refusal } from '../../games/kit/rules.ts';

/** One sentence for each kind of event; null for kinds the log passes over. */
export type EventSentencesOf<E extends GameEvent> = {
  readonly [Type in E['type']]: (event: Extract<E, { type: Type }>) => string | null;
};

/** One sentence for each reason. What every game refuses alike (gameOver, notYourTurn, malformed) the table says. */
export type RefusalSentencesOf<R extends Refusal> = {
  readonly [Code in R['code']]: (refusal: Extract<R, { code: Code }>) => string;
};

/** A kind of move that the present phase or stage doesn't know. */
export interface WrongPhase<Stage extends string> extends Refusal {
  readonly code: 'wrongPhase';
  readonly phase: Stage;
}

/** The sentence for an event. The table's types make sure that every kind of event has one. */
export function eventSentence<E extends GameEvent>(sentences: EventSentencesOf<E>, event: E): string | null {
  const sentence = sentences[event.type as E['type']] as (event: E) => string | null;
  return sentence(event);
}

/** The sentence for a refusal, or `otherwise` for codes this game doesn't know. */
export function refusalSentence(
  sentences: Readonly<Record<string, (refusal: never) => string>>,
  refusal: Refusal,
  otherwise: string,
): string {
  if (!Object.hasOwn(sentences, refusal.code)) return otherwise;
  const sentence = sentences[refusal.code] as (refusal: Refusal) => string;
  return sentence(refusal);
}

/** A player where one is named. */
export const name = (seat: number): string => `{seat:${seat}}`;
