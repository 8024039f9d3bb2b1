/** How each level plays Attika. Comparing a few moves tells much there. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 0, temperature: 0.3 },
  normal: { iterations: 2 },
  hard: { iterations: 10 },
  master: { iterations: 12_000 },
};
