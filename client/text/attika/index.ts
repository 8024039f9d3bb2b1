/** Attika's words in every language. */
import type { AttikaEvent, State } from '../../../games/attika/types.ts';
import type { GameWords } from '../words.ts';
import type { Language } from '../language.ts';
import { words as en } from './en.ts';
import { words as ja } from './ja.ts';

export const words: Readonly<Record<Language, GameWords<State, AttikaEvent>>> = { ja, en };
