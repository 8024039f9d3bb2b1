/** What the catalogs of all games are made with. */
import type { CommonRefusal } from '../../games/kit/moves.ts';
import type { GameEvent, Refusal } from '../../games/kit/rules.ts';

/** One sentence for each kind of event; null for kinds the log passes over. */
export type EventSentencesOf<E extends GameEvent> = {
  readonly [Type in E['type']]: (event: Extract<E, { type: Type }>) => string | null;
};

/** What a game says of the kinds of move that a stage doesn't know; all else that every game refuses alike the table says. */
type WrongPhase<Stage extends string> = Extract<CommonRefusal<Stage>, { code: 'wrongPhase' }>;

/** One sentence for each reason of a game with these stages. */
export type RefusalSentencesOf<R extends Refusal, Stage extends string> = {
  readonly [Code in (R | WrongPhase<Stage>)['code']]: (
    refusal: Extract<R | WrongPhase<Stage>, { code: Code }>,
  ) => string;
};

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

/** Cards as a table with an icon `card` draws them, by kind, with a count from two up. */
export function drawn(cards: readonly number[]): string {
  return cards
    .flatMap((count, kind) => (count === 0 ? [] : [count === 1 ? `{card:${kind}}` : `{card:${kind}}×${count}`]))
    .join(' ');
}
