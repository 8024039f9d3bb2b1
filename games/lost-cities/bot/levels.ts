/** How each level plays Lost Cities. Its iterations are playouts; several moves are played on over each deal. Easy plays none. */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 1, leeway: 1, temperature: 4 },
  normal: { iterations: 150, leeway: 0 },
  hard: { iterations: 3000, leeway: 0 },
  master: { iterations: 12_000, leeway: 0 },
};
