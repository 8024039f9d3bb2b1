/** How the game's bot judges positions, by hand, and how it would as it has learned to. */
import { knowledge } from '../../../games/attika/bot.ts';
import { features } from '../../../games/attika/bot/features.ts';
import { WEIGHTS } from '../../../games/attika/bot/weights.ts';
import { judgementOf } from '../../../games/kit/search/judgement.ts';

export const judgement = {
  features,
  hand: knowledge,
  learned: { evaluate: judgementOf(features, WEIGHTS), horizon: knowledge.horizon },
};
