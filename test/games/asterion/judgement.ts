/** How the game's bot judges positions, as it has learned to, and how it did by hand. */
import { knowledge } from '../../../games/asterion/bot.ts';
import { evaluate } from '../../../games/asterion/bot/evaluate.ts';
import { features } from '../../../games/asterion/bot/features.ts';

export const judgement = { features, hand: { evaluate, horizon: 16 }, learned: knowledge };
