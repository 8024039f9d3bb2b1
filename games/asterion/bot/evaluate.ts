/** How likely each seat is to win, from deaths scored so far and what living explorers may carry out. */
import { softmax } from '../../kit/search/softmax.ts';
import { TILES, WINGS } from '../data.ts';
import { lay } from '../layout.ts';
import { networksOf } from '../networks.ts';
import { openNetworks } from '../outside.ts';
import type { State } from '../types.ts';

/** How sharply a point of difference tells chances apart, when the game begins and when it ends. */
const SHARPNESS = { start: 0.12, end: 0.8 } as const;
/** A living explorer's chance to keep what its network holds: already leading out, winged, or neither. */
export const KEEPS = { open: 0.75, winged: 0.85, shut: 0.25 } as const;
/** What an explorer in a network without coins may still come to. */
export const HOPE = 0.12;

/** Chances by seat. */
export function evaluate(state: State): readonly number[] {
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
  const sharpness = SHARPNESS.start + (SHARPNESS.end - SHARPNESS.start) * progressOf(state);
  return softmax(strengths, 1 / sharpness);
}

/** The part of all turns that is over: each uses up one tile. */
export function progressOf({ turns, seats }: State): number {
  return turns / (seats * TILES);
}
