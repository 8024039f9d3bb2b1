/**
 * A position as text that people can read, write and compare: for bug reports, tests and printed games. The first line
 * names the game, its format, players and options. Then come the fields of the table (`lines.ts`), the game's state
 * last; every field except the state may be missing. Text that can't be a position of the game is refused.
 */
import { declaredOf } from './declared.ts';
import { Likeness } from './likeness.ts';
import { Unreadable, linesOf, readLines } from './lines.ts';
import { type Meta, readOptions, refusePlayers } from './meta.ts';
import { randomFrom } from './random.ts';
import { hash } from './record.ts';
import { type GameEvent, type Json, type Rules, movers } from './rules.ts';
import { type Table, upgradeTable } from './table.ts';

type Read<State extends object> =
  | { readonly ok: true; readonly table: Table<State> }
  /** `line` counts from 1; it is 0 if no single line is wrong. */
  | { readonly ok: false; readonly line: number; readonly wrong: string };

const HEADER = /^([a-z-]+): format (\d{1,6}), (\d{1,3}) players((?:, \w+ [^,]+)*)$/;

/** The parts of a table that a text must have. */
type Told<State extends object> = Pick<Table<State>, 'format' | 'state'> & Partial<Table<State>>;

/** The text of a table. `readPosition` can read it back if the table has a full state, not a view. */
export function writePosition<State extends object>(rules: Rules<State>, table: Told<State>): string {
  const { format, state, ...rest } = table;
  const options = Object.entries(rules.options(state)).map(([key, choice]) => `, ${key} ${JSON.stringify(choice)}`);
  const header = `${rules.id}: format ${format}, ${rules.players(state)} players${options.join('')}`;
  return `${[header, ...linesOf({ ...rest, state } as unknown as Readonly<Record<string, Json>>)].join('\n')}\n`;
}

/** The state in a text that `readPosition` has accepted before (a test makes sure); it is not judged again. */
export function stateIn(text: string): object {
  const lines = text.trimEnd().split('\n');
  return readLines(lines.slice(1), 2)['state'] as object;
}

/**
 * Reads the table out of a text from anywhere, or says what is wrong with it first. Upgrades texts of earlier formats.
 */
export function readPosition<State extends object>(rules: Rules<State>, meta: Meta, text: string): Read<State> {
  try {
    return { ok: true, table: read(rules, meta, text.split('\n')) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, line: error.line, wrong: error.message };
    throw error;
  }
}

function read<State extends object>(rules: Rules<State>, meta: Meta, lines: readonly string[]): Table<State> {
  const { format, players, options } = readHeader(rules, meta, lines[0] ?? '');
  const last = lines.at(-1) === '' ? -1 : undefined;
  const { state, ...rest } = readLines(lines.slice(1, last), 2);
  const begun = rest['begun'] ?? format;
  const table = { ...fresh(), ...rest, state, format, begun } as Table<State>;
  const wrong = refuseTable(table, Object.keys(rest));
  if (wrong !== undefined) throw new Unreadable(0, wrong);
  const upgraded = format === rules.format ? table : upgrade(rules, table);
  const impossible = refuseState(rules, players, options, upgraded.state);
  if (impossible !== undefined) throw new Unreadable(0, impossible);
  return upgraded;
}

/** The fields of a table before any move, apart from the state. */
function fresh(): Omit<Table, 'state' | 'format' | 'begun'> {
  return { seed: 'position', random: randomFrom('position').words, events: [], undoable: false, step: 0 };
}

function readHeader(rules: Rules, meta: Meta, header: string) {
  const [, id, format, players, chosen] = HEADER.exec(header) ?? [];
  if (id === undefined) throw new Unreadable(1, 'the first line names no game, format, players and options');
  if (id !== rules.id) throw new Unreadable(1, `a position of ${id}, not of ${rules.id}`);
  if (Number(format) < 1 || Number(format) > rules.format) {
    throw new Unreadable(1, `${rules.id} knows formats up to ${rules.format}, not ${format}`);
  }
  if (refusePlayers(meta, Number(players))) throw new Unreadable(1, `${rules.id} is not for ${players} players`);
  const read = readOptions(meta, chosenIn(chosen ?? ''));
  if (!read.ok) throw new Unreadable(1, `options refused: ${JSON.stringify(read.refusal)}`);
  return { format: Number(format), players: Number(players), options: read.value };
}

function chosenIn(text: string): Readonly<Record<string, unknown>> {
  const pairs = text.split(', ').slice(1);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', ...choice] = pair.split(' ');
      try {
        return [key, JSON.parse(choice.join(' ')) as unknown];
      } catch {
        throw new Unreadable(1, `no choice of ${key}: ${choice.join(' ')}`);
      }
    }),
  );
}

function upgrade<State extends object>(rules: Rules<State>, table: Table<State>): Table<State> {
  try {
    return upgradeTable(rules, table);
  } catch (error) {
    throw new Unreadable(0, `it can't be upgraded: ${String(error)}`);
  }
}

const WORD = 2 ** 32;
const isEvent = (event: GameEvent) => typeof event === 'object' && event !== null && typeof event.type === 'string';
const isWord = (word: number) => Number.isInteger(word) && word >= -WORD / 2 && word < WORD;
const isCount = (count: number, least: number) => Number.isSafeInteger(count) && count >= least;

