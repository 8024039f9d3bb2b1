/**
 * The laws every game keeps, and what the checks of them share. Lines of positions, printed games and old records are held in
 * test/corpus.
 */
import type { Meta, OptionSpec } from '../meta.ts';
import { writePosition } from '../position.ts';
import type { Start } from '../record.ts';
import type { Rules, Seat } from '../rules.ts';
import type { Table } from '../table.ts';
import { isPlainJson, isSame } from './same.ts';

/** What each law says, by its number; where a check of it stands apart, in which file. */
const LAWS = {
  1: 'a game ends within its bound, with a place for every seat; nothing gets lost',
  2: 'listed moves are allowed and apply; what is refused changes nothing',
  3: 'who decides, about what and with which moves follows from what that seat sees',
  // step.ts, secret.ts
  4: 'what is hidden from a seat, a secret move too, changes nothing it receives',
  // mask.ts
  5: 'a full state dealt from a view has that view and all components, and can be',
  // apart.ts
  6: 'states are plain JSON; copies, views and events share nothing that changes; the same move does the same, whoever listens',
  // boardgame.ts
  7: 'boardgame.io agrees on phase, deciders and end',
  8: 'a record leads to the same hash in Node, in a worker and in the browser',
  // recall.ts; that no bot guesses better than chance is held in test/laws/clairvoyance.test.ts
  9: 'what a seat remembers it was told, and is true',
  // universe.ts
  10: 'whatever a kind of move can express and is not refused is listed, but for its free fields',
  11: 'a kind of move without fields that is not refused is listed',
  // advice.ts
  12: 'a refusal advises nothing that can’t be done',
  // text.ts
  13: 'a position’s text is read back as that position; damaged texts are refused or can be',
  14: 'no position reached is impossible',
  // oracle.ts
  15: 'what a move did is what the game’s oracle says it does',
  // ways.ts
  16: 'a seat has the kinds of move that the game’s page of rules gives it',
  17: 'events tell of seats at the table, and who is next when a turn ends may move',
  // delay.ts
  18: 'nobody can hold a game for ever: whatever is played only to delay it, it ends within its bound',
} as const;

export type Law = keyof typeof LAWS;

/** What of the contract (../rules.ts) is mended where a law is broken. */
const MENDED_IN: Readonly<Record<Law, string>> = {
  1: '`apply` and `result`, or `longest` and `census`',
  2: '`legal`, `refuse` or `apply`',
  3: '`legal` and `refuse`, which look at what the seat can’t see',
  4: '`view`, or what `apply` tells',
  5: '`redeal`, or `view`',
  6: '`clone` and `view`, which share something, or `apply`, which uses what is neither in the state nor chance',
  7: '`phase`, `phases` and `toMove`',
  8: '`apply`, which uses what is neither in the state nor chance',
  9: '`recall`',
  10: '`legal` and `refuse`, or `free` in `forms`',
  11: '`legal` and `refuse`',
  12: 'the refusal’s sentence, or advice.ts',
  13: '`impossible`',
  14: '`impossible`, or `apply`',
  15: '`apply`, or oracle.ts',
  16: '`legal`, or ways.ts',
  17: 'what `apply` tells',
  18: '`longest`, or what lets a player hold the game up',
};

/** A law that a game broke, and how; with the text of the position where it did. */
export class Broken extends Error {
  constructor(
    readonly law: Law,
    readonly what: string,
    readonly position?: string,
  ) {
    const where = position === undefined ? '' : `\n\n${position}`;
    super(`law ${law}, ${LAWS[law]}: ${what}\nTo be mended in ${MENDED_IN[law]}.${where}`);
  }
}

/** What a check of a position gives; a law it breaks is thrown with the position. */
export function at<T>(rules: Rules, table: Table, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Broken) || error.position !== undefined) throw error;
    throw new Broken(error.law, error.what, writePosition(rules, table));
  }
}

/** Throws unless `condition` is true. `what` says what should have been so; a function when it is costly to say. */
export function demand(law: Law, condition: boolean, what: string | (() => string)): asserts condition {
  if (!condition) throw new Broken(law, typeof what === 'string' ? what : what());
}

/** Throws unless both are the same JSON value. */
export function demandSame(law: Law, actual: unknown, expected: unknown, what: string): void {
  demand(law, isSame(actual, expected), () => `${what}${firstDifference(actual, expected)}`);
}

/** Throws unless JSON carries the value unchanged. */
export function demandPlain(law: Law, value: unknown, what: string): void {
  demand(law, isPlainJson(value), () => `${what}${firstDifference(JSON.parse(JSON.stringify(value)), value)}`);
}

/** Where two values differ first, as a path with both values. */
function firstDifference(actual: unknown, expected: unknown, path = ''): string {
  if (isSame(actual, expected)) return '';
  if (isRecord(actual) && isRecord(expected)) {
    for (const key of new Set([...Object.keys(actual), ...Object.keys(expected)])) {
      const found = firstDifference(
        actual[key],
        expected[key],
        Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`,
      );
      if (found !== '') return found;
    }
  }
  return `: ${path.replace(/^\./, '') || 'it'} is ${told(actual)}, not ${told(expected)}`;
}

function told(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A move as messages name it. */
export function called(move: unknown, seat: Seat): string {
  return `${JSON.stringify(move)} of seat ${seat}`;
}

/** Who looks on, as messages name them. */
export function nameOf(observer: Seat | null): string {
  return observer === null ? 'a spectator' : `seat ${observer}`;
}

export function seatsOf(rules: Rules, state: object): Seat[] {
  return Array.from({ length: rules.players(state) }, (_, seat) => seat);
}

/** Every number of players with every combination of options, each with a seed of its own that begins with `seed`. */
export function variants(meta: Meta, seed: string): Start[] {
  return withPlayers(meta, combinations(meta), seed);
}

/** As `variants`, but with few combinations of options: any two choices still meet in one, for each number of players. */
export function pairedVariants(meta: Meta, seed: string): Start[] {
  const all = combinations(meta);
  const chosen: Choices[] = [];
  const missing = new Set(all.flatMap(pairsOf));
  while (chosen.length === 0 || missing.size > 0) {
    const news = (choices: Choices) => pairsOf(choices).filter((pair) => missing.has(pair)).length;
    const best = all.reduce((most, choices) => (news(choices) > news(most) ? choices : most));
    chosen.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return withPlayers(meta, chosen, seed);
}

type Choices = Readonly<Record<string, string | boolean>>;

function combinations(meta: Meta): Choices[] {
  const specs = Object.entries(meta.options) as unknown as [string, OptionSpec<string | boolean>][];
  return specs.reduce<Choices[]>(
    (all, [option, { choices }]) => all.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [option]: choice }))),
    [{}],
  );
}

/** Every choice together with every other one; with itself where it is alone. */
function pairsOf(choices: Choices): string[] {
  const chosen = Object.entries(choices).map(([option, choice]) => `${option}=${choice}`);
  return chosen.flatMap((one, index) => chosen.slice(index).map((other) => `${one} ${other}`));
}

function withPlayers({ players: { min, max } }: Meta, chosen: readonly Choices[], seed: string): Start[] {
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return counts.flatMap((players) =>
    chosen.map((options, index) => ({ players, options, seed: `${seed}/${players}/${index}` })),
  );
}
