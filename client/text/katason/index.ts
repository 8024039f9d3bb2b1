/** Katason's words in every language. */
import type { KatasonEvent, State } from '../../../games/katason/types.ts';
import type { GameWords } from '../words.ts';
import type { Language } from '../language.ts';
import { words as en } from './en.ts';
import { words as ja } from './ja.ts';

export const words: Readonly<Record<Language, GameWords<State, KatasonEvent>>> = { ja, en };
