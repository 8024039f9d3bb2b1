/** What the checks of all laws share: the error they throw, comparisons with messages, and the starts to play. */
import type { Meta, OptionSpec } from '../meta.ts';
import type { Start } from '../record.ts';
import type { Rules, Seat } from '../rules.ts';
import { LAWS, type Law, mendedIn } from './lawbook.ts';
import { isPlainJson, isRecord, isSame } from './same.ts';

export type { Law } from './lawbook.ts';

/** A move, as the report of a broken law names it. */
export interface ReportedMove {
  readonly seat: Seat;
  readonly move: unknown;
}

/** Where a law was broken: the position as text, and the move that was made there or that led there. */
export interface Circumstances {
  readonly position?: string;
  readonly made?: ReportedMove;
  readonly led?: ReportedMove;
}

/** Thrown when a game breaks a law: which law, how, and the text of the position if there was one. */
export class Broken extends Error {
  constructor(
    readonly law: Law,
    readonly what: string,
    readonly place: Circumstances = {},
    /** Where to mend the game, if it isn't the usual place for this law. */
    readonly mended = mendedIn(law),
    cause?: unknown,
  ) {
    const { position, made, led } = place;
    const lines = [
      `law ${law}, ${LAWS[law]}: ${what}`,
      ...(made === undefined ? [] : [`The move: ${called(made.move, made.seat)}.`]),
      ...(led === undefined ? [] : [`The move that led there: ${called(led.move, led.seat)}.`]),
      `To be mended in ${mended}.`,
      ...(position === undefined ? [] : ['', position]),
    ];
    super(lines.join('\n'), cause === undefined ? {} : { cause });
  }
}

/**
 * Throws unless `condition` is true. `what` says what should have been true; pass a function if the text is costly to
 * build.
 */
export function demand(
  law: Law,
  condition: boolean,
  what: string | (() => string),
  mended?: string,
): asserts condition {
  if (!condition) throw new Broken(law, typeof what === 'string' ? what : what(), {}, mended);
}

/** Throws unless both are the same JSON value. */
export function demandSame(law: Law, actual: unknown, expected: unknown, what: string, mended?: string): void {
  demand(law, isSame(actual, expected), () => `${what}${firstDifference(actual, expected)}`, mended);
}

/** Throws unless the value survives JSON unchanged. */
export function demandPlain(law: Law, value: unknown, what: string): void {
  demand(law, isPlainJson(value), () => `${what}${firstDifference(JSON.parse(JSON.stringify(value)), value)}`);
}

/** The first difference of two values: its path and both values. */
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
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return value === undefined ? 'missing' : JSON.stringify(value);
}

/** How messages name a move. */
export function called(move: unknown, seat: Seat): string {
  return `${JSON.stringify(move)} of seat ${seat}`;
}

/** How messages name an observer. */
export function nameOf(observer: Seat | null): string {
  return observer === null ? 'a spectator' : `seat ${observer}`;
}

export function seatsOf(rules: Rules, state: object): Seat[] {
  return Array.from({ length: rules.players(state) }, (_, seat) => seat);
}

/** Every number of players with every combination of options. Each has its own seed, which begins with `seed`. */
export function variants(meta: Meta, seed: string): Start[] {
  return withPlayers(meta, combinations(meta), seed);
}

/**
 * Like `variants`, but with few combinations of options. Any two choices still occur together, for each number of
 * players.
 */
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

/** Each choice paired with every choice of the other options; with itself if there is only one option. */
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
