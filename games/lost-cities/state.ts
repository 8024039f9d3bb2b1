/** The state of a game of Lost Cities: setting it up, copying it and counting it. */
import { filled, sum } from '../kit/counts.ts';
import { drawCard } from '../kit/deck.ts';
import type { Random } from '../kit/random.ts';
import { CARDS, SPACES, cardOf, marks } from './board.ts';
import {
  COLOURS,
  COPIES,
  EXPLORERS,
  HAND,
  PATHS,
  SET_ASIDE,
  STATUE,
  STEP,
  TILES,
  TILE_COUNTS,
  VALUES,
} from './data.ts';
import type { Options } from './meta.ts';
import type { State } from './types.ts';

/** Every event tile, sorted. */
const ALL_TILES: readonly number[] = TILE_COUNTS.flatMap((count, tile) => filled(count, tile));

/** Nobody has points; the first expedition is laid out. Lost Cities 2 */
export function setup(seats: number, options: Options, random: Random): State {
  const state: State = {
    options,
    seats,
    tiles: filled(SPACES, -1),
    steps: filled(seats * PATHS, 0),
    researchers: filled(seats, -1),
    explorersLeft: filled(seats, EXPLORERS),
    hands: filled(seats * CARDS, 0),
    handSizes: filled(seats, 0),
    laid: filled(seats * CARDS, 0),
    firsts: filled(seats * PATHS, -1),
    tops: filled(seats * PATHS, -1),
    piles: COLOURS.map(() => []),
    deck: filled(CARDS, COPIES),
    deckSize: 0,
    points: filled(seats, 0),
    rewardCounts: filled(seats, 0),
    rewards: filled(seats, 0),
    statues: filled(seats, 0),
    statueChips: filled(seats, 0),
    expeditions: [],
    turn: 0,
    stage: 'card',
    pending: [],
    discarded: -1,
    stalled: 0,
    ending: null,
  };
  layOut(state, random);
  return state;
}

/** Lays out an expedition: everything back to its start, tiles shuffled, cards dealt. Chips and the turn stay. */
export function layOut(state: State, random: Random): void {
  const { seats } = state;
  const aside = SET_ASIDE[seats]!;
  const tiles = random.shuffle([...ALL_TILES]);
  for (const [index, space] of marks.entries()) state.tiles[space] = tiles[index]!;
  state.steps.fill(0);
  state.researchers.fill(-1);
  state.explorersLeft.fill(EXPLORERS);
  state.hands.fill(0);
  state.handSizes.fill(0);
  state.laid.fill(0);
  state.firsts.fill(-1);
  state.tops.fill(-1);
  for (const pile of state.piles) pile.length = 0;
  state.deck.fill(COPIES);
  state.deckSize = CARDS * COPIES - aside;
  state.rewardCounts.fill(0);
  state.rewards.fill(0);
  state.statues.fill(0);
  state.stage = 'card';
  state.pending.length = 0;
  state.discarded = -1;
  state.stalled = 0;
  for (let seat = 0; seat < seats; seat++) for (let i = 0; i < HAND; i++) drawCard(state, seat, random, aside);
}

/** Copies field by field, which is many times faster than a general copy; a search copies at every step. */
export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    tiles: state.tiles.slice(),
    steps: state.steps.slice(),
    researchers: state.researchers.slice(),
    explorersLeft: state.explorersLeft.slice(),
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    laid: state.laid.slice(),
    firsts: state.firsts.slice(),
    tops: state.tops.slice(),
    piles: state.piles.map((pile) => pile.slice()),
    deck: state.deck.slice(),
    deckSize: state.deckSize,
    points: state.points.slice(),
    rewardCounts: state.rewardCounts.slice(),
    rewards: state.rewards.slice(),
    statues: state.statues.slice(),
    statueChips: state.statueChips.slice(),
    expeditions: state.expeditions.slice(),
    turn: state.turn,
    stage: state.stage,
    pending: state.pending.slice(),
    discarded: state.discarded,
    stalled: state.stalled,
    ending: state.ending,
  };
}

/** Counts every card, tile and figure, wherever it is. */
export function census(state: State): Readonly<Record<string, number>> {
  const count: Record<string, number> = {};
  for (const [colour, name] of COLOURS.entries()) {
    const loose = ofColour(state.deck, colour) + ofColour(state.hands, colour) + ofColour(state.laid, colour);
    count[`${name}Cards`] = loose + state.piles[colour]!.length;
  }
  const onBoard = (wanted: number) => state.tiles.filter((tile) => tile === wanted).length;
  count['statues'] = onBoard(STATUE) + sum(state.statues);
  for (let tile = STEP; tile < TILES.length; tile++) count[TILES[tile]!] = onBoard(tile);
  const researchers = state.researchers.filter((path) => path >= 0).length;
  count['explorers'] = sum(state.explorersLeft) + state.steps.filter((step) => step > 0).length - researchers;
  return count;
}

/** How many cards of a colour lie in heaps, counted by card. */
function ofColour(cards: readonly number[], colour: number): number {
  let count = 0;
  for (let from = cardOf(colour, 0); from < cards.length; from += CARDS) {
    for (let value = 0; value < VALUES; value++) count += cards[from + value]!;
  }
  return count;
}
