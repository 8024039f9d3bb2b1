/** A network as the notes show it: who lives there, what lies there, and whether it leads outside. */
import { WINGS } from '../../../../games/asterion/data.ts';
import { lay } from '../../../../games/asterion/layout.ts';
import { networksOf } from '../../../../games/asterion/networks.ts';
import { openNetworks } from '../../../../games/asterion/outside.ts';
import type { State } from '../../../../games/asterion/types.ts';

export interface Network {
  readonly name: number;
  readonly tiles: readonly number[];
  /** How many explorers of each seat live there. */
  readonly living: readonly number[];
  readonly coins: number;
  readonly feathers: number;
  readonly open: boolean;
}

/** How the living explorers of a network get out, as the key of a label. */
export function wayOutOf({ open, feathers }: Network): 'leadsOut' | 'fliesOut' | 'noWayOut' {
  if (open) return 'leadsOut';
  return feathers >= WINGS ? 'fliesOut' : 'noWayOut';
}

/** The network of a tile. */
export function networkOf(state: State, tile: number): Network {
  const name = state.network[tile]!;
  const { living, coins, feathers } = networksOf(state);
  lay(state);
  return {
    name,
    tiles: state.network.flatMap((of, other) => (of === name && other !== state.lifted ? [other] : [])),
    living: living.slice(name * state.seats, (name + 1) * state.seats),
    coins: coins[name]!,
    feathers: feathers[name]!,
    open: openNetworks(state)[name]!,
  };
}
