/** How the game's bot judges positions, by hand, and how it would as it has learned to. */
import { knowledge } from '../../../games/lost-cities/bot.ts';
import { features } from '../../../games/lost-cities/bot/features.ts';
import { UNITS, WEIGHTS } from '../../../games/lost-cities/bot/weights.ts';
import { judgementOf } from '../../../games/kit/search/judgement.ts';

export const judgement = {
  features,
  hand: knowledge,
  learned: { evaluate: judgementOf(features, WEIGHTS, UNITS), horizon: knowledge.horizon },
};
