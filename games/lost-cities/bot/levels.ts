/** How each level plays Lost Cities. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 150, leeway: 0.04 },
  // The best move and the fifth lie closer here than so short a search knows them: to choose among them loses to not searching.
  normal: { iterations: 300, leeway: 0 },
  hard: { iterations: 24_000, leeway: 0 },
  master: { iterations: 96_000, leeway: 0 },
};
