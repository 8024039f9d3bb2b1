/**
 * A whole game as text, so that a change of rules reads as a difference: every move, what was told of it, what it changed,
 * what each seat sees otherwise than it is, and what may be done next. In test/corpus/<game>/printed.txt. The text holds its
 * moves and is printed again from them.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Meta } from '../../games/kit/meta.ts';
import { linesOf } from '../../games/kit/lines.ts';
import { writePosition } from '../../games/kit/position.ts';
import { replay } from '../../games/kit/record.ts';
import {
  type GameRecord,
  type Json,
  type Move,
  type Rules,
  type Seat,
  type Turn,
  movers,
} from '../../games/kit/rules.ts';
import { type Table, startTable } from '../../games/kit/table.ts';

const MOVE = /^\d+\. (\d+) (\{.*\})$/;
const HEADER = /^# (\{.*\})$/;

/** The text of a recorded game. Throws where it doesn't replay. */
export function printed(rules: Rules, meta: Meta, record: GameRecord): string {
  const { turns: _, ...start } = record;
  const first = startTable(rules, record.players, record.options, record.seed, record.format);
  const printer = new Printer(rules, record.players);
  const lines = [`# ${JSON.stringify(start)}`, writePosition(rules, first), ...printer.position(first, false)];
  const end = replay(rules, meta, record, (table, { seat, move }, index) => {
    lines.push('', `${index + 1}. ${seat} ${JSON.stringify(move)}`);
    lines.push(...table.events.map((event) => `  ! ${JSON.stringify(event)}`));
    if (table.undoable) lines.push('  may be taken back');
    lines.push(...printer.position(table, true));
  });
  lines.push('', ...linesOf({ result: (rules.result(end.state) ?? null) as unknown as Json }));
  return `${lines.join('\n')}\n`;
}

/** The game that a text is of. */
export function recordIn(text: string): GameRecord {
  const lines = text.split('\n');
  const start = JSON.parse(HEADER.exec(lines[0] ?? '')?.[1] ?? 'null') as Omit<GameRecord, 'turns'>;
  const turns = lines.flatMap((line): Turn[] => {
    const [, seat, move] = MOVE.exec(line) ?? [];
    return seat === undefined || move === undefined ? [] : [{ seat: Number(seat), move: JSON.parse(move) as Move }];
  });
  return { ...start, turns };
}

/** The fields of a state by the path to them, down to lists without lists in them. */
type Shown = ReadonlyMap<string, Json>;

/** Remembers what was printed last, and prints what has changed. */
class Printer {
  private state: Shown = new Map();
  private readonly views = new Map<Seat | null, Shown>();

  constructor(
    private readonly rules: Rules,
    private readonly players: number,
  ) {}

  position(table: Table, withState: boolean): string[] {
    const state = flat(table.state);
    const lines = withState ? changes('', this.state, state) : [];
    for (const seat of [...Array.from({ length: this.players }, (_, seat) => seat), null]) {
      lines.push(...this.view(table, seat, state));
    }
    this.state = state;
    for (const seat of movers(this.rules, table.state)) {
      const kinds = grouped(this.rules.legal(table.state, seat));
      lines.push(...kinds.map((kind) => `  ${seat} may ${kind}`));
    }
    return lines;
  }

  /** What a seat sees otherwise than it is, where that has changed. */
  private view({ state }: Table, seat: Seat | null, truth: Shown): string[] {
    const all = flat(this.rules.view(state, seat));
    const veiled = new Map([...all].filter(([path, value]) => !isDeepStrictEqual(truth.get(path), value)));
    const lines = changes(seat === null ? 'others see ' : `${seat} sees `, this.views.get(seat), veiled, 'as it is');
    this.views.set(seat, veiled);
    return lines;
  }
}

/** A line for each field that is otherwise than before, and for each there is no more. */
function changes(who: string, before: Shown | undefined, after: Shown, gone = 'is gone'): string[] {
  const lines = [...after].flatMap(([path, value]) => {
    const old = before?.get(path);
    return isDeepStrictEqual(old, value) ? [] : [`  ${who}${path} ${changed(old, value)}`];
  });
  const missing = [...(before?.keys() ?? [])].filter((path) => !after.has(path));
  return [...lines, ...missing.map((path) => `  ${who}${path} ${gone}`)];
}

/** Where little of a list has changed, that alone, as `index:item`. */
function changed(before: Json | undefined, after: Json): string {
  const whole = linesOf({ value: after })[0]!.slice('value '.length);
  if (!isList(before) || !isList(after) || before.length !== after.length) return whole;
  const items = after.flatMap((item, index) => (item === before[index] ? [] : [`${index}:${JSON.stringify(item)}`]));
  const part = items.join(' ');
  return part.length < whole.length ? part : whole;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function flat(fields: object, path = '', found = new Map<string, Json>()): Map<string, Json> {
  for (const [key, value] of Object.entries(fields) as [string, Json][]) {
    if (isSimple(value)) found.set(path + key, value);
    else flat(value as object, `${path}${key}.`, found);
  }
  return found;
}

/** What has no fields of its own to tell apart: a value, a list of values, an empty record. */
function isSimple(value: Json): boolean {
  if (!isRecord(value)) return true;
  return isList(value) ? !value.some(isRecord) : Object.keys(value).length === 0;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A line for each kind of move, with all that may stand in its fields. */
function grouped(moves: readonly Move[]): string[] {
  return [...groupsOf(moves, ({ type }) => type)].map(([type, all]) => [type, ...fieldsOf(all)].join(' '));
}

/** What may stand in the fields of moves of one kind: for the others of its fields the values of the most various. */
function fieldsOf(moves: readonly Move[]): string[] {
  const fields = moves.map((move) => move as unknown as Readonly<Record<string, Json>>);
  const names = Object.keys(moves[0]!).filter((name) => name !== 'type');
  if (names.length === 0) return [];
  const values = (name: string) => new Set(fields.map((field) => JSON.stringify(field[name]))).size;
  const various = names.reduce((best, name) => (values(name) > values(best) ? name : best));
  const others = names.filter((name) => name !== various);
  const rows = groupsOf(fields, (field) => others.map((name) => `${name} ${JSON.stringify(field[name])} `).join(''));
  const alike = groupsOf([...rows], ([, row]) => ranges(row.map((field) => field[various]!)));
  const texts = [...alike].map(([range, row]) => `${row.map(([key]) => key).join('or ')}${various} ${range}`);
  return [texts.join('; ')];
}

function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Values with runs of numbers as `first-last`. */
function ranges(values: readonly Json[]): string {
  const words: string[] = [];
  for (let at = 0; at < values.length;) {
    const run = runFrom(values, at);
    const word = (value: Json | undefined) => JSON.stringify(value);
    words.push(run > 2 ? `${word(values[at])}-${word(values[at + run - 1])}` : word(values[at]));
    at += run > 2 ? run : 1;
  }
  return words.join(' ');
}

/** How many numbers from there on count up one by one. */
function runFrom(values: readonly Json[], at: number): number {
  const first = values[at];
  if (typeof first !== 'number') return 1;
  const end = values.findIndex((value, index) => index > at && value !== first + index - at);
  return (end === -1 ? values.length : end) - at;
}
