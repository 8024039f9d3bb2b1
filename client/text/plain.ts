/** The words of a game without a board of its own. What it doesn't say itself is made of the names in its definition. */
import type { NamedField, Plan } from '../../games/kit/define/plan.ts';
import { saidIn } from '../../games/kit/languages.ts';
import type { Meta, OptionSpec } from '../../games/kit/meta.ts';
import type { GameEvent, Json, Move, Refusal, Seat } from '../../games/kit/rules.ts';
import { lists } from './lists.ts';
import { type PlainPhrases, plainPhrases } from './plain-phrases.ts';
import { name } from './sentences.ts';
import type { GameWords } from './words.ts';

type Named = Readonly<Record<string, string>>;

/** What such a game says in one language, by the names in its definition. What it leaves out is called by that name. */
export interface Said<E extends GameEvent = never> extends Names {
  /**
   * What moves are called: a word, to which the fields are added, or a whole sentence made of the fields, for buttons and
   * the log. A player's name in it is `{seat:2}`. Where a reader may not know all fields, the move goes by its own name.
   */
  readonly moves?: [E] extends [never]
    ? Named
    : { readonly [Type in E['type']]?: string | ((move: Extract<E, { type: Type }>) => string) };
  /** Sentences of the log, by the type of event; null for none. A player's name is `{seat:2}`. */
  readonly events?: { readonly [Type in E['type']]?: (event: Extract<E, { type: Type }>) => string | null };
}

/** The same for any game. */
export interface AnySaid extends Names {
  readonly moves?: Readonly<Record<string, string | ((move: never) => string) | undefined>>;
  readonly events?: Readonly<Record<string, ((event: never) => string | null) | undefined>>;
}

/** Everything but the log's sentences. */
interface Names {
  readonly about?: string;
  /** The rules in short, a sentence each. */
  readonly rules?: readonly string[];
  readonly parts?: Named;
  /** The fields of moves, and the values that can be chosen for them. */
  readonly fields?: Named;
  readonly choices?: Named;
  /** What is to be done in each phase. */
  readonly prompts?: Named;
  /** Why something isn't allowed, by the codes that `refuse` returns. */
  readonly refusals?: Named;
  readonly endings?: Named;
  readonly points?: Named;
  readonly options?: Readonly<
    Record<string, { readonly label: string; readonly choices: Named; readonly hint?: string }>
  >;
  /** What a card is called. */
  card?(card: number, part: string): string;
  /** What a place is called, counted from 0. */
  place?(at: number, part: string): string;
}

/** The words that stand on the board, with all gaps filled. */
export interface PlainLabels {
  readonly phrases: PlainPhrases;
  part(name: string): string;
  card(card: number, part: string): string;
  place(at: number, part: string): string;
  /** Undefined unless the game has a name for the place. */
  placeName(at: number, part: string): string | undefined;
  /** A value that is no number. */
  value(value: string | boolean): string;
  /** A kind of move, whatever its fields. */
  kind(type: string): string;
  /** A move with its fields, for buttons and for the log. */
  move(move: Move, players: (seat: Seat) => string): string;
}

