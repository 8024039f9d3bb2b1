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

/** What a game says in one language, by the codes and types it says it of. */
interface Sayings<E extends GameEvent> {
  readonly events: EventSentencesOf<E>;
  /** By code; those a game lacks are said by `otherwise`. */
  readonly refusals: Readonly<Record<string, (refusal: never) => string>>;
  readonly otherwise: string;
  readonly endings: Readonly<Record<string, string>>;
  readonly scoreItems: Readonly<Record<string, string>>;
}

/** The parts of a game's words that look something up. The types make sure that every kind of event has its sentence. */
export function sayings<E extends GameEvent>({ events, refusals, otherwise, endings, scoreItems }: Sayings<E>) {
  const sentenceOf = (event: E) => events[event.type as E['type']] as (event: E) => string | null;
  return {
    event: (event: E) => sentenceOf(event)(event),
    refusal(refusal: Refusal): string {
      if (!Object.hasOwn(refusals, refusal.code)) return otherwise;
      return (refusals[refusal.code] as (refusal: Refusal) => string)(refusal);
    },
    ending: (code: string) => endings[code] ?? code,
    scoreItem: (code: string) => scoreItems[code] ?? code,
  };
}

/** A player where one is named. */
export const name = (seat: number): string => `{seat:${seat}}`;

/** Cards as a table with an icon `card` draws them, by kind, with a count from two up. */
export function drawn(cards: readonly number[]): string {
  return cards
    .flatMap((count, kind) => (count === 0 ? [] : [count === 1 ? `{card:${kind}}` : `{card:${kind}}×${count}`]))
    .join(' ');
}
