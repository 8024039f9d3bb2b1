/** How each level plays Atlantis. First impressions tell much there, and more than sixty iterations little. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 0, temperature: 1 },
  normal: { iterations: 0, temperature: 0.6 },
  hard: { iterations: 0, temperature: 0.15 },
  master: { iterations: 12_000 },
};
