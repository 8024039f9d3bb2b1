/** The short words on Asterion's board, hand and panels. Sentences of the table are in `GameWords`. */
import { catalog } from '../catalog.ts';
import { labels as en } from './labels.en.ts';
import { labels as ja } from './labels.ja.ts';

export type { Labels } from './labels.en.ts';

export const labelsIn = catalog({ en, ja });
