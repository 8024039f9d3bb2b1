/** Makes a game's meta (what is known before its rules are loaded) from a short description. */
import type { Meta, NoOptions, OptionSpecs, SeatColour } from '../meta.ts';

/** Options by name; the first choice is the default. */
type Choices = Readonly<Record<string, readonly [string | boolean, ...(string | boolean)[]]>>;

/** The argument of `metaOf`: `players: [2, 4]`, `options: { short: [false, true] }`. */
interface About<O> extends Pick<Meta, 'id' | 'names' | 'weight' | 'drawsStarter'> {
  readonly players: readonly [least: number, most: number];
  /** About how long a game takes, in minutes; 10 if absent. */
  readonly minutes?: number;
  readonly colours?: readonly SeatColour[];
  readonly options?: O;
}

const COLOURS: readonly SeatColour[] = ['red', 'blue', 'yellow', 'green', 'white', 'black', 'violet', 'pink'];

/** Makes the meta of a game. */
export function metaOf<const O extends Choices = NoOptions>(
  about: About<O>,
): Meta<{ readonly [Name in keyof O]: O[Name][number] }> {
  const { players, minutes = 10, colours = COLOURS.slice(0, players[1]), options, ...rest } = about;
  const specs = Object.entries(options ?? {}).map(([name, choices]) => [name, { choices, default: choices[0] }]);
  return {
    // Unless `setup` says who begins, chance does.
    drawsStarter: true,
    ...rest,
    players: { min: players[0], max: players[1], default: players[0] },
    minutes,
    colours,
    options: Object.fromEntries(specs) as OptionSpecs<{ readonly [Name in keyof O]: O[Name][number] }>,
  };
}
