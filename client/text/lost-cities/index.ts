/** Lost Cities' words in every language. */
import type { LostCitiesEvent, State } from '../../../games/lost-cities/types.ts';
import type { GameWords } from '../words.ts';
import type { Language } from '../language.ts';
import { words as en } from './en.ts';
import { words as ja } from './ja.ts';

export const words: Readonly<Record<Language, GameWords<State, LostCitiesEvent>>> = { ja, en };
