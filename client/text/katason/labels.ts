/** The short words of Katason's board in both languages. */
import type { Language } from '../language.ts';
import { labels as en } from './labels.en.ts';
import { labels as ja } from './labels.ja.ts';
import type { Labels } from './types.ts';

export type { Labels } from './types.ts';

export const labelsIn: Readonly<Record<Language, Labels>> = { ja, en };
