/** How each level plays Katason. Luck decides much there: ten iterations win one game of three against a hundred and fifty. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 10 },
  normal: { iterations: 150 },
  hard: { iterations: 1500 },
  master: { iterations: 8000 },
};
