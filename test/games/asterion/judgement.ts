/** How the game's bot judges positions, as it has learned to, and how it did by hand. */
import { knowledge } from '../../../games/asterion/bot.ts';
import { features } from '../../../games/asterion/bot/features.ts';
import { HOPE, KEEPS } from '../../../games/asterion/bot/landing.ts';
import { WINGS } from '../../../games/asterion/data.ts';
import { lay } from '../../../games/asterion/layout.ts';
import { networksOf } from '../../../games/asterion/networks.ts';
import { openNetworks } from '../../../games/asterion/outside.ts';
import type { State } from '../../../games/asterion/types.ts';
import { softmax } from '../../../games/kit/search/softmax.ts';

/** How sharply a point of difference tells chances apart, when the game begins and when it ends. */
const SHARPNESS = { start: 0.12, end: 0.8 } as const;

/** Chances by seat. */
function evaluate(state: State): readonly number[] {
  const { seats } = state;
  const { living, coins, feathers } = networksOf(state);
  lay(state);
  const open = openNetworks(state);
  const strengths = state.kills.slice();
  for (let network = 1; network < coins.length; network++) {
    const keeps = feathers[network]! >= WINGS ? KEEPS.winged : open[network]! ? KEEPS.open : KEEPS.shut;
    const worth = coins[network]! > 0 ? coins[network]! * keeps : HOPE;
    for (let seat = 0; seat < seats; seat++) strengths[seat]! += living[network * seats + seat]! * worth;
  }
  const sharpness = SHARPNESS.start + (SHARPNESS.end - SHARPNESS.start) * features.progress(state);
  return softmax(strengths, 1 / sharpness);
}

export const judgement = { features, hand: { evaluate, horizon: 16 }, learned: knowledge };
