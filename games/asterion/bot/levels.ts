/** How each level plays Asterion. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 240, leeway: 0.6, evenly: true, overlooks: ['rotateTile', 'swapTiles', 'liftTile'] },
  normal: { iterations: 1200, leeway: 0.15 },
  hard: { iterations: 8000, leeway: 0 },
  master: { iterations: 32_000, leeway: 0 },
};
