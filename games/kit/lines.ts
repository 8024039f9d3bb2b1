/**
 * Plain JSON as indented lines, one a field, that people can read, write and compare:
 *   robber 9                  a number, text, true, false or null
 *   bank [19*4 17]            a list of those; `19*4` is four times 19
 *   offer:                    a record, its fields indented below
 *     give [0*4 1]
 *     replies:                a list of lists and records, an item a line after a dash
 *       - null
 *       -:
 *         kind "open"
 * Empty lists and records are `[]` and `{}`.
 */
import type { Json } from './rules.ts';

type Scalar = null | boolean | number | string;
type Fields = Readonly<Record<string, Json>>;

/** Says what is wrong with a text, and in which line, counted from 1. */
export class Unreadable extends Error {
  constructor(
    readonly line: number,
    wrong: string,
  ) {
    super(wrong);
  }
}

/** From this many equal values in a row on, they are written as one value with a count. */
const LEAST_RUN = 3;
/** Longer than any game needs. The limit keeps a hostile text from filling the memory. */
const LONGEST_LIST = 20_000;
const MOST_LINES = 20_000;
const DEEPEST = 12;

const ITEM = '-';
const BARE = /^[A-Za-z_$][\w$]*$/;
const LINE = /^( *)(-|[A-Za-z_$][\w$]*|"(?:[^"\\]|\\.)*")(?:(:)| (.+))$/;
const SCALAR = /(null|true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|"(?:[^"\\]|\\.)*")/y;
const TIMES = /\*([1-9]\d*)/y;

/** The lines of a record, with its fields in order. */
export function linesOf(fields: Fields): string[] {
  const lines: string[] = [];
  writeFields(fields, '', lines);
  return lines;
}

function writeFields(fields: Fields, indent: string, lines: string[]): void {
  for (const [key, value] of Object.entries(fields)) {
    // JSON leaves undefined fields out, too.
    if (value === undefined) continue;
    write(BARE.test(key) ? key : JSON.stringify(key), value, indent, lines);
  }
}

function write(name: string, value: Json, indent: string, lines: string[]): void {
  const short = inOneLine(value);
  lines.push(short === undefined ? `${indent}${name}:` : `${indent}${name} ${short}`);
  if (short !== undefined) return;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) for (const item of value as readonly Json[]) write(ITEM, item, deeper, lines);
  else writeFields(value as Fields, deeper, lines);
}

/** A value written on the line of its name; undefined if it needs lines of its own. */
function inOneLine(value: Json): string | undefined {
  if (isScalar(value)) return JSON.stringify(value);
  if (!Array.isArray(value)) return Object.keys(value).length === 0 ? '{}' : undefined;
  const items = value as readonly Json[];
  return items.every(isScalar) ? `[${runs(items).join(' ')}]` : undefined;
}

function isScalar(value: Json): value is Scalar {
  return value === null || typeof value !== 'object';
}

function runs(items: readonly Scalar[]): string[] {
  const words: string[] = [];
  for (let at = 0; at < items.length;) {
    let end = at + 1;
    while (end < items.length && items[end] === items[at]) end++;
    const word = JSON.stringify(items[at]);
    const count = end - at;
    words.push(...(count < LEAST_RUN ? Array.from({ length: count }, () => word) : [`${word}*${count}`]));
    at = end;
  }
  return words;
}

interface Line {
  readonly number: number;
  readonly depth: number;
  readonly name: string;
  /** What follows the name on the line; undefined if the value follows on lines of its own. */
  readonly rest: string | undefined;
}

/**
 * Reads the record that these lines describe. `first` is the line number of the first one in the whole text. Throws
 * `Unreadable`.
 */
export function readLines(texts: readonly string[], first = 1): Fields {
  if (texts.length > MOST_LINES) throw new Unreadable(first + MOST_LINES, `more than ${MOST_LINES} lines`);
  const lines = texts.map((text, index) => split(text, first + index));
  const reader = new Reader(lines);
  const fields = reader.fields(0);
  reader.end();
  return fields;
}

