/** The laws of DESIGN.md, section 5, and what the checks of them share. */
import { isDeepStrictEqual } from 'node:util';
import type { Meta, OptionSpec } from '../../games/kit/meta.ts';
import type { Start } from '../../games/kit/record.ts';
import type { Rules, Seat } from '../../games/kit/rules.ts';

/** A law that a game broke, and how. */
export class Broken extends Error {
  constructor(
    readonly law: number,
    what: string,
  ) {
    super(`law ${law}: ${what}`);
  }
}

/** Throws unless `condition` is true. `what` says what should have been so; a function when it is costly to say. */
export function demand(law: number, condition: boolean, what: string | (() => string)): asserts condition {
  if (!condition) throw new Broken(law, typeof what === 'string' ? what : what());
}

/** Throws unless both are the same JSON value. */
export function demandSame(law: number, actual: unknown, expected: unknown, what: string): void {
  demand(law, isDeepStrictEqual(actual, expected), () => `${what}${firstDifference(actual, expected)}`);
}

/** Where two values differ first, as a path with both values. */
function firstDifference(actual: unknown, expected: unknown, path = ''): string {
  if (isDeepStrictEqual(actual, expected)) return '';
  if (isRecord(actual) && isRecord(expected)) {
    for (const key of new Set([...Object.keys(actual), ...Object.keys(expected)])) {
      const found = firstDifference(actual[key], expected[key], `${path}.${key}`);
      if (found !== '') return found;
    }
  }
  return `: ${path || 'value'} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function seatsOf(rules: Rules, state: object): Seat[] {
  return Array.from({ length: rules.players(state) }, (_, seat) => seat);
}

/** Every number of players and combination of options, each with a seed of its own that begins with `seed`. */
export function variants(meta: Meta, seed: string): Start[] {
  let combinations: Record<string, string | boolean>[] = [{}];
  const specs = Object.entries(meta.options) as unknown as [string, OptionSpec<string | boolean>][];
  for (const [option, { choices }] of specs) {
    combinations = combinations.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [option]: choice })));
  }
  const { min, max } = meta.players;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return counts.flatMap((players) =>
    combinations.map((options, index) => ({ players, options, seed: `${seed}/${players}/${index}` })),
  );
}
