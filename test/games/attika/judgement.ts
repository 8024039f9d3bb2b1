/** How the game's bot judges positions, as it has learned to, and how it did by hand. */
import { knowledge } from '../../../games/attika/bot.ts';
import { evaluate } from '../../../games/attika/bot/evaluate.ts';
import { features } from '../../../games/attika/bot/features.ts';

export const judgement = { features, hand: { evaluate, horizon: 20 }, learned: knowledge };