/** `emptyPit` as words: "Empty pit". */
export function spelt(name: string): string {
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function plainLabels(plan: Plan, language: string, said: AnySaid): PlainLabels {
  const phrases = saidIn(plainPhrases, language);
  const { several } = saidIn(lists, language);
  const part = (of: string) => said.parts?.[of] ?? spelt(of);
  const card = (value: number, of: string) => said.card?.(value, of) ?? String(value);
  const place = (at: number, of: string) => said.place?.(at, of) ?? phrases.place(part(of), at + 1);
  const choice = (value: string) => said.choices?.[value] ?? spelt(value);
  const worded = (value: string | boolean) =>
    said.choices?.[String(value)] ?? phrases.chosen(value, spelt(String(value)));
  const fields = new Map(plan.moves.map((move) => [move.type, move.fields]));
  const valueOf = (field: NamedField, value: Json, players: (seat: Seat) => string): string => {
    if (field.what === 'from') return card(value as number, field.part!);
    if (field.what === 'some')
      return (value as readonly number[]).map((each) => card(each, field.part!)).join(phrases.between);
    if (field.what === 'at') return place(value as number, field.part!);
    if (field.what === 'player') return players(value as Seat);
    if (field.what === 'choice') return choice(JSON.stringify(value).replaceAll('"', ''));
    return phrases.place(said.fields?.[field.name] ?? spelt(field.name).toLowerCase(), value as number);
  };
  const kind = (type: string) => {
    const own = said.moves?.[type];
    return typeof own === 'string' ? own : spelt(type);
  };
  return {
    phrases,
    kind,
    part,
    card,
    place,
    placeName: (at, of) => said.place?.(at, of),
    value: worded,
    move(move, players) {
      const values = move as unknown as Readonly<Record<string, Json>>;
      // Fields that the reader may not know are missing.
      const all = fields.get(move.type) ?? [];
      const known = all.filter((field) => values[field.name] !== undefined);
      const own = said.moves?.[move.type];
      if (typeof own === 'function' && known.length === all.length)
        return own(move as never).replaceAll(/\{seat:(\d+)\}/g, (_, seat) => players(Number(seat)));
      return several([kind(move.type), ...known.map((field) => valueOf(field, values[field.name]!, players))]);
    },
  };
}

/** Everything such a game says in one language. */
export function plainWords<State, E extends GameEvent>(
  meta: Meta,
  plan: Plan,
  language: string,
  said: AnySaid,
): GameWords<State, E> {
  const labels = plainLabels(plan, language, said);
  const { phrases } = labels;
  const { all, of } = saidIn(lists, language);
  const together = new Set(plan.phases.flatMap((phase) => (phase.together ? [phase.name] : [])));
  const moves = new Set(plan.moves.map(({ type }) => type));
  const specs = Object.entries(meta.options as Readonly<Record<string, OptionSpec<string | boolean>>>);
  return {
    name: saidIn(meta.names, language),
    about: said.about ?? phrases.unwritten(saidIn(meta.names, language)),
    options: Object.fromEntries(
      specs.map(([option, { choices }]) => [
        option,
        said.options?.[option] ?? {
          label: spelt(option),
          choices: Object.fromEntries(
            choices.map((choice) => [String(choice), phrases.chosen(choice, spelt(String(choice)))]),
          ),
        },
      ]),
    ),
    prompt(state, seat, toMove) {
      const { phase } = state as { readonly phase: string };
      if (seat === null || !toMove.includes(seat)) return phrases.waits(all(toMove.map(name)));
      return said.prompts?.[phase] ?? (together.has(phase) ? phrases.together : phrases.yourTurn);
    },
    event(event) {
      const { type, seat } = event;
      const own = said.events?.[type];
      if (own !== undefined) return own(event as never);
      if (type === 'turnEnded') return null;
      const who = seat === null || seat === undefined ? null : name(seat);
      if (type === 'decided' && who !== null) return phrases.decided(who);
      if (type === 'shown') return shown(event, labels, all);
      if (type === 'drawn') return drawn(event, plan, labels, who);
      const { secret, ...open } = event;
      const what = moves.has(type) ? labels.move({ ...open, ...secret, type }, name) : told(type, open, plan, language);
      return who === null ? what : of(who, what);
    },
    refusal({ code, own }: Refusal) {
      if (code === 'notThere') return phrases.notThere;
      // Refusals common to all games are worded by the table.
      return said.refusals?.[code] ?? (own === true ? phrases.because(spelt(code)) : phrases.otherwise);
    },
    scoreItem: (code) => said.points?.[code] ?? (code === 'points' ? phrases.points : spelt(code)),
    ending: (code) => said.endings?.[code] ?? phrases.because(spelt(code)),
    help: () => [
      { title: phrases.rules, text: said.rules ?? [said.about ?? phrases.unwritten(saidIn(meta.names, language))] },
    ],
    blind: {},
    keys: {},
  };
}

/** Says what was drawn and by whom; which cards only where they are known. */
function drawn(event: GameEvent, plan: Plan, { phrases, card, part }: PlainLabels, who: string | null): string | null {
  const { cards, secret, count, to } = event as GameEvent & {
    readonly cards?: readonly number[];
    readonly secret?: { readonly cards?: readonly number[] };
    readonly count: number;
    readonly to: string;
  };
  const seen = (cards ?? secret?.cards ?? []).map((each) => card(each, to));
  if (plan.parts.find(({ name }) => name === to)?.count !== 'each') return phrases.laid(part(to), count, seen);
  return who === null ? null : phrases.drawn(who, count, seen);
}

/** Says who was shown a card; which one only to them. */
function shown(
  event: GameEvent,
  { phrases, card, part }: PlainLabels,
  all: (names: readonly string[]) => string,
): string {
  const { secret, from, to } = event as GameEvent & {
    readonly secret?: { readonly cards: readonly number[] };
    readonly from: string;
    readonly to: readonly Seat[];
  };
  const cards = (secret?.cards ?? []).map((each) => card(each, from));
  return phrases.shown(all(to.map(name)), to.length, part(from), cards);
}

/** Makes a sentence for an event of the game's own that has none. */
function told(type: string, event: object, plan: Plan, language: string): string {
  const { several, of } = saidIn(lists, language);
  const says = Object.entries(plan.tells[type] ?? {}).flatMap(([field, kind]) => {
    const value = (event as Readonly<Record<string, Json>>)[field];
    if (value === undefined || value === null) return [];
    return [of(spelt(field).toLowerCase(), kind === 'seat' ? name(value as Seat) : JSON.stringify(value))];
  });
  return several([spelt(type), ...says]);
}
