/** What the catalogs of all games are built with. */
import { type Meta, defaultOptions } from '../../games/kit/meta.ts';
import type { CommonRefusal } from '../../games/kit/moves.ts';
import type { GameEvent, Refusal } from '../../games/kit/rules.ts';
import { catalog } from './catalog.ts';
import { type Parts, type PartsSaid, helpOf } from './help.ts';
import type { Language } from '../kept/language.ts';
import { type StatisticsSaid, statisticsIn } from './statistics.ts';
import type { GameWords } from './words.ts';

/** A sentence, or what makes it of what it tells. */
export type Sentence<Told extends readonly unknown[], Said = string> = Said | ((...told: Told) => Said);

/** One sentence for each kind of event; null where the log says nothing. The state helps to name places. */
export type EventSentencesOf<E extends GameEvent, State = object> = {
  readonly [Type in E['type']]: Sentence<[event: Extract<E, { type: Type }>, state: State], string | null>;
};

/** One sentence for all events of a kind that one move causes. */
export type JointSentencesOf<E extends GameEvent> = {
  readonly [Type in E['type']]?: (events: readonly Extract<E, { type: Type }>[]) => string;
};

/** The one refusal common to all games that each words itself: the stage has no such move. The table words the others. */
type WrongPhase<Stage extends string> = Extract<CommonRefusal<Stage>, { code: 'wrongPhase' }>;

/** One sentence for each reason why a game with these stages refuses something, and for each stage what to do first. */
export type RefusalSentencesOf<R extends Refusal, Stage extends string> = {
  readonly [Code in R['code']]: Sentence<[refusal: Extract<R, { code: Code }>]>;
} & Readonly<Record<WrongPhase<Stage>['code'], Readonly<Record<Stage, string>>>>;

/** What stands once for all languages of a game. */
interface Common<Options extends object> {
  readonly meta: Meta<Options>;
  readonly parts: Parts<string>;
  /** For games that have statistics. */
  readonly statistics?: StatisticsSaid;
}

/** What a game says in one language, by codes and types. */
export interface Sayings<State, E extends GameEvent, Options extends object>
  extends
    Pick<GameWords<State, E>, 'about' | 'prompt' | 'keys' | 'advice' | 'phrases'>,
    Partial<Pick<GameWords<State, E>, 'options' | 'blind'>> {
  readonly events: EventSentencesOf<E, State>;
  /** For kinds of event that are told in one sentence. */
  readonly joint?: JointSentencesOf<E>;
  readonly refusals: Readonly<Record<string, Sentence<[refusal: never]> | Readonly<Record<string, string>>>>;
  /** `winner` names who came first. */
  readonly endings: Readonly<Record<string, Sentence<[winner: string]>>>;
  readonly scoreItems: Readonly<Record<string, string>>;
  readonly help: Sentence<[options: Options], PartsSaid<string>>;
}

/** Said of a refusal that has no sentence. */
const OTHERWISE = catalog({ en: 'That isn’t possible now.', ja: '今はできません。' });

/** Makes a game's words in each language. The types make sure that every kind of event has its sentence. */
export function wordsOf<State, E extends GameEvent, Options extends object = object>(common: Common<Options>) {
  const { meta, parts, statistics } = common;
  return (language: Language, sayings: Sayings<State, E, Options>): GameWords<State, E> => {
    const { events, joint, refusals, endings, scoreItems, help, ...words } = sayings;
    const event = (told: E, state: State) =>
      say(events[told.type as E['type']] as Sentence<[E, State], string | null>, told, state);
    const jointOf = (type: string) => joint?.[type as E['type']] as ((events: readonly E[]) => string) | undefined;
    return {
      name: meta.names[language]!,
      options: {},
      blind: {},
      ...words,
      event,
      sentences: (told, state) =>
        groupsOf(told, (type) => jointOf(type) !== undefined).flatMap((group) => {
          const text = jointOf(group[0].type)?.(group) ?? event(group[0], state);
          return text === null ? [] : [{ events: group, text }];
        }),
      refusal(refusal: Refusal & { readonly phase?: string }) {
        const sentence = Object.hasOwn(refusals, refusal.code) ? refusals[refusal.code]! : OTHERWISE[language];
        if (typeof sentence === 'object') return sentence[refusal.phase!]!;
        return say(sentence as Sentence<[Refusal]>, refusal);
      },
      ending: (code, winner) => say(endings[code] ?? code, winner),
      scoreItem: (code) => scoreItems[code] ?? code,
      help: (options) => helpOf(parts, say(help, { ...defaultOptions(meta), ...options })),
      ...(statistics && { statistics: statisticsIn(language, statistics) }),
    };
  };
}

/** The sentence itself, made if it has to be. */
export function say<Told extends readonly unknown[], Said>(sentence: Sentence<Told, Said>, ...told: Told): Said {
  return typeof sentence === 'function' ? (sentence as (...told: Told) => Said)(...told) : sentence;
}

/** Events in their order. Those told together stand where the first of them does. */
function groupsOf<E extends GameEvent>(events: readonly E[], together: (type: string) => boolean) {
  const groups = new Map<unknown, readonly [E, ...E[]]>();
  for (const event of events) {
    const key = together(event.type) ? event.type : event;
    groups.set(key, [...(groups.get(key) ?? []), event] as [E, ...E[]]);
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
