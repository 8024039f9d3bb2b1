/** What the catalogs of all games are built with. */
import type { CommonRefusal } from '../../games/kit/moves.ts';
import type { GameEvent, Refusal } from '../../games/kit/rules.ts';
import type { LogSentence } from './words.ts';

/** One sentence for each kind of event; null where the log says nothing. The state helps to name places. */
export type EventSentencesOf<E extends GameEvent, State = object> = {
  readonly [Type in E['type']]: (event: Extract<E, { type: Type }>, state: State) => string | null;
};

/** One sentence for all events of a kind that one move causes. */
export type JointSentencesOf<E extends GameEvent> = {
  readonly [Type in E['type']]?: (events: readonly Extract<E, { type: Type }>[]) => string;
};

/** The one refusal common to all games that each words itself: the stage has no such move. The table words the others. */
type WrongPhase<Stage extends string> = Extract<CommonRefusal<Stage>, { code: 'wrongPhase' }>;

/** One sentence for each reason why a game with these stages refuses something. */
export type RefusalSentencesOf<R extends Refusal, Stage extends string> = {
  readonly [Code in (R | WrongPhase<Stage>)['code']]: (
    refusal: Extract<R | WrongPhase<Stage>, { code: Code }>,
  ) => string;
};

/** A game's sentences in one language, by codes and types. */
interface Sayings<E extends GameEvent, State> {
  readonly events: EventSentencesOf<E, State>;
  /** For kinds of event that are told in one sentence. */
  readonly joint?: JointSentencesOf<E>;
  /** By code. `otherwise` stands for every code that is missing here. */
  readonly refusals: Readonly<Record<string, (refusal: never) => string>>;
  readonly otherwise: string;
  readonly endings: Readonly<Record<string, string | ((winner: string) => string)>>;
  readonly scoreItems: Readonly<Record<string, string>>;
}

/** The functions among a game's words. The types make sure that every kind of event has its sentence. */
export function sayings<E extends GameEvent, State = object>(of: Sayings<E, State>) {
  const { refusals, otherwise, endings, scoreItems } = of;
  const event = (event: E, state: State) => {
    const sentence = of.events[event.type as E['type']] as (event: E, state: State) => string | null;
    return sentence(event, state);
  };
  const jointOf = (type: string) => of.joint?.[type as E['type']] as ((events: readonly E[]) => string) | undefined;
  return {
    event,
    sentences(events: readonly E[], state: State): readonly LogSentence<E>[] {
      return groupsOf(events, (type) => jointOf(type) !== undefined).flatMap((group) => {
        const text = jointOf(group[0].type)?.(group) ?? event(group[0], state);
        return text === null ? [] : [{ events: group, text }];
      });
    },
    refusal(refusal: Refusal): string {
      if (!Object.hasOwn(refusals, refusal.code)) return otherwise;
      return (refusals[refusal.code] as (refusal: Refusal) => string)(refusal);
    },
    ending(code: string, winner: string): string {
      const ending = endings[code] ?? code;
      return typeof ending === 'string' ? ending : ending(winner);
    },
    scoreItem: (code: string) => scoreItems[code] ?? code,
  };
}

/** Events in their order. Those told together stand where the first of them does. */
function groupsOf<E extends GameEvent>(
  events: readonly E[],
  together: (type: string) => boolean,
): readonly [E, ...E[]][] {
  const groups = new Map<unknown, [E, ...E[]]>();
  for (const event of events) {
    const key = together(event.type) ? event.type : event;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [event]);
    else group.push(event);
  }
  return [...groups.values()];
}

/** The code for a player's name. */
export const name = (seat: number): string => `{seat:${seat}}`;

/** The code for a place: the board shows it while the sentence is pointed at, and screen readers say it. */
export const at = (place: string): string => `{at:${place}}`;

/** The codes for cards, counted by kind, in a game with an icon `card`. From two up the count is written. */
export function drawn(cards: readonly number[]): string {
  return cards
    .flatMap((count, kind) => (count === 0 ? [] : [count === 1 ? `{card:${kind}}` : `{card:${kind}}×${count}`]))
    .join(' ');
}
