/** What each network contains: living explorers and items. */
import { filled } from '../kit/counts.ts';
import { FACES } from './data.ts';
import type { State } from './types.ts';

/** Indexed by the network's name; `living[network * seats + seat]` counts explorers. */
export interface Networks {
  readonly living: readonly number[];
  readonly coins: readonly number[];
  readonly feathers: readonly number[];
}

export function networksOf(state: State): Networks {
  const { seats, network } = state;
  const coins = filled(network.length, 0);
  const feathers = filled(network.length, 0);
  const living = filled(network.length * seats, 0);
  for (let tile = 1; tile < network.length; tile++) {
    const name = network[tile]!;
    const { coins: coin, feathers: feather } = FACES[state.face[tile]!]!;
    coins[name]! += coin;
    feathers[name]! += feather;
    living[name * seats + state.owner[tile]!]! += state.alive[tile]!;
  }
  return { living, coins, feathers };
}
