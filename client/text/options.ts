/** The options a match is played with, in the game's words. */
import type { Meta } from '../../games/kit/meta.ts';
import type { Json } from '../../games/kit/rules.ts';
import type { GameWords } from '../table/board.ts';

export interface ChosenOption {
  readonly key: string;
  readonly label: string;
  readonly choice: string;
  /** Whether it is as the game is played where nobody chooses. */
  readonly usual: boolean;
}

/** Every option of a match in the order of the game's catalog; those the match doesn't know are left out. */
export function chosenOptions(
  { options: specs }: Meta,
  words: Pick<GameWords<object>, 'options'>,
  options: Readonly<Record<string, Json>>,
): ChosenOption[] {
  const defaults = specs as Readonly<Record<string, { readonly default: Json }>>;
  return Object.entries(words.options).flatMap(([key, { label, choices }]) => {
    const value = options[key];
    const choice = choices[typeof value === 'string' ? value : JSON.stringify(value ?? null)];
    return choice === undefined ? [] : [{ key, label, choice, usual: value === defaults[key]?.default }];
  });
}
