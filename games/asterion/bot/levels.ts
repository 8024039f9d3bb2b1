/** How each level plays Asterion. First impressions tell much there. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 0, temperature: 4, overlooks: ['rotateTile', 'swapTiles', 'liftTile'] },
  normal: { iterations: 0, temperature: 2, overlooks: ['swapTiles', 'liftTile'] },
  hard: { iterations: 0, temperature: 0.3 },
  master: { iterations: 8000 },
};
