/** How each level plays Lost Cities. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 150, leeway: 0.04 },
  normal: { iterations: 400, leeway: 0.004 },
  hard: { iterations: 24_000, leeway: 0 },
  master: { iterations: 96_000, leeway: 0 },
};
