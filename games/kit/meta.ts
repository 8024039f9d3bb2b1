/** What is known about a game before its rules are loaded. */
import type { Said } from './languages.ts';
import type { RefusalFor } from './rules.ts';

/** A colour of pieces; the client turns it into ink. */
export type SeatColour = 'red' | 'blue' | 'yellow' | 'green' | 'white' | 'black' | 'violet' | 'pink';

/** The values that an option can have. Their order means nothing; `default` names the usual one. */
export interface OptionSpec<Value extends string | boolean> {
  readonly choices: readonly Value[];
  readonly default: Value;
}

export type OptionSpecs<Options> = {
  readonly [Key in keyof Options]: Options[Key] extends string | boolean ? OptionSpec<Options[Key]> : never;
};

/** The options type of a game that has none. */
export type NoOptions = Readonly<Record<string, never>>;

export interface Meta<Options extends object = object> {
  readonly id: string;
  readonly names: Said<string>;
  readonly players: {
    readonly min: number;
    readonly max: number;
    readonly default: number;
    /** Set where the game doesn't say how many it is for: where nobody is asked, a table has the default number of seats. */
    readonly unsaid?: true;
  };
  /** One colour for each seat, in seat order. */
  readonly colours: readonly SeatColour[];
  /** About how long a game takes, in minutes; absent where nobody has said. */
  readonly minutes?: number;
  /** Set where no seat always begins. Elsewhere seats, and with them colours, move on in a rematch, so that another begins. */
  readonly drawsStarter?: boolean;
  /** How much there is to learn and to think about in this game. */
  readonly weight?: 'light' | 'medium' | 'heavy';
  /** Set for the one game of the shelf that beginners should start with. */
  readonly beginners?: boolean;
  readonly options: OptionSpecs<Options>;
  /** Set for stock games: their options are any object, which the game itself judges. */
  readonly ownOptions?: true;
  /** Set for stock games that list no moves: no bot could choose one. */
  readonly botless?: true;
}

/** Why a match can't be created with these options or this number of players. */
export type SetupRefusal = RefusalFor<'wrongPlayerCount' | 'unknownOption' | 'unknownChoice' | 'malformedOptions'>;

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: SetupRefusal };

/**
 * Checks options from outside against the game's meta. Refuses unknown keys and values; fills in defaults for missing
 * ones.
 */
export function readOptions<Options extends object>(meta: Meta<Options>, untrusted: unknown): Read<Options> {
  if (untrusted === undefined || untrusted === null) return { ok: true, value: defaultOptions(meta) };
  if (typeof untrusted !== 'object' || Array.isArray(untrusted))
    return { ok: false, refusal: { code: 'malformedOptions' } };
  if (meta.ownOptions) return { ok: true, value: untrusted as Options };
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

/** Checks a number of players from outside. Returns undefined if the game allows it. */
export function refusePlayers(meta: Meta, players: unknown): SetupRefusal | undefined {
  const { min, max } = meta.players;
  const ok = Number.isInteger(players) && (players as number) >= min && (players as number) <= max;
  return ok ? undefined : { code: 'wrongPlayerCount', min, max };
}
