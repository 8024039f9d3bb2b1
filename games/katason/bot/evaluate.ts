/** How likely each seat is to win, from what stands on the board and what it could build next. */
import type { Seat } from '../../kit/rules.ts';
import { cornersOfHex } from '../board.ts';
import { GOAL, KINDS, LEAST_KNIGHTS, LEAST_TRAIL, POINT } from '../data.ts';
import { points } from '../score.ts';
import { ownerOf, yieldOf } from '../sites.ts';
import type { State } from '../types.ts';
import { handOf, handWorth, hopesOf } from './hopes.ts';
import { bestSite, cornerWorth, incomeOf, pips } from './sites.ts';

/** Names of what is looked at, in the order of `features`. */
const WEIGHTS: readonly number[] = [0.55, 0.09, 0.22, 0.35, 0.2, 0.12, 0.15, 0.05, 0.05, 0.25];

/** What counts for one seat. */
export function features(state: State, seat: Seat): number[] {
  const income = incomeOf(state, seat);
  const held = points(state, seat);
  const total = income.reduce((sum, count) => sum + count, 0) - blocked(state, seat);
  const kinds = income.filter((count) => count > 0).length;
  const hand = handWorth(handOf(state, seat), hopesOf(state, seat));
  const useful = state.cardCounts[seat]! - state.cards[seat * KINDS + POINT]!;
  const trail = Math.min(state.trails[seat]!, LEAST_TRAIL + 3);
  const knights = Math.min(state.knights[seat]!, LEAST_KNIGHTS + 1);
  const site = bestSite(state, seat);
  const expansion = site < 0 ? 0 : Math.min(cornerWorth(state, site, income), 15);
  let harbours = 0;
  for (let kind = 0; kind < KINDS; kind++)
    harbours += (4 - state.rates[seat * KINDS + kind]!) * Math.min(income[kind]!, 8);
  const near = held >= GOAL ? 2 : held === GOAL - 1 ? 1 : 0;
  return [held, total, kinds, hand, useful, trail, knights, expansion, harbours, near];
}

/** Chances by seat, from a softmax over weighted sums. */
export function evaluate(state: State): readonly number[] {
  const chances: number[] = [];
  let total = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    let strength = 0;
    const looked = features(state, seat);
    for (let i = 0; i < looked.length; i++) strength += WEIGHTS[i]! * looked[i]!;
    const chance = Math.exp(strength);
    chances.push(chance);
    total += chance;
  }
  for (let seat = 0; seat < chances.length; seat++) chances[seat]! /= total;
  return chances;
}

/** Pips the robber keeps from `seat`. */
function blocked(state: State, seat: Seat): number {
  const around = cornersOfHex[state.robber]!;
  let lost = 0;
  for (let i = 0; i < around.length; i++) {
    const building = state.corners[around[i]!]!;
    if (building !== 0 && ownerOf(building) === seat) lost += yieldOf(building) * pips(state.numbers[state.robber]!);
  }
  return lost;
}