function split(text: string, number: number): Line {
  const [, indent, name, colon, rest] = LINE.exec(text) ?? [];
  if (indent === undefined || name === undefined) throw new Unreadable(number, `no name with a value: ${cut(text)}`);
  if (indent.length % 2 === 1) throw new Unreadable(number, 'indented by an odd number of spaces');
  const depth = indent.length / 2;
  if (depth > DEEPEST) throw new Unreadable(number, `more than ${DEEPEST} levels deep`);
  return { number, depth, name, rest: colon === undefined ? rest : undefined };
}

class Reader {
  private at = 0;

  constructor(private readonly lines: readonly Line[]) {}

  /** Demands that no lines are left. */
  end(): void {
    const line = this.lines[this.at];
    if (line !== undefined) throw new Unreadable(line.number, 'indented more than the line above allows');
  }

  fields(depth: number): Fields {
    const found = new Map<string, Json>();
    for (let line = this.next(depth); line !== undefined; line = this.next(depth)) {
      if (line.name === ITEM) throw new Unreadable(line.number, 'an item of a list among the fields of a record');
      const key = line.name.startsWith('"') ? (parsed(line.name, line.number) as string) : line.name;
      if (found.has(key)) throw new Unreadable(line.number, `${cut(key)} for the second time`);
      found.set(key, this.value(line));
    }
    return Object.fromEntries(found);
  }

  private items(depth: number): readonly Json[] {
    const found: Json[] = [];
    for (let line = this.next(depth); line !== undefined; line = this.next(depth)) {
      if (line.name !== ITEM) throw new Unreadable(line.number, 'a field of a record among the items of a list');
      found.push(this.value(line));
    }
    return found;
  }

  private next(depth: number): Line | undefined {
    const line = this.lines[this.at];
    if (line?.depth !== depth) return undefined;
    this.at++;
    return line;
  }

  private value({ rest, depth, number }: Line): Json {
    if (rest !== undefined) return valueOf(rest, number);
    const below = this.lines[this.at];
    if (below?.depth !== depth + 1) throw new Unreadable(number, 'nothing is indented below it');
    return below.name === ITEM ? this.items(depth + 1) : this.fields(depth + 1);
  }
}

function valueOf(text: string, line: number): Json {
  if (text === '{}') return {};
  if (text.startsWith('[') && text.endsWith(']')) return listOf(text.slice(1, -1), line);
  const { value, end } = scalarAt(text, 0, line);
  if (end < text.length) throw new Unreadable(line, `no value: ${cut(text)}`);
  return value;
}

function listOf(text: string, line: number): readonly Json[] {
  const items: Json[] = [];
  for (let at = 0; at < text.length;) {
    const { value, end } = scalarAt(text, at, line);
    const count = timesAt(text, end);
    if (items.length + count.times > LONGEST_LIST) throw new Unreadable(line, `a list of more than ${LONGEST_LIST}`);
    for (let i = 0; i < count.times; i++) items.push(value);
    at = count.end;
    if (at < text.length && (text[at] !== ' ' || ++at === text.length)) {
      throw new Unreadable(line, `no list of values with one space between: ${cut(text)}`);
    }
  }
  return items;
}

function scalarAt(text: string, at: number, line: number): { readonly value: Scalar; readonly end: number } {
  SCALAR.lastIndex = at;
  const word = SCALAR.exec(text)?.[1];
  if (word === undefined) throw new Unreadable(line, `no value: ${cut(text.slice(at))}`);
  return { value: parsed(word, line), end: at + word.length };
}

function timesAt(text: string, at: number): { readonly times: number; readonly end: number } {
  TIMES.lastIndex = at;
  const found = TIMES.exec(text);
  return found === null ? { times: 1, end: at } : { times: Number(found[1]), end: at + found[0].length };
}

function parsed(word: string, line: number): Scalar {
  try {
    const value = JSON.parse(word) as Scalar;
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) throw new Error('no number');
    return value;
  } catch {
    throw new Unreadable(line, `no value: ${cut(word)}`);
  }
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
