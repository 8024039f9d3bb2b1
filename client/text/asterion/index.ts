/** Asterion's words in every language. */
import type { AsterionEvent, State } from '../../../games/asterion/types.ts';
import type { GameWords } from '../words.ts';
import type { Language } from '../language.ts';
import { words as en } from './en.ts';
import { words as ja } from './ja.ts';

export const words: Readonly<Record<Language, GameWords<State, AsterionEvent>>> = { ja, en };
