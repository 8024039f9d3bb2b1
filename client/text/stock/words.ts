/** The words of a stock game. Its author may name things; what has no name is called as it is in the `Game`. */
import { type Said, saidIn } from '../../../games/kit/languages.ts';
import { shortened } from '../../../games/kit/lengths.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import type { Json, Refusal } from '../../../games/kit/rules.ts';
import { eventOf } from '../../../games/kit/stock/moves.ts';
import type { StockMade, StockState } from '../../../games/kit/stock/rules.ts';
import { lists } from '../lists.ts';
import { type PlainPhrases, plainPhrases } from '../plain-phrases.ts';
import { name } from '../sentences.ts';
import type { GameWords } from '../words.ts';
import { type StockPhrases, stockPhrases } from './phrases.ts';

type Named = Readonly<Record<string, string>>;

/** What an author may say of a `Game` in one language, by its own names. */
export interface StockSaid {
  readonly about?: string;
  /** The rules in short, a sentence each. */
  readonly rules?: readonly string[];
  /** What a move is called, or what makes a name of its arguments. */
  readonly moves?: Readonly<Record<string, string | ((...args: never[]) => string)>>;
  /** What the arguments of a move are called, in order. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** What is to be done, by stage or phase. */
  readonly prompts?: Named;
  /** How the game ended: won, drawn, scored or over. */
  readonly endings?: Named;
}

/** The words that stand on the plain board. */
export interface StockLabels {
  readonly phrases: PlainPhrases & StockPhrases;
  readonly said: StockSaid;
  move(move: { readonly type: string; readonly args?: readonly Json[] | undefined }): string;
}

/** The longest argument that is written out whole. */
const LONGEST = 60;

export function stockLabels(language: string, said: StockSaid): StockLabels {
  const phrases = { ...saidIn(plainPhrases, language), ...saidIn(stockPhrases, language) };
  return {
    phrases,
    said,
    move({ type, args }) {
      const label = said.moves?.[type];
      if (typeof label === 'function' && args !== undefined) return label(...(args as never[]));
      const event = eventOf(type);
      const own = typeof label === 'string' ? label : event && (named(phrases.events, event) ?? event);
      return called(own ?? type, args);
    },
  };
}

/** What stands under a name that an author may have given. */
function named<T>(words: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

/** A move as authors write it: `clickCell(4)`. Without arguments, or where they aren't known, its name alone. */
function called(type: string, args: readonly Json[] = []): string {
  return args.length === 0 ? type : `${type}(${args.map(written).join(', ')})`;
}

/** A word joiner after a brace keeps a text of somebody's from being taken for a code of ours. */
function written(argument: Json): string {
  return shortened(JSON.stringify(argument), LONGEST).replaceAll(/\{(?=[a-z])/gi, '{\u2060');
}

/** The arguments of a move that was made, as far as the reader may know them. */
export function argsOf({ args, secret }: StockMade): readonly Json[] | undefined {
  return args ?? (secret?.['args'] as readonly Json[] | undefined);
}

/** Everything that is said of such a game in one language. */
export function stockWords(meta: Meta, language: string, said: StockSaid): GameWords<StockState, StockMade> {
  const labels = stockLabels(language, said);
  const { phrases } = labels;
  const { all, of } = saidIn(lists, language);
  const title = saidIn(meta.names, language);
  const about = said.about ?? phrases.unwritten(title);
  return {
    name: title,
    about,
    options: {},
    prompt({ ctx }, seat, toMove) {
      if (seat === null || !toMove.includes(seat)) return phrases.waits(all(toMove.map(name)));
      const stage = ctx.activePlayers?.[String(seat)];
      return said.prompts?.[stage ?? ''] ?? said.prompts?.[ctx.phase ?? ''] ?? phrases.yourMove;
    },
    event(event) {
      const who = name(event.seat);
      const args = argsOf(event);
      const did = named(phrases.did, eventOf(event.move) ?? '');
      if (did !== undefined && (args ?? []).length === 0) return did(who);
      const move = labels.move({ type: event.move, args });
      return said.moves?.[event.move] === undefined ? phrases.plays(who, move) : of(who, move);
    },
    refusal({ code, phase }: Refusal) {
      // A game without phases is always in one that Agora calls so.
      if (code === 'wrongPhase')
        return typeof phase !== 'string' || phase === 'play' ? phrases.refusals.invalidMove : phrases.wrongPhase(phase);
      return named(phrases.refusals, code) ?? phrases.otherwise;
    },
    scoreItem: () => phrases.points,
    ending: (code) => said.endings?.[code] ?? named(phrases.endings, code) ?? code,
    help: () => [{ title: phrases.rules, text: said.rules ?? [about] }],
    blind: {},
    keys: {},
  };
}

/** What is said of a game by language: in Agora's own, and in those of its author. */
export function inAll<T>(
  said: Said<StockSaid>,
  make: (language: string, said: StockSaid) => T,
): Readonly<Record<string, T>> {
  const languages = new Set([...Object.keys(stockPhrases), ...Object.keys(said)]);
  const spoken = Object.keys(said).length === 0 ? { en: {} } : said;
  return Object.fromEntries([...languages].map((each) => [each, make(each, saidIn<StockSaid>(spoken, each))]));
}