/** What is wrong with the fields of a table other than its state. */
function refuseTable(table: Table, given: readonly string[]): string | undefined {
  const stray = given.find((key) => !Object.hasOwn(table, key) || !FIELDS.has(key));
  if (stray !== undefined) return `a table has no ${stray}`;
  const { seed, random, events, undoable, askable, step, format, begun } = table;
  if (typeof seed !== 'string') return 'seed is no text';
  if (!Array.isArray(random) || random.length !== 4 || !random.every(isWord)) {
    return 'random is no list of four words';
  }
  if (!Array.isArray(events) || !(events as readonly GameEvent[]).every(isEvent)) return 'events is no list of events';
  if (typeof undoable !== 'boolean') return 'undoable is neither true nor false';
  if (askable !== undefined && !isCount(askable, 0)) return 'askable is no seat';
  if (!isCount(step, 0)) return 'step is no count of moves';
  return isCount(begun, 1) && begun <= format ? undefined : 'begun is no format';
}

const FIELDS: ReadonlySet<string> = new Set(['seed', 'random', 'events', 'undoable', 'askable', 'step', 'begun']);

/**
 * Why a value from anywhere can't be a state of a game with these players and options, in words; undefined if it can.
 */
export function refuseState<State extends object>(
  rules: Rules<State>,
  players: number,
  options: object,
  state: unknown,
): string | undefined {
  const unlike = likenessOf(rules, players, options).differs(state, 'state');
  if (unlike !== undefined) return unlike;
  try {
    return refuseLike(rules, players, options, state as State);
  } catch (error) {
    return `the rules stumble over it: ${String(error)}`;
  }
}

/** The same check for a value that already has the fields of a state. */
function refuseLike<State extends object>(
  rules: Rules<State>,
  players: number,
  options: object,
  state: State,
): string | undefined {
  if (rules.players(state) !== players) return `it is for ${rules.players(state)} players, not ${players}`;
  if (hash(rules.options(state)) !== hash(options)) return 'its options are not those of the first line';
  const refusal = rules.impossible?.(state);
  if (refusal !== undefined) return `it can't be: ${JSON.stringify(refusal)}`;
  const expected = rules.census(rules.setup(players, options, randomFrom('census')));
  const counted = rules.census(state);
  const part = Object.keys(expected).find((name) => counted[name] !== expected[name]);
  if (part !== undefined) return `${part}: ${counted[part]} instead of ${expected[part]}`;
  return refuseDecisions(rules, players, state);
}

function refuseDecisions<State extends object>(rules: Rules<State>, players: number, state: State): string | undefined {
  const phase = rules.phase(state);
  if (!rules.phases.includes(phase)) return `there is no phase ${phase}`;
  const moving = movers(rules, state);
  const stranger = moving.find((seat) => !isCount(seat, 0) || seat >= players);
  if (stranger !== undefined) return `seat ${stranger} is to move`;
  const stuck = moving.find((seat) => rules.legal(state, seat).length === 0);
  if (stuck !== undefined) return `seat ${stuck} is to move and can't`;
  const over = rules.result(state) !== undefined;
  return over === (moving.length === 0) ? undefined : 'it is over just when nobody is to move';
}

/** How many games are played to learn what states look like, and how many moves of each at most. */
const LESSONS = 4;
const LONGEST_LESSON = 5000;
/** The first states of each are all learned, for a game may be short; then every ninth, which is enough. */
const FIRST = 60;
const STRIDE = 9;
const learned = new WeakMap<object, Map<string, Likeness>>();

/** Learns what a state looks like that was reached by play: no random game may have come to one like it. */
export function learnFrom<State extends object>(rules: Rules<State>, state: State): void {
  likenessOf(rules, rules.players(state), rules.options(state)).learn(state);
}

/** What the states of a game with these players and options look like, learned from some random games. */
function likenessOf<State extends object>(rules: Rules<State>, players: number, options: object): Likeness {
  const known = learned.get(rules) ?? new Map<string, Likeness>();
  learned.set(rules, known);
  const key = `${players} ${hash(options)}`;
  const like = known.get(key) ?? new Likeness();
  if (known.has(key)) return like;
  known.set(key, like);
  for (let lesson = 0; lesson < LESSONS; lesson++) teach(rules, players, options, `lesson ${lesson}`, like);
  return like;
}

function teach<State extends object>(
  rules: Rules<State>,
  players: number,
  options: object,
  seed: string,
  like: Likeness,
) {
  const random = randomFrom(seed);
  const state = rules.setup(players, options, random);
  const { likes } = declaredOf(rules) ?? {};
  const choices = new Set<string>();
  for (let moves = 0; moves < LONGEST_LESSON; moves++) {
    const moving = movers(rules, state);
    const seat = moving.length === 0 ? undefined : random.pick(moving);
    const legal = seat === undefined ? [] : rules.legal(state, seat);
    const choice = [...new Set(legal.map(({ type }) => type))].join(' ');
    // A choice that is open only for a moment would be missed by the stride, so states with a new choice are learned as
    // well.
    if (moves < FIRST || moves % STRIDE === 0 || !choices.has(choice))
      for (const each of likes?.(state) ?? [state]) like.learn(each);
    choices.add(choice);
    if (seat === undefined) return;
    rules.apply(state, seat, random.pick(legal), random, undefined);
  }
}
