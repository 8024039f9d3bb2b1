/** How the game's bot judges positions, as it has learned to, and how it did by hand. */
import { knowledge } from '../../../games/katason/bot.ts';
import { evaluate } from '../../../games/katason/bot/evaluate.ts';
import { features } from '../../../games/katason/bot/features.ts';

export const judgement = { features, hand: { evaluate, horizon: 40 }, learned: knowledge };
