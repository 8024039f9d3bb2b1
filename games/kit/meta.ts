/** What is known of a game before its rules are loaded. */
import type { Said } from './languages.ts';
import type { RefusalFor } from './rules.ts';

/** A colour of pieces; the client turns it into ink. */
export type SeatColour = 'red' | 'blue' | 'yellow' | 'green' | 'white' | 'black';

/** The values an option can take; the first is not special, `default` is. */
export interface OptionSpec<Value extends string | boolean> {
  readonly choices: readonly Value[];
  readonly default: Value;
}

export type OptionSpecs<Options> = {
  readonly [Key in keyof Options]: Options[Key] extends string | boolean ? OptionSpec<Options[Key]> : never;
};

/** Options of a game that is played one way. */
export type NoOptions = Readonly<Record<string, never>>;

export interface Meta<Options extends object = object> {
  readonly id: string;
  readonly names: Said<string>;
  readonly players: { readonly min: number; readonly max: number; readonly default: number };
  /** One colour for each seat, in seat order. */
  readonly colours: readonly SeatColour[];
  /** About how long a game takes, in minutes. */
  readonly minutes: number;
  /** How much there is to learn and to think about. */
  readonly weight?: 'light' | 'medium' | 'heavy';
  /** Of all games on a shelf the one to begin with. */
  readonly beginners?: boolean;
  readonly options: OptionSpecs<Options>;
}

/** Why no match is made of such options or so many players. */
export type SetupRefusal = RefusalFor<'wrongPlayerCount' | 'unknownOption' | 'unknownChoice' | 'malformedOptions'>;

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: SetupRefusal };

/** Checks options from outside against the game's meta: unknown keys and values are refused, missing ones get their default. */
export function readOptions<Options extends object>(meta: Meta<Options>, untrusted: unknown): Read<Options> {
  if (untrusted === undefined || untrusted === null) return { ok: true, value: defaultOptions(meta) };
  if (typeof untrusted !== 'object' || Array.isArray(untrusted))
    return { ok: false, refusal: { code: 'malformedOptions' } };
  const specs: Readonly<Record<string, OptionSpec<string | boolean>>> = meta.options;
  const value = new Map<string, unknown>(Object.entries(defaultOptions(meta)));
  for (const [key, given] of Object.entries(untrusted)) {
    if (!Object.hasOwn(specs, key)) return { ok: false, refusal: { code: 'unknownOption', option: key } };
    const choices = specs[key]?.choices ?? [];
    if (!choices.some((choice) => choice === given)) {
      return { ok: false, refusal: { code: 'unknownChoice', option: key, choices } };
    }
    value.set(key, given);
  }
  return { ok: true, value: Object.fromEntries(value) as Options };
}

export function defaultOptions<Options extends object>(meta: Meta<Options>): Options {
  const specs: Readonly<Record<string, OptionSpec<string | boolean>>> = meta.options;
  return Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default])) as Options;
}

/** Checks a number of players from outside. */
export function refusePlayers(meta: Meta, players: unknown): SetupRefusal | undefined {
  const { min, max } = meta.players;
  const ok = Number.isInteger(players) && (players as number) >= min && (players as number) <= max;
  return ok ? undefined : { code: 'wrongPlayerCount', min, max };
}
