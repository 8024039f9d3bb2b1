/** How near a seat is to linking two shrines, what that still costs, and how easily it is cut. Attika 8.2 */
import type { Seat } from '../../kit/rules.ts';
import { MOST_HEXES } from '../board.ts';
import { BUILDINGS } from '../data.ts';
import type { Prices } from '../sites.ts';
import type { State } from '../types.ts';
import { NEVER, distancesFrom, gapsBeyond, shrinesOf } from '../ways.ts';

/** Chains that lack more are not spoken of. */
export const FAR = 6;

export interface Chain {
  /** Empty hexes on the shortest way between two shrines; FAR where it lacks so many or more. */
  gaps: number;
  /** Of the places on the way: the fewest hexes that will do for one. One building cuts a way of width 1. */
  width: number;
  /** The fewest cards for which buildings on the mat fill the gaps, as far as each can be judged by itself. */
  cards: number;
  /** Empty places on the shortest way over land that is still to come; FAR at most. */
  later: number;
}

/** Distances from both ends of a way. */
const there = new Uint8Array(MOST_HEXES);
const back = new Uint8Array(MOST_HEXES);
/** For each place on a way: how many hexes will do, and the fewest cards for one of them. */
const choices = new Uint8Array(FAR + 1);
const dues = new Uint8Array(FAR + 1);

/** Written anew with each call. */
const chain: Chain = { gaps: FAR, width: 0, cards: 0, later: FAR };

export function chainOf(state: State, seat: Seat, prices: Prices): Chain {
  chain.gaps = FAR;
  chain.width = chain.cards = 0;
  const held = heldBy(state, seat);
  forWays(state, seat, FAR - 1, (gaps) => weigh(state, prices, held, gaps));
  chain.later = state.tiles.includes(1) || state.tile >= 0 ? gapsBeyond(state, seat, chain.gaps) : chain.gaps;
  return chain;
}

/** Takes the ways just found where they are shorter than those before, or as short and harder to cut. */
function weigh({ built }: State, prices: Prices, held: number, gaps: number): void {
  dues.fill(NEVER);
  for (let hex = 0; hex < built.length; hex++) {
    if (!liesBetween(built, hex, gaps)) continue;
    const place = there[hex]!;
    for (let left = held; left !== 0; left &= left - 1) {
      dues[place] = Math.min(dues[place]!, prices.least(31 - Math.clz32(left & -left), hex));
    }
  }
  let [width, cards] = [NEVER, 0];
  for (let place = 1; place <= gaps; place++) {
    width = Math.min(width, choices[place]!);
    cards = Math.min(NEVER, cards + dues[place]!);
  }
  if (gaps === chain.gaps && (width < chain.width || (width === chain.width && cards >= chain.cards))) return;
  chain.gaps = gaps;
  chain.width = width;
  chain.cards = cards;
}

/** What a hex on a way is worth by the gaps of the way, in cards. */
const STAKES: readonly number[] = [0, 8, 3, 1.5];
const stakes = new Float64Array(MOST_HEXES);

/** By hex: what building there is worth because it links shrines for somebody, or keeps others from it. Written anew with each call. */
export function stakesOf(state: State): Float64Array {
  const { built } = state;
  stakes.fill(0);
  for (let seat = 0; seat < state.seats; seat++) {
    forWays(state, seat, STAKES.length - 1, (gaps) => {
      for (let hex = 0; hex < built.length; hex++) {
        if (liesBetween(built, hex, gaps)) stakes[hex]! += STAKES[gaps]! / choices[there[hex]!]!;
      }
    });
  }
  return stakes;
}

/** Visits every two shrines between which no more gaps are than `most` or than were found before. */
function forWays(state: State, seat: Seat, most: number, visit: (gaps: number) => void): void {
  const { built } = state;
  const beside = shrinesOf(state.land);
  let least = most;
  for (let shrine = 0; shrine + 1 < beside.length; shrine++) {
    distancesFrom(state, seat, shrine, least, there);
    for (let to = shrine + 1; to < beside.length; to++) {
      let gaps = NEVER;
      for (const hex of beside[to]!) gaps = Math.min(gaps, there[hex]!);
      if (gaps === 0 || gaps > least) continue;
      least = gaps;
      distancesFrom(state, seat, to, gaps, back);
      choices.fill(0);
      for (let hex = 0; hex < built.length; hex++) if (liesBetween(built, hex, gaps)) choices[there[hex]!]!++;
      visit(gaps);
    }
  }
}

/** Whether a hex is a gap of a shortest way: an empty one counts from both ends. */
function liesBetween(built: readonly number[], hex: number, gaps: number): boolean {
  const place = there[hex]!;
  return place <= gaps && back[hex] === gaps + 1 - place && built[hex] === -1;
}

/** The kinds on a seat's mat, as bits. */
function heldBy({ mats }: State, seat: Seat): number {
  let held = 0;
  for (let kind = 0; kind < BUILDINGS.length; kind++) if (mats[seat * BUILDINGS.length + kind]! > 0) held |= 1 << kind;
  return held;
}
