/** How the game's bot judges positions, as it has learned to, and how it did by hand. */
import { knowledge } from '../../../games/katason/bot.ts';
import { features } from '../../../games/katason/bot/features.ts';
import { judgementOf } from '../../../games/kit/search/judgement.ts';

/** Weights set by hand, after a look at who won some thousand games of the playout policy against itself. */
const evaluate = judgementOf(features, {
  points: [0.25, 0.63],
  income: [0.066, -0.092],
  spread: [0.32, 0],
  hand: [0.79, 0],
  usefulCards: [0.55, 0],
  trail: [0.22, 0],
  knights: [0.3, 0],
  expansion: [0.045, 0],
  harbours: [0.02, 0],
  oneShort: [0.71, 0],
  roadAward: [-0.9, 0],
  knightAward: [-0.93, 0],
});

export const judgement = { features, hand: { evaluate, horizon: 40 }, learned: knowledge };
