/** How each level plays Katason. Luck decides much there: three iterations are no worse than its quick policy. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 3 },
  normal: { iterations: 25 },
  hard: { iterations: 150 },
  master: { iterations: 8000 },
};
