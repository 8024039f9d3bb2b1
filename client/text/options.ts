/** The options a match is played with, in the game's words. */
import { type Meta, type OptionSpec, readOptions } from '../../games/kit/meta.ts';
import type { Json } from '../../games/kit/rules.ts';
import type { GameWords } from './words.ts';

export interface ChosenOption {
  readonly key: string;
  readonly label: string;
  readonly choice: string;
  /** Whether the choice is the option's default. */
  readonly usual: boolean;
}

/** The options of a game, by name. */
function specsOf({ options }: Meta): Readonly<Record<string, OptionSpec<string | boolean>>> {
  return options as Readonly<Record<string, OptionSpec<string | boolean>>>;
}

/** A choice as catalogs and addresses write it. */
const spelt = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** The options of a match in the order of the game's catalog. Options that the match lacks are left out. */
export function chosenOptions(
  meta: Meta,
  words: Pick<GameWords<object>, 'options'>,
  options: Readonly<Record<string, Json>>,
): ChosenOption[] {
  const specs = specsOf(meta);
  return Object.entries(words.options).flatMap(([key, { label, choices }]) => {
    const value = options[key];
    const choice = choices[spelt(value)];
    return choice === undefined ? [] : [{ key, label, choice, usual: value === specs[key]?.default }];
  });
}

/** The address of a game's rules as they hold with these options. Defaults are left out of it. */
export function rulesAddress(meta: Meta, options: Readonly<Record<string, Json>>): string {
  const unusual = Object.entries(specsOf(meta)).flatMap(([key, spec]) => {
    const value = options[key] ?? spec.default;
    return value === spec.default ? [] : [[key, spelt(value)]];
  });
  return unusual.length === 0 ? `/rules/${meta.id}` : `/rules/${meta.id}?${new URLSearchParams(unusual).toString()}`;
}

/** Reads the options from the query of such an address. Anything may stand there. */
export function optionsIn(meta: Meta, query: string): ReturnType<typeof readOptions> {
  const specs = new Map(Object.entries(specsOf(meta)));
  const given = [...new URLSearchParams(query)].map(([key, text]): [string, Json] => [
    key,
    specs.get(key)?.choices.find((choice) => spelt(choice) === text) ?? text,
  ]);
  return readOptions(meta, Object.fromEntries(given));
}
