/**
 * How each level plays Lost Cities. Its policy plays well at first sight; master’s iterations are playouts, of which each
 * deal takes as many as moves are compared.
 */
import type { Ladder } from '../../kit/search/levels.ts';

export const LEVELS: Ladder = {
  easy: { iterations: 0, temperature: 16, overlooks: ['takeDiscard'] },
  normal: { iterations: 0, temperature: 4 },
  hard: { iterations: 0, temperature: 0.7 },
  master: { iterations: 3000 },
};
