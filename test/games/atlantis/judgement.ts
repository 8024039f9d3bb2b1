/** How the game's bot judges positions, as it has learned to, and how it did by hand. */
import { knowledge } from '../../../games/atlantis/bot.ts';
import { evaluate } from '../../../games/atlantis/bot/evaluate.ts';
import { features } from '../../../games/atlantis/bot/features.ts';

export const judgement = { features, hand: { evaluate, horizon: 24 }, learned: knowledge };
