/** How each level plays Asterion. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 240, leeway: 0.6, evenly: true },
  normal: { iterations: 400, leeway: 0.1 },
  hard: { iterations: 8000, leeway: 0 },
  master: { iterations: 32_000, leeway: 0 },
};
