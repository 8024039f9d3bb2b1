/** Which explorers escape with what, and the final ranking. */
import { sum } from '../kit/counts.ts';
import type { Place, Result, Seat } from '../kit/rules.ts';
import { ranked } from '../kit/seats.ts';
import { WINGS } from './data.ts';
import { isOver } from './flow.ts';
import { lay } from './layout.ts';
import { networksOf } from './networks.ts';
import { openNetworks } from './outside.ts';
import type { State } from './types.ts';

/** A living explorer that gets out of the labyrinth, with the coins of its network (one point each). */
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

/** Every seat with its current points, best first. Asterion 6.3, 6.4 */
export function standing(state: State): readonly Place[] {
  const escaping = escapes(state);
  const scores = state.kills.map((kills, seat) => {
    const own = escaping.filter((escape) => escape.seat === seat);
    const rich = own.filter(({ coins }) => coins > 0).length;
    const treasure = sum(own.map(({ coins }) => coins));
    const poor = own.length - rich;
    const items = [
      { code: 'kills', points: kills },
      { code: 'treasure', points: treasure, count: rich },
      { code: 'escapedWithoutCoin', points: 0, count: poor },
    ];
    return { score: kills + treasure, poor, items };
  });
  return ranked(scores, (seat, other) => {
    const lead = scores[seat]!.score - scores[other]!.score;
    return lead > 0 || (lead === 0 && scores[seat]!.poor > scores[other]!.poor);
  });
}

export function result(state: State): Result | undefined {
  return isOver(state) ? { ending: 'lastTile', places: standing(state) } : undefined;
}
