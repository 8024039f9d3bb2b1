/** Who escapes with what, and the final ranking. */
import type { Place, Result, Seat } from '../kit/rules.ts';
import { WINGS } from './data.ts';
import { lay, openNetworks } from './layout.ts';
import { networksOf } from './networks.ts';
import { over } from './state.ts';
import type { State } from './types.ts';

/** A living explorer that gets out of the labyrinth, with the coins of its network: one point each. */
export interface Escape {
  readonly seat: Seat;
  readonly tile: number;
  readonly coins: number;
}

/** Explorers that would escape if the game ended now, in the order their tiles were placed. Asterion 6.2 */
export function escapes(state: State): readonly Escape[] {
  lay(state);
  const open = openNetworks(state);
  const { coins, feathers } = networksOf(state);
  const escaping: Escape[] = [];
  for (let tile = 1; tile < state.cell.length; tile++) {
    const network = state.network[tile]!;
    if (state.alive[tile] !== 1 || !(open[network]! || feathers[network]! >= WINGS)) continue;
    escaping.push({ seat: state.owner[tile]!, tile, coins: coins[network]! });
  }
  return escaping;
}

/** Every seat with its points as they stand, best first. Asterion 6.3, 6.4 */
export function standing(state: State): readonly Place[] {
  const escaping = escapes(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => {
    const own = escaping.filter((escape) => escape.seat === seat);
    const rich = own.filter(({ coins }) => coins > 0);
    const treasure = rich.reduce((total, { coins }) => total + coins, 0);
    return { seat, kills: state.kills[seat]!, treasure, rich: rich.length, poor: own.length - rich.length };
  });
  const total = (of: (typeof seats)[number]) => of.kills + of.treasure;
  const ahead = (a: (typeof seats)[number], b: (typeof seats)[number]) => total(b) - total(a) || b.poor - a.poor;
  return seats
    .toSorted((a, b) => ahead(a, b) || a.seat - b.seat)
    .map((of) => ({
      seat: of.seat,
      rank: 1 + seats.filter((other) => ahead(other, of) < 0).length,
      score: total(of),
      items: [
        { code: 'kills', points: of.kills },
        { code: 'treasure', points: of.treasure, count: of.rich },
        { code: 'escapedWithoutCoin', points: 0, count: of.poor },
      ],
    }));
}

export function result(state: State): Result | undefined {
  return over(state) ? { ending: 'lastTile', places: standing(state) } : undefined;
}
