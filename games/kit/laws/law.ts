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

/** Where a law was broken: the position as text, what was played before, and the move that was made there or led there. */
export interface Circumstances {
  readonly position?: string;
  readonly start?: Start;
  /** The number of moves that were made before. */
  readonly step?: number;
  readonly made?: ReportedMove;
  readonly led?: ReportedMove;
}

/** What was found in a game that breaks a law. */
export interface Finding {
  readonly law: Law;
  /** What is so and shouldn't be. */
  readonly found: string;
  /** What should be so, if the law's own text doesn't say it better. */
  readonly expected?: string | undefined;
  readonly place?: Circumstances;
  /** Where to mend the game, if it isn't the usual place for this law. */
  readonly mended?: string | undefined;
  readonly cause?: unknown;
}

/** Thrown when a game breaks a law. Its `position` is whole, its message shows the beginning. */
export class Broken extends Error {
  readonly law: Law;
  readonly place: Circumstances;
  readonly mended: string;

  constructor(readonly finding: Finding) {
    const { law, found, expected = LAWS[law], place = {}, mended = mendedIn(law), cause } = finding;
    const { position, made, led, start, step = 0 } = place;
    const lines = [
      `law ${law}: ${found}`,
      `Expected: ${expected}.`,
      ...(made === undefined ? [] : [`The move: ${called(made.move, made.seat)}, number ${step + 1} of the game.`]),
      ...(led === undefined
        ? []
        : [`The move that led there: ${called(led.move, led.seat)}, number ${step} of the game.`]),
      ...(start === undefined ? [] : [`To see it: ${JSON.stringify(start)}.`]),
      `To be mended in ${mended}.`,
      ...(position === undefined ? [] : ['', beginningOf(position)]),
    ];
    super(lines.join('\n'), cause === undefined ? {} : { cause });
    this.law = law;
    this.place = place;
    this.mended = mended;
  }

  /** The whole text of the position, if there was one: `readPosition` reads it. */
  get position(): string | undefined {
    return this.place.position;
  }
}

/** How much of a position a message shows. */
const LINES = 20;
const LONGEST = 120;

/** The first line of a position, and of its state what there is room for. */
function beginningOf(position: string): string {
  const [header = '', ...lines] = position.trimEnd().split('\n');
  const state = lines.slice(lines.indexOf('state:') + 1).map((line) => line.slice(2));
  const shown = state.slice(0, LINES).map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line));
  const rest = shown.length < state.length ? [`… and ${state.length - shown.length} lines more`] : [];
  return [header, ...shown, ...rest, '(`position` of this error has all of it.)'].join('\n');
}

/** Throws unless `condition` is true. `found` says what is so if it isn't; pass a function if the text is costly to build. */
export function demand(
  law: Law,
  condition: boolean,
  found: string | (() => string),
  mended?: string,
): asserts condition {
  if (!condition) throw new Broken({ law, found: typeof found === 'string' ? found : found(), mended });
}

/** Throws unless both are the same JSON value. `expected` says what is so if they are. */
export function demandSame(law: Law, actual: unknown, wanted: unknown, expected: string, mended?: string): void {
  if (!isSame(actual, wanted)) throw new Broken({ law, found: firstDifference(actual, wanted), expected, mended });
}

/** Throws unless the value survives JSON unchanged. `expected` says what is so if it does. */
export function demandPlain(law: Law, value: unknown, expected: string): void {
  if (isPlainJson(value)) return;
  throw new Broken({ law, found: firstDifference(JSON.parse(JSON.stringify(value)), value), expected });
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
  return `${path.replace(/^\./, '') || 'it'} is ${told(actual)}, not ${told(expected)}`;
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
