/** How a bot chooses by a quick look: first placements, discards, the robber, what a card is used for. */
import { filled, sum } from '../../kit/counts.ts';
import type { Random } from '../../kit/random.ts';
import type { Seat } from '../../kit/rules.ts';
import { corners, cornersOfHex, edgesOfCorner, hexes } from '../board.ts';
import { HARVESTED, KINDS } from '../data.ts';
import { ownerOf } from '../buildings.ts';
import { houseFits } from '../sites.ts';
import type { Bundle, State } from '../types.ts';
import { type Hope, handOf, handWorth, NEAR_GOAL, openPoints } from './hopes.ts';
import { cornerWorth, incomeOf, roadWorth, robberWorth, robsSelf, sparesItself } from './sites.ts';
import { othersHold } from './trades.ts';

/** The best of the numbers below `count`; −1 where `worth` is never above 0. */
function best(count: number, worth: (index: number) => number): number {
  let found = -1;
  let most = 0;
  for (let index = 0; index < count; index++) {
    const here = worth(index);
    if (here > most) {
      most = here;
      found = index;
    }
  }
  return found;
}

/** Up to three pips of luck, so that playouts don't all open alike. */
const whim = (random: Random) => (3 * random.below(64)) / 64;

export function firstHouse(state: State, seat: Seat, random: Random): number {
  const own = incomeOf(state, seat);
  return best(corners.length, (corner) =>
    houseFits(state, corner) ? 0.1 + cornerWorth(state, corner, own) + whim(random) : 0,
  );
}

export function firstRoad(state: State, seat: Seat): number {
  const around = edgesOfCorner[state.pending]!;
  const own = incomeOf(state, seat);
  const index = best(around.length, (i) =>
    state.edges[around[i]!]! < 0 ? 0.1 + roadWorth(state, seat, around[i]!, own) : 0,
  );
  return around[index]!;
}

/** One card of each kind. */
const ONE: readonly Bundle[] = Array.from({ length: KINDS }, (_, kind) => filled(KINDS, 0).with(kind, 1));

/** The cards to discard: one after the other, each time the kind whose loss hurts the hand least. */
export function discards(state: State, seat: Seat, hopes: readonly Hope[]): Bundle {
  const kept = handOf(state, seat);
  const chosen = kept.map(() => 0);
  for (let left = state.owed[seat]!; left > 0; left--) {
    const kind = best(KINDS, (one) => {
      if (kept[one] === 0) return 0;
      const worth = handWorth(kept, hopes, ONE[one]);
      // 10 keeps the sum above 0, as `best` needs it. Of kinds worth the same, the one with most cards goes.
      return 10 + worth + 0.001 * kept[one]!;
    });
    kept[kind]! -= 1;
    chosen[kind]! += 1;
  }
  return chosen;
}

/** How much it matters to hold back each other seat: the more, the more points it shows, and twice as much near the goal. */
export function dreadOf(state: State, seat: Seat): readonly number[] {
  const dread: number[] = [];
  for (let other = 0; other < state.seats; other++) {
    const open = openPoints(state, other);
    dread.push(other === seat ? 0 : (1 + 0.25 * open) * (open >= NEAR_GOAL ? 2 : 1));
  }
  return dread;
}

/** Where to move the robber. */
export function robberHex(state: State, seat: Seat, random: Random): number {
  const dread = dreadOf(state, seat);
  const spares = sparesItself(state, seat);
  return best(hexes.length, (hex) => {
    if (hex === state.robber || (spares && robsSelf(state, seat, hex))) return 0;
    return Math.max(0.01, 1 + robberWorth(state, seat, hex, dread) + whim(random));
  });
}

/** Whom to rob on a hex: those with many cards and many points. Null where nobody there holds any. */
export function victimOn(state: State, seat: Seat, hex: number): Seat | null {
  const around = cornersOfHex[hex]!;
  let victim: Seat | null = null;
  let most = 0;
  for (let i = 0; i < around.length; i++) {
    const building = state.corners[around[i]!]!;
    if (building === 0) continue;
    const owner = ownerOf(building);
    if (owner === seat || state.handSizes[owner] === 0) continue;
    const appeal = 1 + 0.1 * Math.min(state.handSizes[owner]!, 8) + 0.3 * openPoints(state, owner);
    if (appeal > most) {
      most = appeal;
      victim = owner;
    }
  }
  return victim;
}

/** The one or two cards that do most for the hand, from what the bank can pay. */
export function harvestOf(state: State, seat: Seat, hopes: readonly Hope[]): readonly number[] {
  const hand = handOf(state, seat);
  const bank = state.bank.slice();
  const chosen: number[] = [];
  const count = Math.min(HARVESTED, sum(bank));
  while (chosen.length < count) {
    const kind = best(KINDS, (one) => {
      if (bank[one] === 0) return 0;
      hand[one]! += 1;
      const worth = 10 + handWorth(hand, hopes);
      hand[one]! -= 1;
      return worth;
    });
    bank[kind]! -= 1;
    hand[kind]! += 1;
    chosen.push(kind);
  }
  return chosen.toSorted((a, b) => a - b);
}

/** The resource of which the others hold most; everybody can count that from the bank. */
export function monopolyOf(state: State, seat: Seat): number {
  return Math.max(
    0,
    best(KINDS, (kind) => othersHold(state, seat, kind)),
  );
}
