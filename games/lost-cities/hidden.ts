/** What each seat may know, and full states that fit it. */
import { HIDDEN, filled, hideOthers, sum, takeOne } from '../kit/counts.ts';
import { dealUnseen } from '../kit/deck.ts';
import type { Random } from '../kit/random.ts';
import type { Memory, Seat } from '../kit/rules.ts';
import { CARDS } from './board.ts';
import { COPIES, SET_ASIDE, TILE_COUNTS, TILE_POINTS, VALUES } from './data.ts';
import { isOver } from './flow.ts';
import type { LostCitiesMemory } from './recall.ts';
import { pointsAfter } from './score.ts';
import { clone } from './state.ts';
import type { Expedition, State } from './types.ts';

/** The points of every point tile. */
const REWARDS: readonly number[] = TILE_COUNTS.flatMap((count, tile) => filled(count, TILE_POINTS[tile]!)).filter(
  (points) => points > 0,
);

/** Lost Cities 11: hands and point chips belong to their seat, covered cards and the deck to nobody; all is open after the end. */
export function view(state: State, seat: Seat | null): State {
  const seen = clone(state);
  if (isOver(state)) return seen;
  hideOthers(seen.hands, seat, CARDS);
  hideOthers(seen.points, seat, 1);
  for (const pile of seen.piles) pile.fill(HIDDEN, 0, Math.max(0, pile.length - 1));
  seen.deck.fill(HIDDEN);
  for (const [index, expedition] of state.expeditions.entries()) {
    const rewards = expedition.rewards.slice();
    hideOthers(rewards, seat, 1);
    seen.expeditions[index] = { ...expedition, rewards };
  }
  return seen;
}

/** A random full state that fits the view. */
export function redeal(seen: State, seat: Seat | null, random: Random, memory?: Memory): State {
  const state = clone(seen);
  if (isOver(state)) return state;
  const known = memory as LostCitiesMemory | undefined;
  dealCards(state, seat, random, known);
  dealPoints(state, seat, random, known);
  return state;
}

/** Deals the covered cards first, because at least their colour is known; then the hands. The rest is the deck. */
function dealCards(state: State, seat: Seat | null, random: Random, known?: LostCitiesMemory): void {
  const pool = unseen(state, seat);
  if (known !== undefined) layCovered(state, pool, known.piles);
  const held = known?.held;
  for (let colour = 0; colour < state.piles.length; colour++) {
    const pile = state.piles[colour]!;
    if (!pile.includes(HIDDEN)) continue;
    const free = held === undefined ? pool : loose(state, seat, pool, held);
    const from = colour * VALUES;
    const ofColour = free.slice(from, from + VALUES);
    let left = sum(ofColour);
    for (let i = 0; i < pile.length - 1; i++) {
      if (pile[i] !== HIDDEN) continue;
      const value = takeOne(ofColour, left--, random);
      pool[from + value]! -= 1;
      pile[i] = from + value;
    }
  }
  dealUnseen(state, seat, pool, random, { aside: SET_ASIDE[state.seats], held });
}

/** Puts remembered covered cards where they are. */
function layCovered({ piles }: State, pool: number[], known: LostCitiesMemory['piles']): void {
  for (const [colour, pile] of piles.entries()) {
    for (let i = 0; i < pile.length - 1; i++) {
      const card = known[colour]![i]!;
      if (card === HIDDEN) continue;
      pile[i] = card;
      pool[card]! -= 1;
    }
  }
}

/** How many of the cards that `seat` can't see are not known to be in another hand. */
function loose({ seats }: State, seat: Seat | null, pool: readonly number[], held: readonly number[]): number[] {
  return pool.map((count, card) => {
    let left = count;
    for (let other = 0; other < seats; other++) if (other !== seat) left -= held[other * CARDS + card]!;
    return left;
  });
}

/** How many cards of each kind lie where `seat` can't see them. */
function unseen(state: State, seat: Seat | null): number[] {
  const pool = filled(CARDS, COPIES);
  for (let owner = 0; owner < state.seats; owner++) {
    const at = owner * CARDS;
    for (let card = 0; card < CARDS; card++) {
      pool[card]! -= state.laid[at + card]!;
      if (owner === seat) pool[card]! -= state.hands[at + card]!;
    }
  }
  for (const pile of state.piles) if (pile.length > 0) pool[pile.at(-1)!]! -= 1;
  return pool;
}

/**
 * Deals what others earned on point tiles in earlier expeditions. Each tile counts at most once, because each figure
 * passes it only once.
 */
function dealPoints(state: State, seat: Seat | null, random: Random, known?: LostCitiesMemory): void {
  for (const [index, expedition] of state.expeditions.entries()) {
    const rewards = expedition.rewards.map((points, other) => {
      if (other === seat) return points;
      const earned = known?.rewards[index]![other] ?? HIDDEN;
      return earned === HIDDEN ? sumOfSome(REWARDS, expedition.rewardCounts[other]!, random) : earned;
    });
    state.expeditions[index] = { ...expedition, rewards };
  }
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) state.points[other] = earned(state.expeditions, other) + state.rewards[other]!;
  }
}

/** The points of `seat` after these expeditions. */
function earned(expeditions: readonly Expedition[], seat: Seat): number {
  return expeditions.reduce((points, expedition) => pointsAfter(expedition, seat, points), 0);
}

/** The sum of `count` different entries of `values`, drawn at random. */
function sumOfSome(values: readonly number[], count: number, random: Random): number {
  return count === 0 ? 0 : sum(random.shuffle([...values]).slice(0, count));
}
