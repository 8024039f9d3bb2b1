/** What is known of a game before it loads, from few words. */
import type { Meta, NoOptions, OptionSpecs, SeatColour } from '../meta.ts';

/** Options by name, the usual choice first. */
type Choices = Readonly<Record<string, readonly [string | boolean, ...(string | boolean)[]]>>;

/** What `metaOf` is told: `players: [2, 4]`, `options: { short: [false, true] }`. */
interface About<O> extends Pick<Meta, 'id' | 'names' | 'weight'> {
  readonly players: readonly [least: number, most: number];
  /** About how long it takes; 10 without it. */
  readonly minutes?: number;
  readonly colours?: readonly SeatColour[];
  readonly options?: O;
}

const COLOURS: readonly SeatColour[] = ['red', 'blue', 'yellow', 'green', 'white', 'black'];

/** What is known of a game before it loads. */
export function metaOf<const O extends Choices = NoOptions>(
  about: About<O>,
): Meta<{ readonly [Name in keyof O]: O[Name][number] }> {
  const { players, minutes = 10, colours = COLOURS.slice(0, players[1]), options, ...rest } = about;
  const specs = Object.entries(options ?? {}).map(([name, choices]) => [name, { choices, default: choices[0] }]);
  return {
    ...rest,
    players: { min: players[0], max: players[1], default: players[0] },
    minutes,
    colours,
    options: Object.fromEntries(specs) as OptionSpecs<{ readonly [Name in keyof O]: O[Name][number] }>,
  };
}
