/** How each level plays Atlantis. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 240, leeway: 0.2, evenly: true },
  normal: { iterations: 1200, leeway: 0.06 },
  hard: { iterations: 12_000, leeway: 0 },
  master: { iterations: 48_000, leeway: 0 },
};
