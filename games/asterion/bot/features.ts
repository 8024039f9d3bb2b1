/** What counts in a position of Asterion, for judging it. */
import { filled } from '../../kit/counts.ts';
import { STEPS } from '../../kit/geometry/square.ts';
import type { Features } from '../../kit/search/judgement.ts';
import { TILES, WINGS } from '../data.ts';
import { lay } from '../layout.ts';
import { type Networks, networksOf } from '../networks.ts';
import { openings } from '../outside.ts';
import type { State } from '../types.ts';

/** What is counted of a seat, in this order. */
const NAMES = [
  'kills',
  'openCoins',
  'wingedCoins',
  'shutCoins',
  'openPoor',
  'wingedPoor',
  'shutPoor',
  'feathered',
  'narrowCoins',
  'huntedCoins',
  'huntedPoor',
  'shared',
  'turn',
] as const;

type Name = (typeof NAMES)[number];

const AT = Object.fromEntries(NAMES.map((name, index) => [name, index])) as Readonly<Record<Name, number>>;

export const features: Features<State> = {
  names: NAMES,
  // The part of all turns that is over: each uses up one tile.
  progress: ({ turns, seats }) => turns / (seats * TILES),
  of: counted,
};

/** By network: how many of its sides lead out, and whether one tile could join it with Asterion's. */
interface Ends {
  readonly out: readonly number[];
  readonly hunted: readonly boolean[];
}

function counted(state: State): readonly (readonly number[])[] {
  const networks = networksOf(state);
  lay(state);
  const ends = endsOf(state);
  const counts = state.kills.map((kills, seat) => {
    const own = filled(NAMES.length, 0);
    own[AT.kills] = kills;
    own[AT.turn] = state.turn === seat ? 1 : 0;
    return own;
  });
  for (let network = 1; network < networks.coins.length; network++) addNetwork(state, networks, ends, network, counts);
  return counts;
}

/** Adds what a network is to those who live in it. */
function addNetwork(
  { seats }: State,
  { living, coins, feathers }: Networks,
  { out, hunted }: Ends,
  network: number,
  counts: readonly number[][],
): void {
  const coin = coins[network]!;
  const rich = coin > 0;
  const sides = out[network]!;
  const feather = feathers[network]!;
  const winged = feather >= WINGS;
  const way = winged ? 'winged' : sides > 0 ? 'open' : 'shut';
  const kept: Name = `${way}${rich ? 'Coins' : 'Poor'}`;
  let all = 0;
  for (let seat = 0; seat < seats; seat++) all += living[network * seats + seat]!;
  for (let seat = 0; seat < seats; seat++) {
    const here = living[network * seats + seat]!;
    if (here === 0) continue;
    const own = counts[seat]!;
    const worth = rich ? here * coin : here;
    own[AT[kept]]! += worth;
    if (feather === WINGS - 1) own[AT.feathered]! += worth;
    if (!winged && sides === 1 && rich) own[AT.narrowCoins]! += worth;
    if (hunted[network]!) own[rich ? AT.huntedCoins : AT.huntedPoor]! += worth;
    own[AT.shared]! += (all - here) * coin;
  }
}

function endsOf(state: State): Ends {
  const out = filled(state.cell.length, 0);
  const hunted: boolean[] = state.cell.map(() => false);
  const doors: { readonly cell: number; readonly network: number }[] = [];
  const lairs = new Set<number>();
  openings(state, (tile, side, onto) => {
    const network = state.network[tile]!;
    if (onto === 'outside') out[network]!++;
    if (onto !== 'outside' && onto !== 'gap') return;
    const cell = state.cell[tile]! + STEPS[side]!;
    if (network === 0) lairs.add(cell);
    else doors.push({ cell, network });
  });
  for (const { cell, network } of doors) if (lairs.has(cell)) hunted[network] = true;
  return { out, hunted };
}
