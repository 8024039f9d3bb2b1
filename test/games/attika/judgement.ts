/** How the game's bot judges positions, as it has learned to, and how it did by hand. */
import { knowledge } from '../../../games/attika/bot.ts';
import { features } from '../../../games/attika/bot/features.ts';
import { judgementOf } from '../../../games/kit/search/judgement.ts';

/** Weights set by hand: 2.5 buildings of difference make a chance e times as large. */
const evaluate = judgementOf(features, {
  pieces: [0.4, 0],
  cards: [0.072, 0],
  amphorae: [0.24, 0],
  last: [0.32, 0],
  oneGap: [5.6, 0],
  twoGaps: [2.8, 0],
  threeGaps: [1.4, 0],
  fourGaps: [0.6, 0],
  fiveGaps: [0.2, 0],
});

export const judgement = { features, hand: { evaluate, horizon: 20 }, learned: knowledge };
