/** How each level plays Katason. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 80, leeway: 0.3 },
  normal: { iterations: 1500, leeway: 0.04 },
  hard: { iterations: 8000, leeway: 0 },
  master: { iterations: 32_000, leeway: 0 },
};
